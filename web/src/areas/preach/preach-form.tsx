import { formFields, getState, isStaff } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { preach, preachFlow, preachScreen, preachTypes, savePreach } from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import type { RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FieldsForm, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { requestEnvelope } from '../../request/client.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { WizardSteps } from '../../widgets/wizard-steps.tsx';
import { FreeDays } from './free-days.tsx';
import './preach.css';

const texts = preachScreen;
const box = { width: 1000, isDrawer: true } as const;
interface PreachFormProps {
  readonly id?: string | undefined;
  readonly onDone?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** A session in three steps: content, time and place, whom it is for. */
export function PreachForm({ id, ...props }: PreachFormProps) {
  const record = useRecord(preach, id);
  const isSchool = isStaff(useCaller());
  const title = id === undefined ? (isSchool ? texts.add : texts.request) : texts.edit;
  if (id === undefined) return <LoadedForm {...props} title={title} row={{}} />;
  const row = getFreshData(record);
  if (row) return <LoadedForm {...props} title={title} row={row} />;
  return <LoadingForm title={title} {...box} record={record} onClose={props.onClose} />;
}

const steps = [texts.contentStep, texts.placeStep, texts.targetStep] as const;
const isIn = (names: readonly string[], name: string): boolean => names.includes(name);
const namesOf = (at: number): readonly string[] => steps[at] ?? [];
const hallFields: readonly string[] = ['venueId'];
/** An online session has no hall. */
const isWithoutHall = (name: string, values: FormValues): boolean =>
  hallFields.includes(name) && Number(values.type) === preachTypes.online;

interface SavingOptions extends Pick<PreachFormProps, 'onDone' | 'onClose'> {
  readonly row: FormValues;
  readonly form: FieldsForm;
}
/** Saves the session, as a draft or submitted, and closes the form. */
function useSaving({ row, form, onDone, onClose }: SavingOptions) {
  const client = useQueryClient();
  const submit = useSubmit(form);
  const send = (isSubmitted: boolean) =>
    submit.run(async (key) => {
      const values = row.id === undefined ? form.body() : { ...form.changes(), id: row.id, version: row.version };
      const saved = await requestEnvelope<RowData>({
        method: 'POST',
        path: savePreach.path,
        body: { ...values, ...(isSubmitted && { submit: 1 }) },
        quiet: true,
        idempotencyKey: key,
      });
      await client.invalidateQueries({ queryKey: [preach.name] });
      tell.success(saved.message);
      onDone?.(saved.result.id);
      onClose();
    });
  return { submit, send };
}

interface LoadedFormProps extends PreachFormProps {
  readonly title: string;
  readonly row: FormValues;
}
function LoadedForm({ title, row, onDone, onClose }: LoadedFormProps) {
  const isSchool = isStaff(useCaller());
  const fields = formFields(preach, row.id === undefined ? 'add' : 'edit', isSchool ? 'staff' : 'enterprise');
  const form = useFieldsForm({ fields, initial: row, isHidden: isWithoutHall });
  const { submit, send } = useSaving({ row, form, onDone, onClose });
  const [at, setAt] = useState(0);
  const state = row.id === undefined ? undefined : getState(preachFlow, row.status);
  // After a refusal the first step with a wrong value is shown.
  const [firstWrong] = form.wrong;
  const isWrongElsewhere = firstWrong !== undefined && !namesOf(at).some((name) => form.wrong.includes(name));
  const shown = isWrongElsewhere && form.isRefused ? steps.findIndex((names) => isIn(names, firstWrong)) : at;
  const isLast = shown === steps.length - 1;
  const goOn = () => form.validate(form.names.filter((name) => isIn(namesOf(shown), name))) && setAt(shown + 1);
  const final = isSchool
    ? texts.sendForAudit
    : state === 'rejected'
      ? texts.askAgain
      : state === undefined
        ? texts.sendRequest
        : text.common.save;
  const maySubmit = state !== 'requested' && (isSchool || state === 'rejected');
  return (
    <FormDialog
      title={title}
      {...box}
      submitText={isLast ? (isSchool && !maySubmit ? text.common.save : final) : texts.next}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      buttons={
        <>
          {shown > 0 && <Button onClick={() => setAt(shown - 1)}>{texts.previous}</Button>}
          {isSchool && maySubmit && (
            <Button disabled={submit.isRunning} onClick={() => void send(false)}>
              {texts.saveDraft}
            </Button>
          )}
        </>
      }
      onSubmit={() => (isLast ? void send(maySubmit) : goOn())}
      onClose={onClose}
    >
      <WizardSteps
        titles={[texts.groups.content, isSchool ? texts.groups.place : texts.groups.wishes, texts.groups.targets]}
        current={shown}
        onChange={setAt}
      />
      <FormErrorNotices form={form} submit={submit} />
      {!isSchool && shown === 1 && <FreeDays />}
      <EntityFormFields form={form} names={namesOf(shown)} />
    </FormDialog>
  );
}
