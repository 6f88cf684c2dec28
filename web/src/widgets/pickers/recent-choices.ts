import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';

const most = 8;
function getKey(kind: string): `recent-choices/${string}` {
  const { user, tenantId } = useSession.getState();
  return `recent-choices/${user?.username ?? ''}/${tenantId}/${kind}`;
}

/** Ids of this account's recent choices of a kind in the current tenant, latest first; removed on sign-out. */
export const listRecentChoices = (kind: string): readonly string[] => readStored(getKey(kind)) ?? [];

/** Stores a choice by ids only: names are loaded again with the current permissions. */
export function saveRecentChoice(kind: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const latest = [...ids].reverse();
  store(getKey(kind), [...latest, ...listRecentChoices(kind).filter((id) => !ids.includes(id))].slice(0, most));
}
