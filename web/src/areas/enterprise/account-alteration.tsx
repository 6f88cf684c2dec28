import { accountAlteration, alterationFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { getCodes } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { AuditPage } from '../../kit/list/audit-page.tsx';
import { AlterationRequest } from './alteration-request.tsx';

const { alteration, audit } = enterpriseTexts;
const [waiting] = getCodes(alterationFlow, 'waiting');
/** Requests are decided in the drawer, next to their documents. */
const listed = { ...accountAlteration, workflow: { ...alterationFlow, steps: {} } };

/** 账号变更审核: requests to take over an account without its password. */
export function AccountAlterationListPage() {
  const mayAudit = useAllowed(accountAlteration.can.approve);
  return (
    <AuditPage
      entity={accountAlteration}
      listed={listed}
      empty={{ title: alteration.empty, text: alteration.emptyHint }}
      content={(row) => <AlterationRequest row={row} />}
      rowActions={(row, { show }) => [
        mayAudit && row.status === waiting
          ? { key: 'audit', label: audit, run: () => show(row) }
          : { key: 'show', label: text.common.view, run: () => show(row) },
      ]}
    />
  );
}
