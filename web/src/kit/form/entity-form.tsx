import {
  type AnyEntity,
  type FieldGroup,
  type Fields,
  findOrder,
  formFields,
  groupsFor,
  isStaff,
  type StepName,
} from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { getFreshData } from '../../request/fresh-data.ts';
import { tell } from '../../request/tell.ts';
import { useCaller } from '../call/caller.ts';
import { callStep, readRow, saveRow } from '../call/entity-calls.ts';
import { useRecord } from '../detail/use-record.ts';
import type { RowData } from '../field/row.ts';
import { getAddingTitle } from './adding-title.ts';
import { FormDialog, type FormDialogSettings, FormNotice } from './form-dialog.tsx';
import { FormErrorNotices } from './form-error-notices.tsx';
import { EntityFormFields, type FieldInputs } from './form-fields.tsx';
import { LoadingForm } from './loading-form.tsx';
import { type FieldsForm, type FieldsFormOptions, type FormValues, useFieldsForm } from './use-fields-form.ts';
import { type Submit, useSubmit } from './use-submit.ts';
import { validateOnServer } from './validate-on-server.ts';

/** Overrides of the default form of an entity. */
export interface EntityFormSettings<E extends AnyEntity>
  extends Pick<FieldsFormOptions, 'rules' | 'isHidden' | 'isNeeded'> {
  /** Default: those of the entity. */
  readonly groups?: readonly FieldGroup[] | undefined;
  readonly inputs?: FieldInputs | undefined;
  /** Step executed on the saved row by a second button, e.g. submit for audit. */
  readonly then?: StepName<E> | undefined;
  /** Overrides of its dialog. */
  readonly dialog?: FormDialogSettings | undefined;
  /** Text to the left of the buttons. */
  readonly note?: ReactNode;
  /** Called with the saved row. */
  readonly onDone?: ((row: RowData) => void) | undefined;
}
export interface EntityFormProps<E extends AnyEntity> extends EntityFormSettings<E> {
  readonly entity: E;
  /** Id of the row to edit; without it a row is added. */
  readonly id?: string | undefined;
  /** Default values of a new row. They are also sent when the form does not show them. */
  readonly initial?: FormValues | undefined;
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

const [modalWidth, drawerWidth] = [800, 1000];
const longFrom = 15;
const isLong = (fields: Fields): boolean =>
  Object.keys(fields).length >= longFrom || Object.values(fields).some((field) => field.kind === 'richText');

const getBox = (fields: Fields, { width, isDrawer = isLong(fields) }: FormDialogSettings = {}) => ({
  width: width ?? (isDrawer ? drawerWidth : modalWidth),
  isDrawer,
});

/** Rows are put in order in their list: a form does not ask for a number. */
export function withoutOrder(entity: AnyEntity, fields: Fields): Fields {
  const order = findOrder(entity);
  return order ? Object.fromEntries(Object.entries(fields).filter(([name]) => name !== order.column)) : fields;
}

/** Adds or edits a row in a modal, or in a drawer when the form is long. Mount it to open it. */
export function EntityForm<E extends AnyEntity>(props: EntityFormProps<E>) {
  const {
    entity,
    id,
    initial,
    onClose,
    title = id === undefined ? getAddingTitle(entity) : `${text.list.form.edit}${entity.title}`,
  } = props;
  const side = isStaff(useCaller()) ? 'staff' : 'enterprise';
  const fields = withoutOrder(entity, formFields(entity, id === undefined ? 'add' : 'edit', side));
  const record = useRecord(entity, id);
  const row = id === undefined ? initial : getFreshData(record);
  if (row !== undefined || id === undefined) {
    return <LoadedForm {...props} title={title} fields={fields} row={row ?? {}} />;
  }
  return <LoadingForm title={title} {...getBox(fields, props.dialog)} record={record} onClose={onClose} />;
}

interface LoadedFormProps<E extends AnyEntity> extends EntityFormProps<E> {
  readonly fields: Fields;
  readonly row: FormValues;
}

/** Saves the form, then takes a step with the saved row; or loads the row again below the user's changes. */
function useSaving<E extends AnyEntity>(props: LoadedFormProps<E>, form: FieldsForm, submit: Submit) {
  const { entity, initial, row, onDone, onClose } = props;
  const client = useQueryClient();
  // When the following step fails, the saved row is updated from then on instead of added again.
  const [known, setKnown] = useState<{ id?: unknown; version?: unknown }>({ id: row.id, version: row.version });
  const [isFresh, setFresh] = useState(false);
  const body = () =>
    known.id === undefined
      ? { ...initial, ...form.body() }
      : { id: known.id, version: known.version, ...form.changes() };
  const save = (step?: string) =>
    submit.run(async (key) => {
      const saved = await saveRow(entity, body(), key);
      setKnown({ id: saved.result.id, version: saved.result.version });
      const { id, version } = saved.result;
      const answer = step === undefined ? saved : await callStep(entity, step, { id, version }, `${key}-${step}`);
      await client.invalidateQueries({ queryKey: [entity.name] });
      tell.success(answer.message);
      onDone?.(saved.result);
      onClose();
    });
  const refresh = async () => {
    const fresh = await readRow(entity, String(known.id));
    form.rebase(fresh);
    setKnown({ id: fresh.id, version: fresh.version });
    submit.clear();
    setFresh(true);
  };
  return { isFresh, save, refresh };
}

function LoadedForm<E extends AnyEntity>(props: LoadedFormProps<E>) {
  const { entity, fields, groups = groupsFor(entity, 'form'), then, dialog, note, title, onClose } = props;
  const { rules, isHidden, isNeeded } = props;
  const ask = validateOnServer(entity, props.id);
  const form = useFieldsForm({ fields, initial: props.row, rules, isHidden, isNeeded, ask });
  const submit = useSubmit(form);
  const { isFresh, save, refresh } = useSaving(props, form, submit);
  const thenLabel = then === undefined ? undefined : entity.workflow?.steps[then]?.label;

  return (
    <FormDialog
      title={title}
      {...dialog}
      {...getBox(fields, dialog)}
      submitText={thenLabel ?? dialog?.submitText ?? text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      note={note}
      buttons={
        thenLabel && (
          <Button disabled={submit.isRunning} onClick={() => void save()}>
            {text.common.save}
          </Button>
        )
      }
      onSubmit={() => void save(then)}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} onRefresh={refresh} />
      {isFresh && !submit.notice && <FormNotice tone="info">{text.form.refreshed}</FormNotice>}
      <EntityFormFields form={form} groups={groups} inputs={props.inputs} />
    </FormDialog>
  );
}
