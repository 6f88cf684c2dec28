import { type Field, refs } from '@campus/contract/kit';
import { checkPreachCompany, preach, preachCompany, preachScreen, savePreachCompanies } from '@campus/contract/preach';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const texts = preachScreen.companies;
interface PartProps {
  readonly preachId: string;
  readonly isOpen: boolean;
}

/** The companies of a session. */
export function CompaniesTab({ preachId, isOpen }: PartProps) {
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const maySave = useAllowed('preach:preach:save') && isOpen;
  const mayCheck = useAllowed('preach:preachCompany:check');
  const reload = () =>
    Promise.all([preach, preachCompany].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
  const check = async (id: string) => {
    try {
      const { message } = await callEnvelope(checkPreachCompany, { id });
      await reload();
      tell.success(message);
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <>
      <EntityPage
        entity={preachCompany}
        filter={{ preachId }}
        calls={isOpen ? ['list', 'edit', 'delete', 'exportXls'] : ['list', 'exportXls']}
        rowActions={(row) => [
          mayCheck && !row.checkinTime && { key: 'check', label: texts.check, run: () => void check(row.id) },
        ]}
        tools={() =>
          maySave && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          )
        }
        empty={texts.empty}
      />
      {isAdding && <AddCompanies preachId={preachId} onDone={reload} onClose={() => setAdding(false)} />}
    </>
  );
}

const companyIds: Field = refs({ label: texts.chosen, to: 'company', required: true, most: 20, max: 700 });
interface AddProps {
  readonly preachId: string;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}
function AddCompanies({ preachId, onDone, onClose }: AddProps) {
  const form = useFieldsForm({ fields: { companyIds } });
  const submit = useSubmit(form);
  const { data } = useQuery({
    queryKey: [preachCompany.name, 'list', 'all', preachId],
    queryFn: ({ signal }) => readPage<RowData>(preachCompany.path, { preachId, pageSize: 100 }, signal),
  });
  const save = () =>
    submit.run(async (idempotencyKey) => {
      const known = (data?.records ?? []).map((row) => ({
        companyId: asText(row.companyId),
        main: Number(row.main) === 1 ? (1 as const) : (0 as const),
        seatNo: asText(row.seatNo) || null,
      }));
      const added = asText(form.body().companyIds)
        .split(',')
        .filter((id) => id !== '' && !known.some(({ companyId }) => companyId === id))
        .map((companyId) => ({ companyId, main: 0 as const }));
      await call(savePreachCompanies, { preachId, rows: [...known, ...added] }, { quiet: true, idempotencyKey });
      await onDone();
      tell.success(savePreachCompanies.done ?? '');
      onClose();
    });
  return (
    <FormDialog
      title={texts.addTitle}
      width={560}
      submitText={texts.add}
      isSubmitting={submit.isRunning}
      isDisabled={!data}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} />
    </FormDialog>
  );
}
