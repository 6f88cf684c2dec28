import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';

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

/** What changes have made of a rendered address. */
const latest = new WeakMap<Location, URLSearchParams>();

/**
 * Parameters of the page's address, and a function that replaces them without a new entry in the history. The router renders
 * a new address when nothing more urgent is to be done: a change that comes before starts from the last one, not from the
 * address that is rendered.
 */
export function useParameters(): [URLSearchParams, (derive: (before: URLSearchParams) => URLSearchParams) => void] {
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const rendered = useRef(location);
  useLayoutEffect(() => {
    rendered.current = location;
  }, [location]);
  const change = useCallback(
    (derive: (before: URLSearchParams) => URLSearchParams) => {
      const { current } = rendered;
      const next = derive(latest.get(current) ?? new URLSearchParams(current.search));
      latest.set(current, next);
      setParameters(next, { replace: true });
    },
    [setParameters],
  );
  return [parameters, change];
}

/** Parameters of the page's address, and a function that changes some of them without a new entry in the history. */
export function useAddress(): [URLSearchParams, (change: AddressChange) => void] {
  const [address, setAddress] = useParameters();
  const change = useCallback(
    (next: AddressChange) => setAddress((before) => changeAddress(before, next)),
    [setAddress],
  );
  return [address, change];
}
