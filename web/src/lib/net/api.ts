// Every request that the client makes. A refusal is thrown as `Refusal`, with the server's words for it.
import type {
  AccountInfo,
  AnalysisPart,
  AnalysisRequest,
  BeginChapter,
  Book,
  CampaignInfo,
  CampaignPage,
  CampaignUpload,
  Change,
  CreateTable,
  FoundCampaign,
  GameInfo,
  HeroCards,
  ScenarioBrief,
  HistoryPage,
  Introduce,
  Invitation,
  JoinCampaign,
  Leaders,
  Login,
  Me,
  PasskeyAnswer,
  PasskeyOptions,
  PasskeyStart,
  People,
  Problem,
  Puzzle,
  PuzzleAnswer,
  Profile,
  QuickGame,
  RecordFile,
  Recover,
  RecoveryCodes,
  Register,
  Registered,
  Rematch,
  Replay,
  ReplayRequest,
  RulesPage,
  ShareInfo,
  Solution,
  TableInfo,
  TablePage,
  Texts,
  Vote,
  Whom,
} from './wire';

export type Which = 'open' | 'mine' | 'watch' | 'finished';

/** `unreachable` is the client's own: no answer, or none that the server of the game would give. */
export class Refusal extends Error {
  constructor(
    readonly code: Problem['code'] | 'unreachable',
    text: string,
    readonly rule = '',
    /** Which field is wrong, and how; in English. */
    readonly detail = '',
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
    ? new Refusal(problem.code, problem.text, problem.rule, problem.detail)
    : new Refusal('unreachable', '');
}

const campaign = (id: string) => `/campaigns/${encodeURIComponent(id)}`;
const invitation = (key: string) => `/invitations/${encodeURIComponent(key)}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** What is looked for in my history; what is left out is not asked for. */
export interface Search {
  game?: string;
  person?: string;
  other?: string;
  since?: number;
  until?: number;
  result?: 'won' | 'lost' | '';
}

function query(search: Search, page: number): string {
  const wanted = Object.entries({ ...search, page }).filter(([, value]) => value !== '' && value !== undefined && value !== 0);
  return new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
}

export const api = {
  me: () => request<Me | null>('GET', '/me'),
  introduce: (me: Introduce) => request<Me>('POST', '/me', me),

  account: () => request<AccountInfo>('GET', '/account'),
  register: (wanted: Register) => request<Registered>('POST', '/account', wanted),
  logIn: (wanted: Login) => request<Me>('POST', '/account/login', wanted),
  recover: (wanted: Recover) => request<Me>('POST', '/account/recover', wanted),
  passkeyOptions: (wanted: PasskeyStart) => request<PasskeyOptions>('POST', '/account/passkey/options', wanted),
  addPasskey: (answer: PasskeyAnswer) => request<Registered>('POST', '/account/passkey', answer),
  logInByPasskey: (answer: PasskeyAnswer) => request<Me>('POST', '/account/passkey/login', answer),
  removePasskey: (id: string) => request<AccountInfo>('DELETE', `/account/passkeys/${id}`),
  changeAccount: (wanted: Change) => request<AccountInfo>('PUT', '/account', wanted),
  renewCodes: (password: string | null) => request<RecoveryCodes>('POST', '/account/recovery', { password }),
  endSession: (id: string) => request<null>('DELETE', `/me/sessions/${id}`),
  endSessions: () => request<AccountInfo>('DELETE', '/me/sessions'),
  forgetMe: (password: string | null) => request<null>('POST', '/me/forget', { password }),
  exportAddress: '/api/me/export',

  befriend: (whom: Whom) => request<People>('POST', '/friends', whom),
  unfriend: (id: string) => request<People>('DELETE', `/friends/${id}`),
  block: (whom: Whom) => request<People>('POST', '/blocks', whom),
  unblock: (id: string) => request<People>('DELETE', `/blocks/${id}`),
  invite: (id: string, person: string) => request<People>('POST', `${table(id)}/invitations`, { person }),
  decline: (id: string) => request<People>('DELETE', `/invitations/${encodeURIComponent(id)}`),
  share: (id: string) => request<ShareInfo>('GET', `${table(id)}/share`),
  qrAddress: (id: string) => `/api${table(id)}/qr`,

  profile: (id = '') => request<Profile>('GET', id ? `/profiles/${encodeURIComponent(id)}` : '/profile'),
  showProfile: (shown: Profile['shown']) => request<Profile>('PUT', '/profile', { shown }),
  history: (search: Search, page = 0) => request<HistoryPage>('GET', `/history?${query(search, page)}`),
  leaders: (game: string) => request<Leaders>('GET', `/leaders/${encodeURIComponent(game)}`),

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
  resign: (id: string) => request<TableInfo>('POST', `${table(id)}/resign`),
  quit: (id: string, on: boolean) => request<TableInfo>('PUT', `${table(id)}/quit`, { on }),
  deleteTable: (id: string) => request<void>('DELETE', table(id)),
  rematch: (id: string, wanted: Rematch = {}) => request<TableInfo>('POST', `${table(id)}/rematch`, wanted),

  campaigns: () => request<CampaignPage>('GET', '/campaigns'),
  found: (wanted: FoundCampaign) => request<CampaignInfo>('POST', '/campaigns', wanted),
  campaign: (id: string) => request<CampaignInfo>('GET', campaign(id)),
  deed: (id: string, change: Record<string, unknown>) => request<CampaignInfo>('POST', `${campaign(id)}/deeds`, { change }),
  beginChapter: (id: string, wanted: BeginChapter) => request<TableInfo>('POST', `${campaign(id)}/chapter`, wanted),
  vote: (id: string, wanted: Vote) => request<CampaignInfo>('PUT', `${campaign(id)}/vote`, wanted),
  giveChapterUp: (id: string) => request<CampaignInfo>('DELETE', `${campaign(id)}/chapter`),
  /** The newest lines, or those before a number. */
  book: (id: string, before?: number) => request<Book>('GET', `${campaign(id)}/book${before === undefined ? '' : `?before=${before}`}`),
  chapters: (id: string) => request<Book>('GET', `${campaign(id)}/book?played=true`),
  heroCards: (id: string, hero: string, place = '', sticker = '') =>
    request<HeroCards>('GET', `${campaign(id)}/heroes/${encodeURIComponent(hero)}/cards?${new URLSearchParams({ place, sticker })}`),
  scenario: (id: string, number: number, party: string) => request<ScenarioBrief>('GET', `${campaign(id)}/scenarios/${number}?${new URLSearchParams({ party })}`),
  addBot: (id: string, bot: string) => request<CampaignInfo>('POST', `${campaign(id)}/bots`, { bot }),
  archive: (id: string, archived: boolean) => request<CampaignInfo>('PUT', `${campaign(id)}/archive`, { archived }),
  leaveCampaign: (id: string) => request<undefined>('DELETE', `${campaign(id)}/membership`),
  campaignFile: (id: string) => `/api${campaign(id)}/file`,
  importCampaign: (wanted: CampaignUpload) => request<CampaignInfo>('POST', '/campaigns/file', wanted),
  invitation: (key: string) => request<Invitation>('GET', invitation(key)),
  join: (key: string, wanted: JoinCampaign = {}) => request<CampaignInfo>('POST', invitation(key), wanted),

  puzzle: (game: string) => request<Puzzle>('GET', `/puzzles/${encodeURIComponent(game)}`),
  solve: (game: string, answer: PuzzleAnswer) => request<Solution>('POST', `/puzzles/${encodeURIComponent(game)}`, answer),

  replay: (wanted: ReplayRequest) => request<Replay>('POST', '/replay', wanted),
  analysis: (wanted: AnalysisRequest) => request<AnalysisPart>('POST', '/analysis', wanted),
  record: (id: string) => request<RecordFile>('GET', `${table(id)}/record`),
  reportWords: (id: string, said: number, why: string) => request<void>('POST', `${table(id)}/reports`, { said, why }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  reportAddress: (id: string, seat: number | null) =>
    `/api${table(id)}/report${seat === null ? '' : `?seat=${seat}`}`,
};

export const mySocketAddress = () => `${location.origin.replace(/^http/, 'ws')}/ws/me`;

export function socketAddress(id: string, seat: number | null, since: number): string {
  const query = new URLSearchParams({ since: String(since), changes: 'true' });
  if (seat !== null) query.set('seat', String(seat));
  return `${location.origin.replace(/^http/, 'ws')}/ws${table(id)}?${query}`;
}

export function campaignSocketAddress(id: string): string {
  return `${location.origin.replace(/^http/, 'ws')}/ws${campaign(id)}`;
}
