import { isEnterprise, type Session } from '@campus/contract/kit';
import { deliveryCounts, deliveryTexts } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asData, type EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { usePageKeys } from '../../kit/step/page-keys.ts';
import './delivery.css';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useListNavigation } from '../../kit/detail/use-record-navigation.ts';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import {
  companyDelivery,
  deliveryTabs,
  isMovable,
  isOpen,
  isPostFull,
  isTransferable,
  offerText,
  postDelivery,
  shownDelivery,
  type TimeInStepRow,
  transferRefusal,
} from './delivery-entity.ts';
import { PlanInterviews } from './plan-interviews.tsx';
import { ArchiveButton } from './resume-archive.tsx';
import { studentSearches } from './search-controls.tsx';
import { type StepName, stepDelivery, stepTabs } from './step-delivery.ts';
import { StarMark } from './time-in-step.tsx';
import { useJobPicker } from './use-job-picker.tsx';

type Row = EntityRow<typeof shownDelivery> & TimeInStepRow;

/** The state, and at 录用 how the offer stands. */
const state = (row: Row) => (
  <>
    <StateCell entity={shownDelivery} row={asData(row)} />
    {offerText(row) && <span className="offer-state">{offerText(row)}</span>}
    {isPostFull(row) && <span className="offer-state">{deliveryTexts.postFull}</span>}
  </>
);
/** Delivery time in every row; the tooltip shows the elapsed time. */
const since = (row: Row) => (
  <span
    className={row.overdue === 1 ? 'late' : undefined}
    title={isOpen(row.status) ? deliveryTexts.stayed(Number(row.stayedDays ?? 0)) : undefined}
  >
    {row.stepTime?.slice(0, 16) ?? ''}
  </span>
);

interface NameProps {
  readonly row: Row;
  readonly onOpen: (id: string) => void;
}
/** Name of the student, marked while the delivery is unread or starred. */
const Name = ({ row, onOpen }: NameProps) => (
  <button
    type="button"
    className="link-button delivery-name"
    title={row.realname ?? undefined}
    onClick={() => onOpen(row.id)}
  >
    <span className={row.readFlag !== 1 ? 'unread' : ''}>{row.realname}</span>
    {row.readFlag !== 1 && <span className="visually-hidden">{deliveryTexts.unread}</span>}
    {row.starFlag === 1 && <StarMark />}
  </button>
);

/** What the list shows: all deliveries, those of a post, or those of a step. */
function getList(caller: Session, postId: string | undefined, step: StepName | undefined) {
  if (step !== undefined)
    return {
      entity: stepDelivery(step, caller),
      filter: { step: String(pipeline[step]) },
      tabs: stepTabs(step, caller),
    };
  const tabs = deliveryTabs(caller);
  if (postId !== undefined) return { entity: postDelivery, filter: { postId }, tabs };
  return { entity: isEnterprise(caller) ? companyDelivery : shownDelivery, filter: undefined, tabs };
}

/** Moves deliveries to another post, then clears the selection they came from. */
function useTransfer() {
  const clearSelection = useRef<() => void>(undefined);
  const picker = useJobPicker(() => clearSelection.current?.());
  const mayTransfer = useAllowed('resume:delivery:transfer');
  const transfer = (ids: readonly string[], clear?: () => void) => {
    clearSelection.current = clear;
    picker.transfer(ids);
  };
  return { mayTransfer, transfer, dialogs: picker.dialogs };
}

interface DeliveryRowsProps {
  readonly tools?: ReactNode;
  /** Limits the deliveries to one post. */
  readonly postId?: string;
  /** Limits them to one step, with its columns. */
  readonly step?: StepName;
}
/** List of deliveries; a row opens the résumé and its history in a drawer. */
export function DeliveryRows({ tools, postId, step }: DeliveryRowsProps) {
  const caller = useCaller();
  const { entity, filter, tabs } = getList(caller, postId, step);
  // The same query as the page's, for the navigation in the drawer.
  // A company's page opens with what it has to decide.
  const initialTab = postId === undefined && isEnterprise(caller) ? tabs[0]?.key : undefined;
  const list = useEntityList(entity, { filter, tabs, initialTab });
  const [opened, open] = useOpenedId();
  const navigation = useListNavigation(list, opened, open);
  const first = list.page?.records[0]?.id;
  usePageKeys({ j: opened === undefined && first !== undefined ? () => open(first) : undefined });
  const { mayTransfer, transfer, dialogs } = useTransfer();
  return (
    <>
      <EntityPage
        entity={entity}
        filter={filter}
        controls={studentSearches}
        tabs={{ items: tabs, initial: initialTab, counts: deliveryCounts }}
        cells={{ realname: (row: Row) => <Name row={row} onOpen={open} />, status: state, stepTime: since }}
        detail={(row) => open(row.id)}
        rowActions={(row) => [
          mayTransfer &&
            isMovable(row) && {
              key: 'transfer',
              label: deliveryTexts.transfer,
              isSecondary: true,
              disabledReason: transferRefusal(row),
              run: () => transfer([row.id]),
            },
        ]}
        batch={(rows, { list: { selection } }) => (
          <>
            {mayTransfer && rows.some(isTransferable) && (
              <Button
                onClick={() =>
                  transfer(
                    rows.filter(isTransferable).map(({ id }) => id),
                    selection.clear,
                  )
                }
              >
                {deliveryTexts.transfer}
              </Button>
            )}
            <PlanInterviews rows={rows.map(asData)} />
            <ArchiveButton ids={rows.map(({ id }) => id)} />
          </>
        )}
        tools={() => tools}
        empty={deliveryTexts.empty}
      />
      {opened && <DeliveryDrawer id={opened} navigation={navigation} onOpen={open} />}
      {dialogs}
    </>
  );
}
