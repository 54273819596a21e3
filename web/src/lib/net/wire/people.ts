// Made from src/taverna/wire/people.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { Me } from './lobby';

/** Mine; a guest without an account has sessions only. */
export interface AccountInfo {
  me: Me;
  password: boolean;
  recovery_codes: number;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
}

/** What is left out stays. A new password ends all other sessions, and needs the one of before if there is one. */
export interface Change {
  name?: string | null;
  password?: string | null;
  old_password?: string | null;
}

/** The password once more, where there is one. */
export interface Confirm {
  password?: string | null;
}

export interface InvitationInfo {
  table: string;
  game: string;
  by: string;
  at: number;
}

/** A friend, to a table. */
export interface Invite {
  person: string;
}

export interface Login {
  name: string;
  password: string;
  bring?: boolean;
}

/** Over `/ws/me`: friends, requests, invitations or turns have changed; this is how they are now. */
export interface News {
  type: "news";
  people: People;
  turns: TurnInfo[];
}

export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  language?: "en" | "es" | "pt-BR";
  bring?: boolean;
}

export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** `register`: a new account of that name; `add`: one more for mine; `login`: whoever it belongs to. */
export interface PasskeyStart {
  purpose: "add" | "login" | "register";
  name?: string | null;
}

/** What others are to me. */
export interface People {
  friends: PersonInfo[];
  asking: PersonInfo[];
  asked: PersonInfo[];
  blocked: PersonInfo[];
  invitations: InvitationInfo[];
}

export interface PersonInfo {
  id: string;
  name: string;
}

/** A recovery code and a new password; every session of before ends. */
export interface Recover {
  name: string;
  code: string;
  password: string;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

/** Become an account; whoever is a guest already keeps seats, tables and history. */
export interface Register {
  name: string;
  password: string;
  language?: "en" | "es" | "pt-BR";
}

export interface Registered {
  me: Me;
  recovery_codes: string[];
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** How others get to a table. */
export interface ShareInfo {
  link: string;
  reach: "house" | "machine" | "world";
}

/** A table where it is my turn. */
export interface TurnInfo {
  table: string;
  game: string;
  until: number | null;
}

/** Somebody: by the name of their account, by their id, or by where they sit. */
export interface Whom {
  name?: string | null;
  person?: string | null;
  table?: string | null;
  seat?: number | null;
}
