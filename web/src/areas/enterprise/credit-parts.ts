import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Two lists in turn; the parameters of one do not reach the other. */
export function useCreditParts(): [string, (part: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [part, setPart] = useState('blacklist');
  const open = (next: string) => {
    const kept = address.get('part');
    setAddress(kept ? { part: kept } : {}, { replace: true });
    setPart(next);
  };
  return [part, open];
}
