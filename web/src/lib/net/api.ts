// Every request that the client makes. A refusal is thrown as `Refusal`, with the server's words for it.
import type {
  AnalysisPart,
  AnalysisRequest,
  CreateTable,
  GameInfo,
  Introduce,
  Me,
  Problem,
  QuickGame,
  RecordFile,
  Rematch,
  Replay,
  ReplayRequest,
  RulesPage,
  TableInfo,
  TablePage,
  Texts,
} from './wire';

export type Which = 'open' | 'mine' | 'watch' | 'finished';

/** `unreachable` is the client's own: no answer, or none that the server of the game would give. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'unreachable',
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('unreachable', '');
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const problem = answer as Partial<Problem> | undefined;
  throw problem?.code && problem.text
    ? new Refusal(problem.code, problem.text, problem.rule)
    : new Refusal('unreachable', '');
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me | null>('GET', '/me'),
  introduce: (me: Introduce) => request<Me>('POST', '/me', me),

  games: () => request<GameInfo[]>('GET', '/games'),
  texts: (game: string, language: string) => request<Texts>('GET', `/texts/${language}/${encodeURIComponent(game)}`),
  /** A part of what the game tells about its components, in words. */
  reference: <Part>(game: string, part: string, language: string) =>
    request<Part>('GET', `/reference/${encodeURIComponent(game)}/${part}/${language}`),
  rules: (game: string, language: string) => request<RulesPage>('GET', `/rules/${encodeURIComponent(game)}/${language}`),

  tables: (which: Which, page = 0) => request<TablePage>('GET', `/tables?which=${which}&page=${page}`),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  create: (wanted: CreateTable) => request<TableInfo>('POST', '/tables', wanted),
  quick: (wanted: QuickGame) => request<TableInfo>('POST', '/quick', wanted),
  sit: (id: string, seat: number, name: string | null = null) =>
    request<TableInfo>('POST', `${table(id)}/seats/${seat}`, { name }),
  leave: (id: string, seat: number) => request<TableInfo>('DELETE', `${table(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    request<TableInfo>('PUT', `${table(id)}/seats/${seat}/bot`, { bot }),
  removeBot: (id: string, seat: number) => request<TableInfo>('DELETE', `${table(id)}/seats/${seat}/bot`),
  start: (id: string) => request<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string, wanted: Rematch = {}) => request<TableInfo>('POST', `${table(id)}/rematch`, wanted),

  replay: (wanted: ReplayRequest) => request<Replay>('POST', '/replay', wanted),
  analysis: (wanted: AnalysisRequest) => request<AnalysisPart>('POST', '/analysis', wanted),
  record: (id: string) => request<RecordFile>('GET', `${table(id)}/record`),
  reportWords: (id: string, said: number, why: string) => request<void>('POST', `${table(id)}/reports`, { said, why }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  reportAddress: (id: string, seat: number | null) =>
    `/api${table(id)}/report${seat === null ? '' : `?seat=${seat}`}`,
};

export function socketAddress(id: string, seat: number | null, since: number): string {
  const query = new URLSearchParams({ since: String(since), changes: 'true' });
  if (seat !== null) query.set('seat', String(seat));
  return `${location.origin.replace(/^http/, 'ws')}/ws${table(id)}?${query}`;
}
