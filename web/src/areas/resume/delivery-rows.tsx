import { isEnterprise } from '@campus/contract/kit';
import { deliveryCounts, deliveryTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { asData, type EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { usePageKeys } from '../../kit/step/page-keys.ts';
import './delivery.css';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import {
  companyDelivery,
  deliveryTabs,
  isMovable,
  isOpen,
  isTransferable,
  postDelivery,
  shownDelivery,
  type TimeInStepRow,
  tabQueries,
  transferRefusal,
} from './delivery-entity.ts';
import { DeliveryState } from './delivery-state.tsx';
import { studentSearches } from './search-controls.tsx';
import { StarMark } from './time-in-step.tsx';
import { useJobPicker } from './use-job-picker.tsx';
import { useOpenedId } from './use-opened-id.ts';
import { useListNavigation } from './use-record-navigation.ts';

const words = deliveryTexts;
type Row = EntityRow<typeof shownDelivery> & TimeInStepRow;

/** Delivery time in every row; the tooltip shows the elapsed time. */
const since = (row: Row) => (
  <span
    className={row.overdue === 1 ? 'late' : undefined}
    title={isOpen(row.status) ? deliveryTexts.stayed(Number(row.stayedDays ?? 0)) : undefined}
  >
    {row.stepTime?.slice(0, 16) ?? ''}
  </span>
);

interface DeliveryRowsProps {
  readonly tools?: ReactNode;
  /** Limits the deliveries to one post. */
  readonly postId?: string;
}
/** List of deliveries; a row opens the résumé and its history in a drawer. */
export function DeliveryRows({ tools, postId }: DeliveryRowsProps) {
  const caller = useCaller();
  const entity = postId ? postDelivery : isEnterprise(caller) ? companyDelivery : shownDelivery;
  const filter = postId === undefined ? undefined : { postId };
  // The same query as the page's, for the navigation in the drawer.
  const list = useEntityList(entity, { filter, tabs: tabQueries });
  const [opened, open] = useOpenedId();
  const navigation = useListNavigation(list, opened, open);
  const first = list.page?.records[0]?.id;
  usePageKeys({ j: opened === undefined && first !== undefined ? () => open(first) : undefined });
  // Clears the selection once the rows have moved.
  const clearSelection = useRef<() => void>(undefined);
  const picker = useJobPicker(() => clearSelection.current?.());
  const mayTransfer = useAllowed('resume:delivery:transfer');
  const transfer = (ids: readonly string[], clear?: () => void) => {
    clearSelection.current = clear;
    picker.transfer(ids);
  };
  const name = (row: Row) => (
    <button
      type="button"
      className="link-button delivery-name"
      title={row.realname ?? undefined}
      onClick={() => open(row.id)}
    >
      <span className={row.readFlag !== 1 ? 'unread' : ''}>{row.realname}</span>
      {row.readFlag !== 1 && <span className="visually-hidden">{words.unread}</span>}
      {row.starFlag === 1 && <StarMark />}
    </button>
  );
  return (
    <>
      <EntityPage
        entity={entity}
        filter={filter}
        controls={studentSearches}
        tabs={{ items: deliveryTabs, counts: deliveryCounts }}
        cells={{ realname: name, status: (row) => <DeliveryState row={asData(row)} />, stepTime: since }}
        detail={(row) => open(row.id)}
        rowActions={(row) => [
          mayTransfer &&
            isMovable(row) && {
              key: 'transfer',
              label: words.transfer,
              isSecondary: true,
              disabledReason: transferRefusal(row),
              run: () => transfer([row.id]),
            },
        ]}
        batch={(rows, { list: { selection } }) =>
          mayTransfer &&
          rows.some(isTransferable) && (
            <Button
              onClick={() =>
                transfer(
                  rows.filter(isTransferable).map(({ id }) => id),
                  selection.clear,
                )
              }
            >
              {words.transfer}
            </Button>
          )
        }
        tools={() => tools}
        empty={words.empty}
      />
      {opened && <DeliveryDrawer id={opened} navigation={navigation} onOpen={open} />}
      {picker.dialogs}
    </>
  );
}
