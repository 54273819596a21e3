// Passkeys, as the browser has them: the server speaks base64url where the browser wants bytes.
import { api } from '../net/api';
import type { Me, Registered } from '../net/wire';
import { language } from '../words/language.svelte';

type Json = Record<string, unknown>;

/** They need a page that nobody could have changed on its way, and a name: a number has none. */
export function passkeysWork(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** A new one: for a new account of that name, or one more for mine. Null: the person has thought better of it. */
export async function makePasskey(purpose: 'register' | 'add', name: string | null = null): Promise<Registered | null> {
  const { options } = await api.passkeyOptions({ purpose, name });
  const user = options['user'] as Json;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options['challenge']),
        user: { ...user, id: bytes(user['id']) },
        excludeCredentials: credentials(options['excludeCredentials']),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  return made && api.addPasskey({ credential: asJson(made), language: language.current });
}

export async function logInByPasskey(bring: boolean): Promise<Me | null> {
  const { options } = await api.passkeyOptions({ purpose: 'login' });
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytes(options['challenge']),
        allowCredentials: credentials(options['allowCredentials']),
      } as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
  return found && api.logInByPasskey({ credential: asJson(found), bring });
}

/** Whoever closes the browser's own dialog has not made a mistake. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

function credentials(list: unknown): unknown {
  return ((list as Json[] | undefined) ?? []).map((one) => ({ ...one, id: bytes(one['id']) }));
}

function asJson(credential: PublicKeyCredential): Json {
  const response: Json = {};
  for (const name of ['attestationObject', 'authenticatorData', 'clientDataJSON', 'signature', 'userHandle']) {
    const part = (credential.response as unknown as Json)[name];
    if (part instanceof ArrayBuffer) response[name] = text(part);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

export function bytes(base64url: unknown): Uint8Array {
  const plain = atob(String(base64url).replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
