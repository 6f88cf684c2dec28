import { getStateCounts, isEnterprise } from '@campus/contract/kit';
import { deliveryTexts, recommend, recommendFlow, recommendRead } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useListNavigation } from '../../kit/detail/use-record-navigation.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { call } from '../../request/call.ts';
import { RecommendDrawer } from './recommend-drawer.tsx';

const { recommendTabs: names, recommendEmpty } = deliveryTexts;
const tabs = [
  statusTab(recommendFlow, 'sent', { label: names.open, states: ['sent', 'read'] }),
  statusTab(recommendFlow, 'accepted', { label: names.accepted }),
  statusTab(recommendFlow, 'refused', { label: names.refused }),
];
/** The entity withoutColumns some list columns. */
const withoutColumns = (...names: readonly string[]) => ({
  ...recommend,
  list: recommend.list.filter((name) => !names.includes(name)) as typeof recommend.list,
  search: (recommend.search ?? []).filter((item) => !names.includes(String(item))),
});
const shown = { staff: withoutColumns('matchScore'), enterprise: withoutColumns('matchScore', 'companyName') };

/** 简历推荐: recommendations of the school and the companies' responses; for a company, its own to decide. */
export function RecommendListPage() {
  const client = useQueryClient();
  const mayHandle = useAllowed('recommend:resumeRecommend:handle');
  const entity = isEnterprise(useCaller()) ? shown.enterprise : shown.staff;
  const [opened, setOpened] = useOpenedId();
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(entity, { tabs });
  const open = (row: { id: string; status: unknown }) => {
    setOpened(row.id);
    if (!mayHandle || Number(row.status) !== recommendFlow.states.sent.code) return;
    // Reports to the school that the company has read it; failures are ignored.
    void call(recommendRead, { id: row.id }, { silent: true })
      .then(() => client.invalidateQueries({ queryKey: [recommend.name] }))
      .catch(() => undefined);
  };
  const navigation = useListNavigation(list, opened, (id) => {
    const row = list.page?.records.find((one) => one.id === id);
    if (row) open(row);
    else setOpened(id);
  });
  return (
    <>
      <EntityPage
        entity={entity}
        tabs={{ items: tabs, counts: getStateCounts(recommend) }}
        detail={open}
        empty={recommendEmpty}
      />
      {opened && <RecommendDrawer id={opened} navigation={navigation} onOpen={setOpened} />}
    </>
  );
}
