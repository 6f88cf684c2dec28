import { accountAlteration, alterationFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { codesOf } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { everyState } from '../../kit/list/status-tabs.tsx';
import { AlterationDrawer } from './alteration-drawer.tsx';

const { alteration, audit } = enterpriseTexts;
const [waiting] = codesOf(alterationFlow, 'waiting');
/** Requests are decided in the drawer, next to their documents. */
const listed = { ...accountAlteration, workflow: { ...alterationFlow, steps: {} } };
const tabs = { items: everyState(alterationFlow) };

/** 账号变更审核: requests to take over an account without its password. */
export function AccountAlterationListPage() {
  const [open, setOpen] = useState<string>();
  const mayAudit = useAllowed(accountAlteration.can.approve);
  return (
    <>
      <EntityPage
        entity={listed}
        tabs={tabs}
        detail={(row) => setOpen(row.id)}
        empty={{ title: alteration.empty, text: alteration.emptyHint }}
        rowActions={(row) => [
          mayAudit && row.status === waiting
            ? { key: 'audit', label: audit, run: () => setOpen(row.id) }
            : { key: 'show', label: text.common.view, run: () => setOpen(row.id) },
        ]}
      />
      {open && <AlterationDrawer id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
