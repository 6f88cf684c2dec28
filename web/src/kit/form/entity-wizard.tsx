import {
  type AnyEntity,
  type Field,
  type FieldGroup,
  type Fields,
  formFields,
  isStaff,
  missingFailure,
} from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { WizardSteps } from '../../widgets/wizard-steps.tsx';
import { useCaller } from '../call/caller.ts';
import { callStep, readRow, saveRow } from '../call/entity-calls.ts';
import type { RowData } from '../field/row.ts';
import './entity-wizard.css';
import { FormErrorNotices } from './form-error-notices.tsx';
import { EntityFormFields, type FieldInputs } from './form-fields.tsx';
import { type FieldsForm, type FieldsFormOptions, type FormValues, useFieldsForm } from './use-fields-form.ts';
import { useSubmit } from './use-submit.ts';

/** What a panel of a wizard can use. */
export interface WizardPanel {
  readonly form: FieldsForm;
  /** The saved draft; undefined before the first save. */
  readonly row: RowData | undefined;
  /** Loads the row again after a call of the panel has changed it. */
  readonly refresh: () => Promise<void>;
}
export interface WizardStep {
  readonly title: string;
  /** Its fields under headings; none for a step with a panel of its own only. */
  readonly groups?: readonly FieldGroup[];
  /** Shown below the fields. */
  readonly panel?: (panel: WizardPanel) => ReactNode;
}
interface EntityWizardProps extends Pick<FieldsFormOptions, 'rules' | 'isHidden' | 'isNeeded'> {
  readonly entity: AnyEntity;
  readonly row: FormValues;
  readonly steps: readonly WizardStep[];
  readonly inputs?: FieldInputs;
  /** Fields that the row may lack as a draft, but not when its step is left or the whole is submitted. */
  readonly needed: Fields;
  /** Step of the workflow that the last button takes. */
  readonly then: string;
  readonly texts: {
    readonly next: string;
    readonly back: string;
    readonly save: string;
    readonly saved: string;
    readonly submit: string;
  };
  readonly onSaved?: (row: RowData) => void;
  readonly onDone: (row: RowData) => void;
}

const getNames = ({ groups = [] }: WizardStep): string[] => groups.flatMap(({ fields }) => [...fields]);

/** Form of a wizard: the fields that its row needs are marked as required, but checked only by `isComplete`. */
function useWizardForm({ entity, row, needed, isHidden, isNeeded, rules }: EntityWizardProps) {
  const side = isStaff(useCaller()) ? 'staff' : 'enterprise';
  const fields = formFields(entity, row.id === undefined ? 'add' : 'edit', side);
  const isDemanded = (name: string, values: FormValues): boolean =>
    Object.hasOwn(needed, name) && isHidden?.(name, values) !== true;
  const form = useFieldsForm({
    fields,
    initial: row,
    isHidden,
    isNeeded: (name, values) => isDemanded(name, values) || isNeeded?.(name, values) === true,
    rules,
  });
  /** Whether the named fields hold what the row needs; marks those that do not. */
  const isComplete = (names: readonly string[]): boolean => {
    if (!form.validate(names)) return false;
    const missing = (Object.entries(needed) as [string, Field][]).filter(
      ([name]) => names.includes(name) && isDemanded(name, form.values) && (form.values[name] ?? '') === '',
    );
    form.refuse(Object.fromEntries(missing.map(([name, field]) => [name, missingFailure(field).message])));
    return missing.length === 0;
  };
  return { form, isComplete };
}

/** The stored draft of a wizard, saved when the form has changes. */
function useDraft({ entity, row: initial, onSaved }: EntityWizardProps, form: FieldsForm) {
  const client = useQueryClient();
  const [row, setRow] = useState<RowData | undefined>(initial.id === undefined ? undefined : (initial as RowData));
  const invalidate = () => client.invalidateQueries({ queryKey: [entity.name] });
  const keep = (saved: RowData) => {
    setRow(saved);
    form.rebase(saved);
    onSaved?.(saved);
  };
  const save = async (key: string): Promise<RowData> => {
    if (row && !form.isDirty) return row;
    const body = row ? { id: row.id, version: row.version, ...form.changes() } : form.body();
    const { result } = await saveRow(entity, body, key);
    keep(result);
    await invalidate();
    return result;
  };
  const reload = async () => {
    if (row) keep(await readRow(entity, String(row.id)));
  };
  return { row, save, reload, invalidate };
}

/**
 * Adds or edits a row in steps. Every step is saved as a draft when it is left forwards, so nothing is lost and panels
 * work on a stored row; the last one submits it.
 */
export function EntityWizard(props: EntityWizardProps) {
  const { entity, steps, inputs, then, texts, onDone } = props;
  const [at, setAt] = useState(0);
  const { form, isComplete } = useWizardForm(props);
  const draft = useDraft(props, form);
  const submit = useSubmit(form);
  usePageDirty(form.isDirty);
  const step = steps[at] as WizardStep;
  const isLast = at === steps.length - 1;

  const refresh = async () => {
    await draft.reload();
    submit.clear();
    await draft.invalidate();
  };
  const saveDraft = () =>
    submit.run(async (key) => {
      await draft.save(key);
      tell.success(texts.saved);
    });
  const goOn = async () => {
    if (!isComplete(getNames(step))) return;
    await submit.run(async (key) => {
      await draft.save(key);
      setAt(at + 1);
    });
  };
  const finish = () =>
    submit.run(async (key) => {
      const { id, version } = await draft.save(key);
      const { message } = await callStep(entity, then, { id, version }, `${key}-${then}`);
      await draft.invalidate();
      tell.success(message);
      onDone({ ...(draft.row as RowData), id });
    });
  return (
    <div className="wizard">
      <WizardSteps
        titles={steps.map(({ title }) => title)}
        current={at}
        onChange={(to) => (to < at ? setAt(to) : undefined)}
      />
      <FormErrorNotices form={form} submit={submit} onRefresh={refresh} />
      {step.groups && <EntityFormFields form={form} groups={step.groups} inputs={inputs} names={getNames(step)} />}
      {step.panel?.({ form, row: draft.row, refresh })}
      <footer className="wizard-foot">
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{texts.back}</Button>}
        <span className="grow" />
        {!isLast && (
          <Button disabled={submit.isRunning} onClick={() => void saveDraft()}>
            {texts.save}
          </Button>
        )}
        <Button type="primary" loading={submit.isRunning} onClick={() => void (isLast ? finish() : goOn())}>
          {isLast ? texts.submit : texts.next}
        </Button>
      </footer>
    </div>
  );
}
