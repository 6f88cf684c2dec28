import { check, clean, type Field } from '@campus/contract/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldsForm, type FormErrors, type FormValues, getTypedText } from '../../../kit/form/use-fields-form.ts';
import { RequestFailed } from '../../../request/request-failed.ts';

/** The server's error message of a value, by field; undefined when it is available. */
type Answers = Readonly<Record<string, { readonly value: string; readonly said: string | undefined }>>;
/** Checks a value on the server; rejects when it is taken. */
export type CheckAvailable = (value: string) => Promise<unknown>;

const pauseMs = 400;

/** Results of the availability checks. */
export function useAvailability() {
  const [answers, setAnswers] = useState<Answers>({});
  /** Errors of the current values, for the rules of a form. */
  const refusals = (values: FormValues): FormErrors =>
    Object.fromEntries(
      Object.entries(answers).flatMap(([name, { value, said }]) =>
        said !== undefined && getTypedText(values, name) === value ? [[name, said]] : [],
      ),
    );
  return { answers, setAnswers, refusals };
}

/** Checks valid values of a form when typing pauses, and marks taken ones. */
export function useAvailabilityCheck(
  form: FieldsForm,
  asks: Readonly<Record<string, CheckAvailable>>,
  { answers, setAnswers }: ReturnType<typeof useAvailability>,
): void {
  const names = Object.keys(asks);
  const asked = useRef<Record<string, string>>({});
  const askAll = useEffectEvent(() => {
    for (const name of names) {
      const value = getTypedText(form.values, name).trim();
      const field = form.fields[name] as Field;
      if (value === '' || asked.current[name] === value || check(field, clean(field, value))) continue;
      asked.current[name] = value;
      asks[name]?.(value).then(
        () => setAnswers((now) => ({ ...now, [name]: { value, said: undefined } })),
        (failure: unknown) => {
          if (!(failure instanceof RequestFailed)) throw failure;
          // Without a response the result is unknown; the submission checks again.
          if (failure.http === 200) setAnswers((now) => ({ ...now, [name]: { value, said: failure.message } }));
        },
      );
    }
  });
  const typedNow = names.map((name) => getTypedText(form.values, name)).join('\n');
  // Runs when a value changes.
  useEffect(() => {
    const timer = setTimeout(askAll, pauseMs);
    return () => clearTimeout(timer);
  }, [typedNow]);

  const mark = useEffectEvent((said: Answers) => {
    for (const [name, { value }] of Object.entries(said))
      if (getTypedText(form.values, name).trim() === value) form.leave(name);
  });
  useEffect(() => mark(answers), [answers]);
}
