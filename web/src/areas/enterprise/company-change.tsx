import { changeFlow, changeTexts, companyChange, enterpriseTexts } from '@campus/contract/enterprise';
import { getCodes } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { AuditPage } from '../../kit/list/audit-page.tsx';
import { ChangeComparison } from './change-comparison.tsx';
import { ChangeForm } from './change-form.tsx';

const [waiting] = getCodes(changeFlow, 'waiting');
/** Changes are decided in the drawer, next to their papers. */
const listed = { ...companyChange, workflow: { ...changeFlow, steps: {} } };

/** 资质变更审核: changes of certified data that companies ask for. */
export function CompanyChangeListPage() {
  const mayAudit = useAllowed(companyChange.can.approve);
  return (
    <AuditPage
      entity={companyChange}
      listed={listed}
      isQueue
      empty={{ title: changeTexts.empty, text: changeTexts.emptyHint }}
      content={(row) => <ChangeComparison row={row} />}
      rowActions={(row, { show }) => [
        mayAudit && row.status === waiting
          ? { key: 'audit', label: enterpriseTexts.audit, run: () => show(row) }
          : { key: 'show', label: text.common.view, run: () => show(row) },
      ]}
    />
  );
}

const withoutCompany = (names: readonly string[]) => names.filter((name) => name !== 'companyName');
const ofOwnCompany = {
  ...companyChange,
  list: withoutCompany(companyChange.list) as typeof companyChange.list,
  search: (companyChange.search ?? []).filter((item) => item !== 'companyName'),
};

/** 资质变更: the changes of the own company. */
export function OwnCompanyChangePage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AuditPage
        entity={companyChange}
        listed={ofOwnCompany}
        empty={{ title: changeTexts.empty, text: changeTexts.ownHint }}
        form={() => setOpen(true)}
        content={(row) => <ChangeComparison row={row} />}
      />
      {isOpen && <ChangeForm onClose={() => setOpen(false)} />}
    </>
  );
}
