import { isEnterprise } from '@campus/contract/kit';
import { deliveryTexts, recommend, recommendCounts, recommendFlow, recommendRead } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { call } from '../../request/call.ts';
import { RecommendDrawer } from './recommend-drawer.tsx';
import { useOpenedId } from './use-opened-id.ts';
import { useListNavigation } from './use-record-navigation.ts';

const { recommendTabs: names, recommendEmpty } = deliveryTexts;
const tabs = [
  statusTab(recommendFlow, 'sent', { label: names.open, states: ['sent', 'read'] }),
  statusTab(recommendFlow, 'accepted', { label: names.accepted }),
  statusTab(recommendFlow, 'refused', { label: names.refused }),
];
const tabQueries = Object.fromEntries(tabs.map(({ key, query }) => [key, query]));
/** The list without some columns; a company knows its own name. */
const without = (...names: readonly string[]) => ({
  ...recommend,
  list: recommend.list.filter((name) => !names.includes(name)) as unknown as typeof recommend.list,
  search: (recommend.search ?? []).filter((item) => !names.includes(String(item))),
});
const shown = { staff: without('matchScore'), enterprise: without('matchScore', 'companyName') };

/** 简历推荐: what the school recommended and how companies answered; for a company, what it may accept. */
export function RecommendListPage() {
  const client = useQueryClient();
  const mayHandle = useAllowed('recommend:resumeRecommend:handle');
  const entity = isEnterprise(useCaller()) ? shown.enterprise : shown.staff;
  const [opened, setOpened] = useOpenedId();
  // The same query as the page's: the drawer goes on through its rows.
  const list = useEntityList(entity, { tabs: tabQueries });
  const open = (row: { id: string; status: unknown }) => {
    setOpened(row.id);
    if (!mayHandle || Number(row.status) !== recommendFlow.states.sent.code) return;
    // Opening tells the school that the company has looked; not being able to say so hinders nobody.
    void call(recommendRead, { id: row.id }, { silent: true })
      .then(() => client.invalidateQueries({ queryKey: [recommend.name] }))
      .catch(() => undefined);
  };
  const walk = useListNavigation(list, opened, (id) => {
    const row = list.page?.records.find((one) => one.id === id);
    if (row) open(row);
    else setOpened(id);
  });
  return (
    <>
      <EntityPage
        entity={entity}
        tabs={{ items: tabs, counts: recommendCounts }}
        detail={open}
        empty={recommendEmpty}
      />
      {opened && <RecommendDrawer id={opened} walk={walk} onOpen={setOpened} />}
    </>
  );
}
