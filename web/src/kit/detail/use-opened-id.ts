import { useCallback } from 'react';
import { useAddress } from '../list/use-address.ts';

/** Id of the open row, stored in the URL for links and reloads. */
export function useOpenedId(): [string | undefined, (id: string | undefined) => void] {
  const [address, change] = useAddress();
  const open = useCallback((id: string | undefined) => change({ id }), [change]);
  return [address.get('id') ?? undefined, open];
}
