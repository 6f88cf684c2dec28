import { useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';

export interface Run {
  readonly isRunning: boolean;
  /** Why the last request was refused. */
  readonly notice: string | undefined;
  clear(): void;
  /** Runs `send` with an idempotency key, which is reused when the response is lost. Ignored while it runs. */
  run(send: (idempotencyKey: string) => Promise<void>): Promise<void>;
}

/** Requests of a dialog, one at a time. `explain` makes the notice of a refusal: its message by default. */
export function useRun(explain = ({ message }: RequestFailed): string | undefined => message): Run {
  const [isRunning, setRunning] = useState(false);
  const [notice, setNotice] = useState<string>();
  const underway = useRef(false);
  const key = useRef<string>(undefined);
  const run = async (send: (idempotencyKey: string) => Promise<void>) => {
    if (underway.current) return;
    underway.current = true;
    setRunning(true);
    setNotice(undefined);
    key.current ??= crypto.randomUUID();
    try {
      await send(key.current);
      key.current = undefined;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      // After a response the next attempt gets a new key. Without one, or with a proxy's response, the key is reused.
      if (![0, 502, 504].includes(error.http)) key.current = undefined;
      setNotice(explain(error));
    } finally {
      underway.current = false;
      setRunning(false);
    }
  };
  return { isRunning, notice, clear: () => setNotice(undefined), run };
}
