import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Parameters to set; one without a value is removed. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** The address after a change; its other parameters are kept. */
export function changeAddress(before: URLSearchParams, change: AddressChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/** Parameters of the page's address, and a function that changes some of them without a new entry in the history. */
export function useAddress(): [URLSearchParams, (change: AddressChange) => void] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (next: AddressChange) => setAddress((before) => changeAddress(before, next), { replace: true }),
    [setAddress],
  );
  return [address, change];
}
