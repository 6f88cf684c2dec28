import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { sysDepart } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { readRow, saveRow } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { EntityFormSettings } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { tell } from '../../request/tell.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { DepartPicker } from '../../widgets/pickers/depart-picker.tsx';
import { UserPicker } from '../../widgets/pickers/user-picker.tsx';

const plain = ({ field: _field, known: _known, onBusy: _busy, ...props }: InputProps) => props;
const ParentInput = (props: InputProps) => <DepartPicker {...plain(props)} disabled />;
/** Made by the server; whoever adds a department learns it with the answer. */
const CodeInput = ({ value, ...props }: InputProps) => (
  <Input value={value} {...(props.id && { id: props.id })} aria-describedby={props['aria-describedby']} disabled />
);
const DirectorsInput = (props: InputProps) => <UserPicker {...plain(props)} multiple store="id" />;
/** How the form of a department differs from the default, in its dialog and in its tab. */
export const departForm: EntityFormSettings<typeof sysDepart> = {
  inputs: { parentId: ParentInput, orgCode: CodeInput, directorUserIds: DirectorsInput },
  isHidden: (name, values) => name === 'parentId' && !values.parentId,
};
/** Those of a new department, too: what cannot be changed is shown, and never sent. */
const fields = formFields(sysDepart, 'add', 'staff');

interface DepartFormProps {
  readonly row: RowData;
  /** Told whether there is something that would be lost. */
  readonly onDirty: (isDirty: boolean) => void;
}
/** 基本信息: what is known of a department, to be changed in place. */
export function DepartForm({ row, onDirty }: DepartFormProps) {
  const [round, setRound] = useState(0);
  return <Filled key={`${row.version}-${round}`} row={row} onDirty={onDirty} onReset={() => setRound(round + 1)} />;
}

function Filled({ row, onDirty, onReset }: DepartFormProps & { readonly onReset: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: row, isHidden: departForm.isHidden });
  const submit = useSubmit(form);
  const { isDirty } = form;
  usePageDirty(isDirty);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const [version, setVersion] = useState(row.version);
  const save = () =>
    submit.run(async (key) => {
      const { message } = await saveRow(sysDepart, { id: row.id, version, ...form.changes() }, key);
      tell.success(message);
      await client.invalidateQueries({ queryKey: [sysDepart.name] });
    });
  const refresh = async () => {
    const fresh = await readRow(sysDepart, row.id);
    form.rebase(fresh);
    setVersion(fresh.version);
    submit.clear();
  };
  return (
    <form
      className="depart-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormErrorNotices form={form} submit={submit} onRefresh={refresh} />
      <EntityFormFields form={form} inputs={departForm.inputs} />
      <div className="form-foot">
        <Button type="primary" htmlType="submit" disabled={!isDirty} loading={submit.isRunning}>
          {text.common.save}
        </Button>
        <Button disabled={!isDirty || submit.isRunning} onClick={onReset}>
          {text.common.reset}
        </Button>
      </div>
    </form>
  );
}
