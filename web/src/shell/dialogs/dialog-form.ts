import { text } from '@campus/contract/messages';
import type { FormInstance, FormProps, FormRule } from 'antd';
import { useOnce } from '../sign-in/use-once.ts';

/** Turns a contract rule into an antd form rule. Empty values are left to `required`. */
export const getRule = (problem: (value: string) => string | undefined | Promise<string | undefined>): FormRule => ({
  validator: async (_rule, value?: string) => {
    const refusal = value ? await problem(value) : undefined;
    if (refusal) throw new Error(refusal);
  },
});

/** Rule: equals the password in `field`. */
export const sameAs =
  (field: string): FormRule =>
  ({ getFieldValue }) =>
    getRule((value) => (value === getFieldValue(field) ? undefined : text.password.mismatch)) as {
      validator: () => Promise<void>;
    };

type Refused<T> = Parameters<NonNullable<FormProps<T>['onFinishFailed']>>[0];

/**
 * Submits a valid form, one at a time including its validation, or focuses the first invalid field. The request layer
 * reports failures; the form keeps its values.
 */
export function useSubmit<T>(
  form: FormInstance<T>,
  send: (given: T) => Promise<void>,
): { isBusy: boolean; submit: () => void } {
  const { isBusy, once } = useOnce();
  const run = async () => {
    const given = await form.validateFields().catch(({ errorFields: [first] }: Refused<T>) => {
      if (first) form.focusField(first.name);
    });
    if (given !== undefined) await send(given);
  };
  return { isBusy, submit: () => once(run) };
}
