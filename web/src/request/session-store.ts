import { type LoginUser, lifetimes, type PermissionResult } from '@campus/contract/rules';
import { create } from 'zustand';
import type { Dictionaries } from './dictionary-items.ts';
import { unlockBrowser } from './lock-store.ts';
import { clearRegistration } from './registration.ts';
import { clearUserStorage, forget, type OpenChoice, readStored, store } from './storage.ts';

export interface SessionState {
  readonly token: string | undefined;
  readonly user: LoginUser | undefined;
  /** `'0'` while no tenant is chosen. */
  readonly tenantId: string;
  readonly dictionaries: Dictionaries;
  /** Set while the user still has to choose a tenant or department; the console asks before it opens. */
  readonly choice: OpenChoice | undefined;
  /** Undefined until they are loaded on entering the console. */
  readonly permissions: PermissionResult | undefined;
}

const readState = (): SessionState => ({
  token: readStored('access-token'),
  user: readStored('user-info'),
  tenantId: readStored('tenant-id') ?? '0',
  dictionaries: readStored('UI_CACHE_DB_DICT_DATA') ?? {},
  choice: readStored('choice'),
  permissions: undefined,
});

/** The signed-in user, restored from the browser's storage. A stored token means signed in. */
export const useSession = create<SessionState>()(readState);

/** Stores a successful sign-in: token, user and dictionaries for 7 days, its time for 30. */
export function startSession(result: {
  token: string;
  userInfo: LoginUser;
  sysAllDictItems?: Dictionaries | undefined;
  deviceToken?: string | undefined;
}): void {
  if (result.deviceToken) store('device', result.deviceToken);
  clearRegistration();
  unlockBrowser();
  store('access-token', result.token, lifetimes.session);
  store(`last-login/${result.userInfo.username}`, Date.now(), lifetimes.lastLogin);
  useSession.setState({ token: result.token, permissions: undefined });
  saveUser(result.userInfo);
  if (result.sysAllDictItems) saveDictionaries(result.sysAllDictItems);
}

/** Stores the user after a department switch or a profile change. */
export function saveUser(user: LoginUser): void {
  store('user-info', user, lifetimes.session);
  useSession.setState({ user });
}

export function saveDictionaries(dictionaries: Dictionaries): void {
  useSession.setState({ dictionaries });
  store('UI_CACHE_DB_DICT_DATA', dictionaries, lifetimes.dictionaries);
}

/** Stores the pending choice after a sign-in, so that a reload does not skip it. */
export function requireChoice({ userInfo, departs, multi_depart, tenantList }: OpenChoice): void {
  const choice: OpenChoice = { userInfo, departs, multi_depart, ...(tenantList && { tenantList }) };
  store('choice', choice, lifetimes.session);
  useSession.setState({ choice });
}

/** Removes the pending choice. */
export function clearChoice(): void {
  forget('choice');
  useSession.setState({ choice: undefined });
}

/** Sets the tenant of further requests; `'0'` means the session's own. */
export function chooseTenant(tenantId: string | number): void {
  store('tenant-id', String(tenantId), lifetimes.session);
  useSession.setState({ tenantId: String(tenantId) });
}

/** Removes the user from this browser. The server is notified by `signOut`. */
export function forgetSession(): void {
  clearUserStorage();
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

/** Time of this user's last sign-in in this browser, in epoch ms. @internal */
export const getLastLogin = (username: string): number | undefined => readStored(`last-login/${username}`);
