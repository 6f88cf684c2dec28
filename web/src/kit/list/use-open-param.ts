import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const name = 'open';
/** Value that opens the form of a new row. */
export const newRowParam = 'new';

/** Opens the row named in the URL (`?open=<id>`, or a new one) and removes the parameter. */
export function useOpenParam(open: (param: string) => void): void {
  const [address, setAddress] = useSearchParams();
  const param = address.get(name);
  const openOnce = useEffectEvent((id: string) => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(name);
        return after;
      },
      { replace: true },
    );
    open(id);
  });
  useEffect(() => {
    if (param !== null) openOnce(param);
  }, [param]);
}
