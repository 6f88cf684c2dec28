import { text } from '@campus/contract/messages';
import { useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import type { FieldsForm } from './use-fields-form.ts';

export interface Submit {
  readonly isRunning: boolean;
  /** Error that belongs to no field. */
  readonly notice: string | undefined;
  /** Another user has changed the row since it was loaded. */
  readonly isStale: boolean;
  clear(): void;
  /** Validates the form and runs `send` with an idempotency key, which is reused when the response is lost. */
  run(send: (idempotencyKey: string) => Promise<void>): Promise<void>;
}

const stale = 'RC_STALE';

/** Submits a form, one request at a time, and shows errors at their fields. */
export function useSubmit(form: FieldsForm): Submit {
  const [isRunning, setRunning] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [isStale, setStale] = useState(false);
  const underway = useRef(false);
  const key = useRef<string>(undefined);

  const refuse = (failed: RequestFailed) => {
    // After a response the next attempt gets a new key. Without one, or with a proxy's response, the key is reused.
    if (![0, 502, 504].includes(failed.http)) key.current = undefined;
    setStale(failed.errorCode === stale);
    const fields = failed.fields ?? {};
    const elsewhere = Object.values(form.refuse(fields));
    const isShown = Object.keys(fields).length > elsewhere.length;
    setNotice(isShown ? elsewhere[0] : failed.message);
  };

  return {
    isRunning,
    notice,
    isStale,
    clear: () => {
      setNotice(undefined);
      setStale(false);
    },
    run: async (send) => {
      if (underway.current) return;
      if (form.isBusy) return tell.warning(text.upload.wait);
      if (!form.validate()) return;
      underway.current = true;
      setRunning(true);
      setNotice(undefined);
      key.current ??= crypto.randomUUID();
      try {
        await send(key.current);
        key.current = undefined;
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        refuse(error);
      } finally {
        underway.current = false;
        setRunning(false);
      }
    },
  };
}
