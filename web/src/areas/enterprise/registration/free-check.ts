import { check, clean, type Field } from '@campus/contract/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldsForm, type FormErrors, type FormValues, typed } from '../../../kit/form/use-fields-form.ts';
import { RequestFailed } from '../../../request/request-failed.ts';

/** The server's sentence about a value, by field; undefined: it is free. */
type Answers = Readonly<Record<string, { readonly value: string; readonly said: string | undefined }>>;
/** Asks the server about a value; rejects when it is taken. */
export type Ask = (value: string) => Promise<unknown>;

const pauseMs = 400;

/** What the server has said about values that must be free. */
export function useFreeAnswers() {
  const [answers, setAnswers] = useState<Answers>({});
  /** For the rules of a form: refusals of the values it holds. */
  const refusals = (values: FormValues): FormErrors =>
    Object.fromEntries(
      Object.entries(answers).flatMap(([name, { value, said }]) =>
        said !== undefined && typed(values, name) === value ? [[name, said]] : [],
      ),
    );
  return { answers, setAnswers, refusals };
}

/** Asks about complete values of a form when the typing pauses, and marks what is taken. */
export function useFreeCheck(
  form: FieldsForm,
  asks: Readonly<Record<string, Ask>>,
  { answers, setAnswers }: ReturnType<typeof useFreeAnswers>,
): void {
  const names = Object.keys(asks);
  const asked = useRef<Record<string, string>>({});
  const askAll = useEffectEvent(() => {
    for (const name of names) {
      const value = typed(form.values, name).trim();
      const field = form.fields[name] as Field;
      if (value === '' || asked.current[name] === value || check(field, clean(field, value))) continue;
      asked.current[name] = value;
      asks[name]?.(value).then(
        () => setAnswers((now) => ({ ...now, [name]: { value, said: undefined } })),
        (failure: unknown) => {
          if (!(failure instanceof RequestFailed)) throw failure;
          // Without an answer nothing is known; the submission asks again.
          if (failure.http === 200) setAnswers((now) => ({ ...now, [name]: { value, said: failure.message } }));
        },
      );
    }
  });
  const typedNow = names.map((name) => typed(form.values, name)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of the values changes
  useEffect(() => {
    const timer = setTimeout(askAll, pauseMs);
    return () => clearTimeout(timer);
  }, [typedNow]);

  const mark = useEffectEvent((said: Answers) => {
    for (const [name, { value }] of Object.entries(said))
      if (typed(form.values, name).trim() === value) form.leave(name);
  });
  useEffect(() => mark(answers), [answers]);
}
