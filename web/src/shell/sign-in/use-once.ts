import { useRef, useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';

/** Runs one task at a time and drops further ones meanwhile. Failures have already been reported. */
export function useOnce(): { isBusy: boolean; once: (work: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false);
  const underway = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once: (work) => void run(work) };
}
