import { companyDraft, saveCompany } from '@campus/contract/enterprise';
import { type CallerInput, check, type Field } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldsForm, FormValues } from '../../../kit/form/use-fields-form.ts';
import { call } from '../../../request/call.ts';
import { RequestFailed } from '../../../request/request-failed.ts';

const everyMs = 30_000;

/** The part of a form that can be saved as a draft: invalid values keep their last saved state. */
export function getDraft(values: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field: Field | undefined = companyDraft[name as keyof typeof companyDraft];
      if (!field) return [];
      return [[name, check(field, value) ? before[name] : value]];
    }),
  );
}

interface Draft {
  /** Differs from the server's version. */
  readonly isUnsaved: boolean;
  /** Text about the save state. */
  readonly note: string;
  /** Saves the draft now; failures are reported. */
  save(): Promise<boolean>;
}

const isSame = (a: FormValues, b: FormValues): boolean => JSON.stringify(a) === JSON.stringify(b);
const chinaTime = (at: Date): string =>
  at.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Shanghai' });

/** Saves changes of a company form as a draft on the server every thirty seconds, silently. */
export function useCompanyDraft(form: FieldsForm, isHeld: boolean): Draft {
  const body = form.body();
  const [kept, setKept] = useState<FormValues>(body);
  const isSaving = useRef(false);
  const [savedAt, setSavedAt] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const isUnsaved = !isSame(body, kept);
  /** Nothing but values of a wrong format differs from the draft. */
  const hasInvalidOnly = isUnsaved && isSame({ ...body, ...getDraft(body, kept) }, kept);

  const save = async (quiet: boolean): Promise<boolean> => {
    if (isSaving.current) return false;
    isSaving.current = true;
    const values = getDraft(body, kept);
    try {
      await call(saveCompany, values as CallerInput<typeof saveCompany>, { quiet });
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      setFailed(true);
      return false;
    } finally {
      isSaving.current = false;
    }
    setKept({ ...body, ...values });
    setFailed(false);
    setSavedAt(chinaTime(new Date()));
    return true;
  };
  const autosave = useEffectEvent(() => {
    if (isUnsaved && !hasInvalidOnly && !isHeld && !form.isBusy) void save(true);
  });
  useEffect(() => {
    const timer = setInterval(autosave, everyMs);
    return () => clearInterval(timer);
  }, []);

  const { notSaved, invalid, unsaved, saved, ready } = text.registering;
  const changed = hasInvalidOnly ? invalid : unsaved;
  const note = isFailed ? notSaved : isUnsaved ? changed : savedAt ? saved(savedAt) : ready;
  return { isUnsaved, note, save: () => save(false) };
}
