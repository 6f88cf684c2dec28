import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const name = 'open';
/** Asks for the form of a new row. */
export const newRowParam = 'new';

/** Opens the row that the page's address asks for (`?open=<id>`, or a new one), and takes the question out of it. */
export function useOpenParam(open: (asked: string) => void): void {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name);
  const answer = useEffectEvent((id: string) => {
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
    if (asked !== null) answer(asked);
  }, [asked]);
}
