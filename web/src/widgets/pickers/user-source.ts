import type { Page } from '@campus/contract/kit';
import { request, requestBlob } from '../../request/client.ts';
import type { OptionSource } from '../selects/use-search.ts';
import type { DepartSource } from './depart-tree.ts';

/** A user, as returned by the pickers' calls. */
export interface PickedUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly sex?: number | string | null;
  readonly sex_dictText?: string;
  readonly phone?: string | null;
  readonly orgCodeTxt?: string | null;
  readonly status?: number;
}
export type UserPage = Page<PickedUser>;
export type UserStore = 'username' | 'id';

const base = (source: DepartSource): string => (source === 'sys' ? '/sys/user' : '/zsSearchController');
const columns = 'id,username,realname,sex,phone,orgCodeTxt';

/** A page of matching users, newest first. */
export const userPage = (
  source: DepartSource,
  query: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<UserPage> =>
  request<UserPage>({
    method: 'GET',
    path: `${base(source)}/queryUserComponentData`,
    query: { column: 'createTime', order: 'desc', field: columns, ...query },
    signal,
  });

/** Selected users; the trailing comma makes the server match exactly. This call returns a plain array without envelope. */
export async function loadUsers(
  source: DepartSource,
  store: UserStore,
  values: readonly string[],
  signal?: AbortSignal,
  silent?: boolean,
): Promise<readonly PickedUser[]> {
  const { blob } = await requestBlob({
    silent,
    method: 'GET',
    path: `${base(source)}/getMultiUser`,
    query: { [store === 'id' ? 'ids' : store]: `${values.join(',')},` },
    signal,
  });
  return JSON.parse(await blob.text()) as readonly PickedUser[];
}

/** Recent choices that are still selectable: a frozen account keeps its name, but is not offered. */
export const recentUsers = async (source: DepartSource, ids: readonly string[], signal?: AbortSignal) =>
  (await loadUsers(source, 'id', ids, signal, true)).filter(({ status = 1 }) => status === 1);

/** Users by name, for a select. */
export const userOptions = (source: DepartSource = 'sys', store: UserStore = 'username'): OptionSource => ({
  key: ['users', source, store],
  search: async (keyword, signal) =>
    (await userPage(source, { quickFind: keyword, pageNo: 1, pageSize: 10 }, signal)).records.map((user) => ({
      value: user[store],
      label: user.realname,
    })),
  look: async (values, signal) =>
    (await loadUsers(source, store, values, signal)).map((user) => ({ value: user[store], label: user.realname })),
  recent: async (values, signal) =>
    (await loadUsers(source, store, values, signal, true))
      .filter(({ status = 1 }) => status === 1)
      .map((user) => ({ value: user[store], label: user.realname })),
});
