import { type LoginUser, lifetimes, type PermissionResult } from '@campus/contract/rules';
import { create } from 'zustand';
import type { Dictionaries } from './dictionary-items.ts';
import { unlockBrowser } from './lock-store.ts';
import { forgetRegistration } from './registration.ts';
import { forget, forgetUser, type OpenChoice, readStored, store } from './storage.ts';

export interface SessionState {
  readonly token: string | undefined;
  readonly user: LoginUser | undefined;
  /** `'0'` while no tenant is chosen. */
  readonly tenantId: string;
  readonly dictionaries: Dictionaries;
  /** Set while the user has not said for which tenant or department he comes: the console asks before it opens (S 6). */
  readonly choice: OpenChoice | undefined;
  /** Undefined until fetched after entering the console. */
  readonly permissions: PermissionResult | undefined;
}

const stored = (): SessionState => ({
  token: readStored('access-token'),
  user: readStored('user-info'),
  tenantId: readStored('tenant-id') ?? '0',
  dictionaries: readStored('UI_CACHE_DB_DICT_DATA') ?? {},
  choice: readStored('choice'),
  permissions: undefined,
});

/** Who is signed in. Filled from the browser's storage; the token there is what makes a signed-in state (S 4). */
export const useSession = create<SessionState>()(stored);

/** Stores what a successful sign-in answers: token, user and dictionaries for 7 days (S 4), and the time of it for 30. */
export function startSession(result: {
  token: string;
  userInfo: LoginUser;
  sysAllDictItems?: Dictionaries | undefined;
  deviceToken?: string | undefined;
}): void {
  if (result.deviceToken) store('device', result.deviceToken);
  forgetRegistration();
  unlockBrowser();
  store('access-token', result.token, lifetimes.session);
  store(`last-login/${result.userInfo.username}`, Date.now(), lifetimes.lastLogin);
  useSession.setState({ token: result.token, permissions: undefined });
  keepUser(result.userInfo);
  if (result.sysAllDictItems) keepDictionaries(result.sysAllDictItems);
}

/** Stores the user as a department choice or an edit of one's own data answers it. */
export function keepUser(user: LoginUser): void {
  store('user-info', user, lifetimes.session);
  useSession.setState({ user });
}

export function keepDictionaries(dictionaries: Dictionaries): void {
  useSession.setState({ dictionaries });
  store('UI_CACHE_DB_DICT_DATA', dictionaries, lifetimes.dictionaries);
}

/** Keeps what is still to be chosen after a sign-in, so that no reload gets around it. */
export function askChoice({ userInfo, departs, multi_depart, tenantList }: OpenChoice): void {
  const choice: OpenChoice = { userInfo, departs, multi_depart, ...(tenantList && { tenantList }) };
  store('choice', choice, lifetimes.session);
  useSession.setState({ choice });
}

/** The user has chosen. */
export function choiceMade(): void {
  forget('choice');
  useSession.setState({ choice: undefined });
}

/** The tenant every further request is made for; `'0'` is the session's own. */
export function chooseTenant(tenantId: string | number): void {
  store('tenant-id', String(tenantId), lifetimes.session);
  useSession.setState({ tenantId: String(tenantId) });
}

/** Forgets the user in this browser; the server is told by `signOut`. */
export function forgetSession(): void {
  forgetUser();
  unlockBrowser();
  useSession.setState({
    token: undefined,
    user: undefined,
    tenantId: '0',
    dictionaries: {},
    choice: undefined,
    permissions: undefined,
  });
}

/** When this user last signed in here, in epoch ms. */
export const lastLoginAt = (username: string): number | undefined => readStored(`last-login/${username}`);
