import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  databaseTypes,
  dataSourceRefusals,
  dataSourceTexts,
  findDatabaseType,
  readDatabaseUrl,
  sysDataSource,
  testConnection,
} from '@campus/contract/online';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { createContext, useContext, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { type FieldsForm, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { validateOnServer } from '../../kit/form/validate-on-server.ts';
import { callEnvelope } from '../../request/call.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { OptionSelect } from '../../widgets/selects/option-select.tsx';

interface FormFacts {
  readonly hasPassword: boolean;
  readonly chooseType: (value: string) => void;
}
const FormContext = createContext<FormFacts>({ hasPassword: false, chooseType: () => undefined });

const typeOptions = databaseTypes.map(({ value, text: label }) => ({ value, label }));
function TypeInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { chooseType } = useContext(FormContext);
  return <OptionSelect {...control} clearable={false} options={typeOptions} onChange={chooseType} />;
}
function PasswordInput({ id, value, onChange, onBlur, disabled, ...aria }: InputProps) {
  const { hasPassword } = useContext(FormContext);
  return (
    <Input.Password
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
      // Keeps the browser from filling in the user's own password.
      autoComplete="new-password"
      disabled={disabled ?? false}
      placeholder={
        hasPassword ? dataSourceTexts.kept : text.common.pleaseInputOf(sysDataSource.fields.dbPassword.label)
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
const inputs = { dbType: TypeInput, dbPassword: PasswordInput };

/** Error for an address that the server may not reach, with the setting that allows it. */
export function refusedAddress(row: Readonly<Record<string, unknown>>): string {
  const address = readDatabaseUrl(asText(row.dbUrl));
  return dataSourceTexts.refusedHint(address ? `${address.host}:${address.port}` : asText(row.dbUrl));
}

interface DataSourceFormProps {
  /** Id of the data source to edit; without it one is added. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}

/** Adds, edits and tests a data source. */
export function DataSourceForm({ id, onClose }: DataSourceFormProps) {
  const record = useRecord(sysDataSource, id);
  if (id === undefined) return <LoadedForm row={undefined} onClose={onClose} />;
  const row = getFreshData(record);
  if (row) return <LoadedForm row={row} onClose={onClose} />;
  return (
    <LoadingForm title={text.list.form.edit + sysDataSource.title} width={800} record={record} onClose={onClose} />
  );
}

/** Fills in driver and URL of the type unless they were edited. */
function applyTypeDefaults(form: FieldsForm, value: string): void {
  const next = findDatabaseType(value);
  const before = findDatabaseType(asText(form.values.dbType));
  form.set('dbType', value);
  const isOwn = (name: string, usual: string | undefined) => ![``, usual].includes(asText(form.values[name]));
  if (next && !isOwn('dbDriver', before?.driver)) form.set('dbDriver', next.driver);
  if (next && !isOwn('dbUrl', before?.template)) form.set('dbUrl', next.template);
}

function LoadedForm({ row, onClose }: { readonly row: RowData | undefined; readonly onClose: () => void }) {
  const client = useQueryClient();
  const fields = formFields(sysDataSource, row ? 'edit' : 'add', 'staff');
  const form = useFieldsForm({ fields, initial: row, ask: validateOnServer(sysDataSource, row?.id) });
  const submit = useSubmit(form);
  const mayTest = useAllowed(testConnection.needs as string);
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    if (!form.validate(['dbType', 'dbUrl', 'dbName', 'dbUsername'])) return;
    setTesting(true);
    try {
      const { dbType, dbUrl, dbName, dbUsername, dbPassword } = form.body() as Record<string, string>;
      const asked = { dbType, dbUrl, dbName, dbUsername, dbPassword, id: row?.id } as Parameters<
        typeof callEnvelope<typeof testConnection>
      >[1];
      tell.success((await callEnvelope(testConnection, asked, { quiet: true })).message);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      form.refuse({ ...error.fields });
      const isRefused = error.message === dataSourceRefusals.notAllowed;
      tell.error(isRefused ? refusedAddress(form.values) : error.message);
    } finally {
      setTesting(false);
    }
  };
  const save = () =>
    submit.run(async (key) => {
      const body = row ? { id: row.id, version: row.version, ...form.changes() } : form.body();
      const saved = await saveRow(sysDataSource, body, key);
      await client.invalidateQueries({ queryKey: [sysDataSource.name] });
      tell.success(saved.message);
      if (saved.result?.addressRefused === true) tell.warning(refusedAddress(saved.result));
      onClose();
    });
  return (
    <FormDialog
      title={`${row ? text.list.form.edit : text.list.form.add}${sysDataSource.title}`}
      width={800}
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      buttons={
        mayTest && (
          <Button loading={isTesting} disabled={submit.isRunning} onClick={() => void test()}>
            {dataSourceTexts.test}
          </Button>
        )
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <FormContext
        value={{ hasPassword: row?.hasPassword === true, chooseType: (value) => applyTypeDefaults(form, value) }}
      >
        <EntityFormFields form={form} inputs={inputs} />
      </FormContext>
    </FormDialog>
  );
}
