import {
  addCompany,
  company,
  companyCounts,
  companyFlow,
  companyGroups,
  companyUser,
  enterpriseTexts,
  proofFields,
} from '@campus/contract/enterprise';
import { getCodes, onAdd } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asData, type RowData } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useCounts } from '../../kit/list/status-tabs.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { resetAdministrator } from './administrator-password.ts';
import { EditCompany, useCompanyForm } from './company-form.tsx';
import { OneTimePassword } from './one-time-password.tsx';

const { notSubmitted, member, audit, waiting, account } = enterpriseTexts;
type State = keyof typeof companyFlow.states;
const tab = (key: string, label: string, states: readonly State[]) => ({
  key,
  label,
  query: { auditStatus: getCodes(companyFlow, ...states).join(',') },
});
const stateTab = (state: State) => tab(state, companyFlow.states[state].label, [state]);
const listTabs = [
  stateTab('waiting'),
  stateTab('approved'),
  tab('refused', companyFlow.states.rejected.label, ['rejected']),
  tab('notSubmitted', notSubmitted, ['blank', 'draft']),
  stateTab('disabled'),
];
const unnamed = text.record.unnamed(company.fields.companyName.label);
const [waitingCode] = getCodes(companyFlow, 'waiting');
/** Single applications are decided on the audit page, next to their documents. */
const decisions = ['approve', 'reject'] as const;
/** The form of the area's own endpoint: documents are required, and the administrator's name can be set. */
const listed = {
  ...company,
  fields: {
    ...company.fields,
    ...proofFields,
    adminUsername: { ...addCompany.input.adminUsername, help: account.usernameHelp },
  },
  form: [...company.form, onAdd('adminUsername', 'staff')],
};
const accountGroup = { title: account.title, fields: ['adminUsername'] };
// Adding and reading use the area's own endpoints; the edit form depends on the certified fields.
const calls = ['list', 'add', 'delete', 'deleteBatch', 'exportXls', 'importExcel'] as const;

/** Shows the number of waiting companies, linked for auditors. */
function WaitingNote({ mayAudit }: { mayAudit: boolean }) {
  const n = useCounts(company, companyCounts)?.waiting ?? 0;
  const note = useMemo(
    () => (n === 0 ? undefined : mayAudit ? <Link to="/enterprise/audit">{waiting(n)}</Link> : waiting(n)),
    [n, mayAudit],
  );
  usePageNote(note);
  return null;
}

/** 企业列表: all companies of the school, by audit state. */
export function CompanyListPage() {
  const navigate = useNavigate();
  const form = useCompanyForm();
  const [edited, setEdited] = useState<RowData>();
  const [opened, setOpened] = useState<{ username: string; password: string }>();
  const mayAudit = useAllowed(company.can.approve);
  const mayEdit = useAllowed(company.can.edit);
  const mayReset = useAllowed(`${companyUser.code}:resetPwd`);
  const open = (id: string) => void navigate(`/enterprise/detail/${id}`);
  return (
    <>
      <WaitingNote mayAudit={mayAudit} />
      <EntityPage
        entity={listed}
        calls={calls}
        onlyForChosen={decisions}
        tabs={{ items: listTabs, counts: companyCounts }}
        form={{
          ...form,
          groups: [...Object.values(companyGroups), accountGroup],
          onDone: (row) => setOpened(row.account as typeof opened),
        }}
        cells={{
          companyName: (row) => (
            <Link className="cut" to={`/enterprise/detail/${row.id}`} title={row.companyName ?? unnamed}>
              {row.companyName ?? unnamed}
            </Link>
          ),
        }}
        rowActions={(row) => [
          mayAudit &&
            row.auditStatus === waitingCode && {
              key: 'audit',
              label: audit,
              run: () => void navigate(`/enterprise/audit?id=${row.id}`),
            },
          { key: 'detail', label: text.common.detail, run: () => open(row.id) },
          mayEdit && {
            key: 'edit',
            label: text.common.edit,
            run: () => setEdited(asData(row)),
          },
          mayReset && {
            key: 'reset',
            label: member.resetAdmin,
            isSecondary: true,
            run: () => void resetAdministrator(row.id),
          },
        ]}
      />
      {edited && <EditCompany row={edited} onClose={() => setEdited(undefined)} />}
      {opened && <OneTimePassword account={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
