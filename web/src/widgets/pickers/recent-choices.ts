import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';

const most = 8;
const keyOf = (kind: string): `recent-choices/${string}` =>
  `recent-choices/${useSession.getState().user?.username ?? ''}/${kind}`;

/** Ids of what this account chose last in pickers of this kind, the latest first; signing out forgets them. */
export const recentIds = (kind: string): readonly string[] => readStored(keyOf(kind)) ?? [];

/** Remembers a choice. Only ids are kept: names are read again, under the rights of the day. */
export function rememberChoice(kind: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const latest = [...ids].reverse();
  store(keyOf(kind), [...latest, ...recentIds(kind).filter((id) => !ids.includes(id))].slice(0, most));
}
