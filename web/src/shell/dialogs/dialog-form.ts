import { text } from '@campus/contract/messages';
import type { FormInstance, FormProps, FormRule } from 'antd';
import { useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';

/** A rule of the contract as a rule of the form: what is wrong, or undefined. An empty value is left to `required`. */
export const ruleOf = (problem: (value: string) => string | undefined | Promise<string | undefined>): FormRule => ({
  validator: async (_rule, value?: string) => {
    const refusal = value ? await problem(value) : undefined;
    if (refusal) throw new Error(refusal);
  },
});

/** The repeated password equals the one in `field`. */
export const sameAs =
  (field: string): FormRule =>
  ({ getFieldValue }) =>
    ruleOf((value) => (value === getFieldValue(field) ? undefined : text.password.mismatch)) as {
      validator: () => Promise<void>;
    };

type Refused<T> = Parameters<NonNullable<FormProps<T>['onFinishFailed']>>[0];

/** Sends a valid form once at a time; in one that is not, goes to the first field that is wrong. A refusal has been shown by the request layer; the form stays as it is. */
export function useSubmit<T>(
  form: FormInstance<T>,
  send: (given: T) => Promise<void>,
): { isBusy: boolean; submit: () => void } {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const given = await form.validateFields().catch(({ errorFields: [first] }: Refused<T>) => {
      if (first) form.focusField(first.name);
    });
    if (given === undefined) return;
    setBusy(true);
    try {
      await send(given);
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, submit: () => void (isBusy || run()) };
}
