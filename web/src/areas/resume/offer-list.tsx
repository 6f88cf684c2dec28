import { getStateCounts, isEnterprise } from '@campus/contract/kit';
import { offer, offerFlow, offerScreen as words } from '@campus/contract/resume';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { OfferDrawer } from './offer-drawer.tsx';

const tabs = [
  statusTab(offerFlow, 'open'),
  statusTab(offerFlow, 'accepted'),
  statusTab(offerFlow, 'refused', { label: words.tabs.ended, states: ['refused', 'revoked', 'expired'] }),
];
const withoutColumns = (...left: readonly string[]) => ({
  ...offer,
  display: 'realname' as const,
  list: offer.list.filter((name) => !left.includes(name)) as typeof offer.list,
  search: (offer.search ?? []).filter((item) => !left.includes(String(item))),
});
const shown = { school: withoutColumns(), company: withoutColumns('companyName') };

/** 录用环节: the offers of a company, or all that the school sees. */
export function OfferListPage() {
  const [opened, open] = useOpenedId();
  return (
    <>
      <EntityPage
        entity={isEnterprise(useCaller()) ? shown.company : shown.school}
        calls={['list', 'queryById', 'exportXls']}
        tabs={{ items: tabs, counts: getStateCounts(offer) }}
        detail={(row) => open(row.id)}
        empty={words.empty}
      />
      {opened && <OfferDrawer id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
