import { ReloadOutlined } from '@ant-design/icons';
import { type CallerInput, rowName, type Step, stepRefusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  type BoardColumn,
  delivery,
  deliveryBoard,
  deliveryFlow,
  deliveryTexts,
  type BoardPart as Part,
  stepsOfColumns,
} from '@campus/contract/resume';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Board, type Drop } from '../../kit/board/board.tsx';
import type { BoardPart } from '../../kit/board/board-column.tsx';
import { dropZone } from '../../kit/board/board-drag.ts';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { useRecordNavigation } from '../../kit/detail/use-record-navigation.ts';
import type { RowData } from '../../kit/field/row.ts';
import { getConditions } from '../../kit/list/list-query.ts';
import { ListSearch } from '../../kit/list/list-search.tsx';
import { useEntityList } from '../../kit/list/use-entity-list.ts';
import { openSteps, useSteps } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { DeliveryCard } from './board-card.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { shownDelivery } from './delivery-entity.ts';
import './delivery-board.css';

type Conditions = Readonly<Record<string, string>>;
type StepName = keyof typeof deliveryFlow.steps;

/** The endpoint of the board also accepts the search fields of the list. */
const boardInput = (conditions: Conditions, own: CallerInput<typeof deliveryBoard> = {}) =>
  ({ ...conditions, ...own }) as CallerInput<typeof deliveryBoard>;
const titles: Readonly<Record<string, string>> = {
  failed: deliveryTexts.tabs.failed,
  ended: deliveryTexts.tabs.ended,
  ...Object.fromEntries(stepsOfColumns.map(({ column, step }) => [column, deliveryTexts.stages[step]])),
};
const isStep = (column: BoardColumn): boolean => column.startsWith('step');
const getPart = ({ column, total, medianDays, records }: Part): BoardPart<BoardColumn> => ({
  key: column,
  title: titles[column] as string,
  total,
  rows: records as RowData[],
  note: medianDays === null || !isStep(column) ? undefined : deliveryTexts.median(medianDays),
});

/** Columns that 通过 and 越级推进 lead to; the server says which of them a post plans. */
const stepsInto: Partial<Record<BoardColumn | typeof dropZone, readonly StepName[]>> = {
  step20: ['pass'],
  step30: ['pass', 'skip'],
  failed: ['reject'],
  [dropZone]: ['reject'],
};
const dropTexts: Partial<Record<StepName, string>> = deliveryTexts.dropped;

/** What dropping a row on a place does: the first of its steps that this user can take. */
function useDrop(take: (name: StepName, row: RowData) => void) {
  const caller = useCaller();
  return (row: RowData, place: BoardColumn | typeof dropZone): Drop | string => {
    const names = stepsInto[place] ?? [];
    const refusals = names.map((name) => stepRefusal(delivery.code, deliveryFlow, name, row, caller));
    const name = names[refusals.indexOf(undefined)];
    if (name === undefined) return refusals[0]?.message ?? deliveryTexts.notMovable;
    return { text: dropTexts[name] ?? '', run: () => take(name, row) };
  };
}

/** Board of a query. The query key starts with the entity, so steps refetch it. */
const useBoard = (conditions: Conditions) =>
  useQuery<Part[], RequestFailed>({
    queryKey: [delivery.name, 'board', conditions],
    queryFn: ({ signal }) => call(deliveryBoard, boardInput(conditions), { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** 看板: the deliveries of the list by step; cards are moved by dragging. */
export function DeliveryBoard({ chooser }: { chooser: ReactNode }) {
  const list = useEntityList(shownDelivery);
  const conditions = getConditions(shownDelivery, list.state);
  const board = useBoard(conditions);
  const caller = useCaller();
  const steps = useSteps(shownDelivery);
  const drop = useDrop((name, row) => steps.take({ name, step: deliveryFlow.steps[name] as Step }, row));
  const [isAll, setAll] = useState(false);
  const [opened, open] = useOpenedId();
  const [around, setAround] = useState<{ ids: readonly string[]; total: number }>({ ids: [], total: 0 });
  const navigation = useRecordNavigation(around.ids, around.total, opened, open);
  const movers = Object.values(stepsInto).flat();
  return (
    <div className="delivery-board">
      <section className="surface">
        <ListSearch entity={shownDelivery} values={list.state.values} onSearch={list.search} onReset={list.reset} />
        <div className="board-tools">
          {chooser}
          <span className="grow" />
          <ShowAll isOn={isAll} onChange={setAll} />
          <IconButton label={text.common.refresh} onClick={() => void list.reload()}>
            <ReloadOutlined aria-hidden />
          </IconButton>
        </div>
      </section>
      {board.error && !board.data ? (
        <section className="surface">
          <LoadError error={board.error} onRetry={board.refetch} />
        </section>
      ) : (
        <Board
          parts={board.data?.filter(({ column }) => isAll || isStep(column)).map(getPart)}
          queryKey={[delivery.name, 'board', conditions]}
          more={async (boardColumn, offset, signal) => {
            const [part] = await call(deliveryBoard, boardInput(conditions, { boardColumn, offset }), { signal });
            return (part?.records ?? []) as RowData[];
          }}
          card={(row) => <DeliveryCard row={row} />}
          nameOf={(row) => rowName(delivery, row)}
          isMovable={(row) => openSteps(delivery, row, caller).some(({ name }) => movers.includes(name as StepName))}
          drop={drop}
          zone={{ name: deliveryTexts.tabs.failed, text: deliveryTexts.dropped.reject }}
          bad={['failed']}
          opened={opened}
          onOpen={(id, ids, total) => {
            setAround({ ids, total });
            open(id);
          }}
        />
      )}
      {opened && <DeliveryDrawer id={opened} navigation={navigation} onOpen={open} />}
      {steps.dialogs}
    </div>
  );
}

function ShowAll({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <span className="board-switch">
      <label htmlFor={id}>{deliveryTexts.showEnded}</label>
      <Switch id={id} size="small" checked={isOn} onChange={onChange} />
    </span>
  );
}
