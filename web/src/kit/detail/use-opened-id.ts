import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Id of the open row, stored in the URL for links and reloads. */
export function useOpenedId(): [string | undefined, (id: string | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const open = useCallback(
    (id: string | undefined) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === undefined) after.delete('id');
          else after.set('id', id);
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [address.get('id') ?? undefined, open];
}
