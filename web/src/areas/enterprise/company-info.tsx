import { company, companyGroups, editMyCompany, enterpriseTexts, myCompany } from '@campus/contract/enterprise';
import { formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Allowed } from '../../kit/call/allowed.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call, callEnvelope } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import './company.css';
import { CompanyDocuments } from './company-documents.tsx';
import { companyCells } from './company-form.tsx';

const { info, certifiedNote } = enterpriseTexts;
const key = [company.name, 'mine'];
const fields = formFields(company, 'edit', 'enterprise');
const groups = [companyGroups.basic, companyGroups.contact];
const drawerWidth = 1000;

const useMyCompany = () =>
  useQuery<RowData, RequestFailed>({
    queryKey: key,
    // Cast at the engine's boundary: the response is a row of the entity.
    queryFn: ({ signal }) => call(myCompany, {}, { signal, quiet: true }) as Promise<RowData>,
  });

/** Edits the company's own, uncertified values. */
function EditInfo({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: row });
  const submit = useSubmit(form);
  const [version, setVersion] = useState(row.version);
  const [isFresh, setFresh] = useState(false);
  const save = () =>
    submit.run(async () => {
      const { message } = await callEnvelope(editMyCompany, { ...form.changes(), version }, { quiet: true });
      await client.invalidateQueries({ queryKey: [company.name] });
      tell.success(message);
      onClose();
    });
  const refresh = async () => {
    const fresh = (await call(myCompany, {})) as RowData;
    form.rebase(fresh);
    setVersion(fresh.version);
    submit.clear();
    setFresh(true);
  };
  return (
    <FormDialog
      title={info.edit}
      width={drawerWidth}
      isDrawer
      submitText={text.common.save}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      note={certifiedNote}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormErrorNotices form={form} submit={submit} onRefresh={refresh} />
      {isFresh && !submit.notice && <FormNotice tone="info">{text.form.refreshed}</FormNotice>}
      <EntityFormFields form={form} groups={groups} />
    </FormDialog>
  );
}

function Head({ row, onEdit }: { row: RowData; onEdit: () => void }) {
  const logo = asText(row.logo);
  return (
    <header className="record-head surface">
      <div className="record-line">
        {logo && <StoredImage path={logo} alt={company.fields.logo.label} className="company-logo" />}
        <h2>{asText(row.companyName)}</h2>
        <StateCell entity={company} row={row} />
        <span className="grow" />
        <div className="record-actions">
          <Allowed code={company.can.edit}>
            <Button type="primary" onClick={onEdit}>
              {info.edit}
            </Button>
          </Allowed>
        </div>
      </div>
      <p className="record-source company-source">
        {[row.creditCode, findText(row, 'nature')].filter(Boolean).map((fact) => (
          <span key={asText(fact)}>{asText(fact)}</span>
        ))}
      </p>
      <div className="key-facts">
        <RecordFacts entity={company} names={['postCount', 'deliveryCount', 'hireCount', 'auditTime']} row={row} />
      </div>
    </header>
  );
}

/** 企业信息: the user's own company. Certified values are read-only; the others can be edited. */
export function CompanyInfoPage() {
  const { data: row, error, refetch } = useMyCompany();
  const [isEdited, setEdited] = useState(false);
  if (!row) {
    return (
      <section className="surface section">
        {error ? (
          <LoadError title={info.readFailed} error={error} onRetry={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 12 }} />
        )}
      </section>
    );
  }
  return (
    <div className="record alone">
      <Head row={row} onEdit={() => setEdited(true)} />
      <section className="surface section">
        {groups.map(({ title, fields: names }) => (
          <RecordFacts key={title} title={title} entity={company} names={names} row={row} />
        ))}
      </section>
      <section className="surface section">
        <FormNotice tone="info">{certifiedNote}</FormNotice>
        <RecordFacts
          title={info.certified}
          entity={company}
          names={companyGroups.certified.fields}
          row={row}
          cells={companyCells}
        />
        <section className="facts-section">
          <h3>{companyGroups.papers.title}</h3>
          <CompanyDocuments row={row} />
        </section>
      </section>
      {isEdited && <EditInfo row={row} onClose={() => setEdited(false)} />}
    </div>
  );
}
