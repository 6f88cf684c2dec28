import { getStateCounts, isEnterprise } from '@campus/contract/kit';
import { agreement, agreementFlow, agreementScreen as words } from '@campus/contract/resume';
import { useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useListNavigation } from '../../kit/detail/use-record-navigation.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { EditAgreement } from './agreement-dialog.tsx';
import { AgreementDrawer } from './agreement-drawer.tsx';

const tabs = [
  statusTab(agreementFlow, 'invited'),
  statusTab(agreementFlow, 'college'),
  statusTab(agreementFlow, 'school'),
  statusTab(agreementFlow, 'returned'),
  statusTab(agreementFlow, 'effective'),
  statusTab(agreementFlow, 'ending'),
  statusTab(agreementFlow, 'refused', { label: words.tabs.ended, states: ['refused', 'expired', 'revoked'] }),
  statusTab(agreementFlow, 'ended'),
];
const withoutColumns = (...left: readonly string[]) => ({
  ...agreement,
  list: agreement.list.filter((name) => !left.includes(name)) as typeof agreement.list,
  search: (agreement.search ?? []).filter((item) => !left.includes(String(item))),
});
const shown = { school: withoutColumns(), company: withoutColumns('companyName', 'departId') };

/** 签约环节: the agreements of a company, or all that the school sees and certifies. */
export function AgreementListPage() {
  const listed = isEnterprise(useCaller()) ? shown.company : shown.school;
  const [opened, open] = useOpenedId();
  const [editing, setEditing] = useState<string>();
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(listed, { tabs });
  const navigation = useListNavigation(list, opened, open);
  return (
    <>
      <EntityPage
        entity={listed}
        calls={['list', 'queryById', 'edit', 'exportXls']}
        tabs={{ items: tabs, counts: getStateCounts(agreement) }}
        form={(id) => setEditing(id)}
        detail={(row) => open(row.id)}
        empty={words.empty}
      />
      {opened && <AgreementDrawer id={opened} navigation={navigation} onOpen={open} onEdit={setEditing} />}
      {editing && <EditAgreement id={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
