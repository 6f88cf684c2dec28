import { deliveryCounts, deliveryTexts } from '@campus/contract/resume';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityPage } from '../../kit/entity-page.tsx';
import type { EntityRow, RowData } from '../../kit/row.ts';
import { useEntityList } from '../../kit/use-entity-list.ts';
import './delivery.css';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { daysIn, deliveryTabs, isMovable, isOpen, shownDelivery, tabQueries } from './delivery-entity.ts';
import { DeliveryState } from './delivery-state.tsx';
import { useJobPicker } from './use-job-picker.tsx';

const words = deliveryTexts;
type Row = EntityRow<typeof shownDelivery>;

/** The student's name opens the delivery; one that nobody has read is bold. */
const Name = ({ row, onOpen }: { row: Row; onOpen: () => void }) => (
  <button type="button" className={`link-button${row.readFlag === 1 ? '' : ' unread'}`} onClick={onOpen}>
    {row.starFlag === 1 && <i className="star" role="img" aria-label={words.star} />}
    {row.realname}
  </button>
);
const since = (row: Row) =>
  isOpen(row.status) && row.stepTime ? (
    <span>{words.stayed(daysIn(row.stepTime))}</span>
  ) : (
    (row.stepTime?.slice(0, 16) ?? '-')
  );

interface DeliveryRowsProps {
  readonly tools?: ReactNode;
  /** The post whose deliveries are listed; default all. */
  readonly postId?: string;
}
/** Deliveries as rows, each opening the résumé beside its history. */
export function DeliveryRows({ tools, postId }: DeliveryRowsProps) {
  const filter = postId === undefined ? undefined : { postId };
  // The same query as the page's: the drawer walks through its rows.
  const list = useEntityList(shownDelivery, { filter, tabs: tabQueries });
  const [opened, setOpened] = useState<string>();
  const picker = useJobPicker(() => list.selection.clear());
  const mayTransfer = useAllowed('resume:delivery:transfer');
  return (
    <>
      <EntityPage
        entity={shownDelivery}
        filter={filter}
        tabs={{ items: deliveryTabs, ...(postId === undefined && { counts: deliveryCounts }) }}
        cells={{
          realname: (row) => <Name row={row} onOpen={() => setOpened(row.id)} />,
          status: (row) => <DeliveryState row={row as unknown as RowData} />,
          stepTime: since,
        }}
        detail={(row) => setOpened(row.id)}
        rowActions={(row) => [
          mayTransfer &&
            isMovable(row) && {
              key: 'transfer',
              label: words.transfer,
              isSecondary: true,
              run: () => picker.transfer([row.id]),
            },
        ]}
        batch={(rows) =>
          mayTransfer &&
          rows.some(isMovable) && (
            <Button onClick={() => picker.transfer(rows.filter(isMovable).map(({ id }) => id))}>
              {words.transfer}
            </Button>
          )
        }
        tools={() => tools}
        empty={words.empty}
      />
      {opened && (
        <DeliveryDrawer
          id={opened}
          walk={{ ids: list.page?.records.map((row) => row.id) ?? [], show: setOpened }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {picker.dialogs}
    </>
  );
}
