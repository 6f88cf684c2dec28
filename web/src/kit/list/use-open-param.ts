import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './use-address.ts';

const name = 'open';
/** Value that opens the form of a new row. */
export const newRowParam = 'new';

/** Opens the row named in the URL (`?open=<id>`, or a new one) and removes the parameter. */
export function useOpenParam(open: (param: string) => void): void {
  const [address, change] = useAddress();
  const param = address.get(name);
  const openOnce = useEffectEvent((id: string) => {
    change({ [name]: undefined });
    open(id);
  });
  useEffect(() => {
    if (param !== null) openOnce(param);
  }, [param]);
}
