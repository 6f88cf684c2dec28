import {
  certifiedFields,
  certifiedNames,
  changeableNames,
  changeTexts,
  company,
  companyChange,
  companyGroups,
  myCompany,
  protectedNames,
} from '@campus/contract/enterprise';
import type { Fields } from '@campus/contract/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { LoadingForm } from '../../kit/form/loading-form.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import { getFreshData } from '../../request/fresh-data.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCompanyForm } from './company-form.tsx';

const drawer = { width: 1000, isDrawer: true } as const;
const { proofFiles, reason } = companyChange.fields;
const fields: Fields = { ...certifiedFields, proofFiles, reason };
const groups = [
  companyGroups.certified,
  companyGroups.papers,
  { title: changeTexts.application, fields: ['proofFiles', 'reason'] },
];

/** The request of a change: what differs from the company, and why. */
export function changeBody(changed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const of = (names: readonly string[]) => names.filter((name) => Object.hasOwn(changed, name));
  return {
    changes: Object.fromEntries(of(changeableNames).map((name) => [name, { new: changed[name] }])),
    ...Object.fromEntries(of([...protectedNames, 'proofFiles', 'reason']).map((name) => [name, changed[name]])),
  };
}

/** Asks for a change of certified data; the form starts with the present values. */
export function ChangeForm({ onClose }: { onClose: () => void }) {
  const record = useQuery<RowData, RequestFailed>({
    queryKey: [company.name, 'mine'],
    // Cast at the engine's boundary: the response is a row of the entity.
    queryFn: ({ signal }) => call(myCompany, {}, { signal, quiet: true }) as Promise<RowData>,
  });
  const held = getFreshData(record);
  if (!held) return <LoadingForm title={changeTexts.formTitle} {...drawer} record={record} onClose={onClose} />;
  return <LoadedChange held={held} onClose={onClose} />;
}

/**
 * Present certified values with their texts; without an id every value is validated as that of a new row. The seal is
 * replaced only, by a new picture.
 */
const presentValues = (held: RowData): Record<string, unknown> =>
  Object.fromEntries(
    certifiedNames
      .filter((name) => name !== 'sealImg')
      .flatMap((name) => [name, `${name}_dictText`])
      .map((name) => [name, held[name]]),
  );

function LoadedChange({ held, onClose }: { held: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const { inputs, rules, isHidden, isNeeded } = useCompanyForm();
  const form = useFieldsForm({ fields, initial: presentValues(held), rules, isHidden, isNeeded });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async (key) => {
      const { message } = await saveRow(companyChange, changeBody(form.changes()), key);
      await client.invalidateQueries({ queryKey: [companyChange.name] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={changeTexts.formTitle}
      {...drawer}
      submitText={changeTexts.submit}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      note={changeTexts.formNote}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} onRefresh={() => Promise.resolve(submit.clear())} />
      <EntityFormFields form={form} groups={groups} inputs={inputs} />
    </FormDialog>
  );
}
