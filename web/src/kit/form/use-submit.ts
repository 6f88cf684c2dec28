import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import type { FieldsForm } from './use-fields-form.ts';
import { type Run, useRun } from './use-run.ts';

/** Its notice is an error that belongs to no field; `run` validates the form first. */
export interface Submit extends Run {
  /** Another user has changed the row since it was loaded. */
  readonly isStale: boolean;
}

const stale = 'RC_STALE';

/** Submits a form, one request at a time, and shows errors at their fields. */
export function useSubmit(form: FieldsForm): Submit {
  const [isStale, setStale] = useState(false);
  const request = useRun((failed) => {
    setStale(failed.errorCode === stale);
    const fields = failed.fields ?? {};
    const elsewhere = Object.values(form.refuse(fields));
    const isShown = Object.keys(fields).length > elsewhere.length;
    return isShown ? elsewhere[0] : failed.message;
  });
  return {
    ...request,
    isStale,
    clear: () => {
      request.clear();
      setStale(false);
    },
    run: async (send) => {
      if (request.isRunning) return;
      if (form.isBusy) return tell.warning(text.upload.wait);
      if (form.validate()) await request.run(send);
    },
  };
}
