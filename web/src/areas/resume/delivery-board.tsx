import type { Given, Step } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  type BoardColumn,
  type BoardPart,
  boardColumns,
  delivery,
  deliveryBoard,
  deliveryFlow,
  deliveryTexts,
} from '@campus/contract/resume';
import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useCaller } from '../../kit/caller.ts';
import { conditionsOf } from '../../kit/list-query.ts';
import { ListSearch } from '../../kit/list-search.tsx';
import { asText, type RowData } from '../../kit/row.ts';
import { openSteps, useSteps } from '../../kit/steps.tsx';
import { useEntityList } from '../../kit/use-entity-list.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './delivery.css';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { daysIn, shownDelivery, tabQueries } from './delivery-entity.ts';

const words = deliveryTexts;
const stale = 3;
/** Dropping on a column takes this step. */
const stepInto: Partial<Record<BoardColumn, 'pass' | 'reject'>> = { passed: 'pass', failed: 'reject' };

type Conditions = Readonly<Record<string, string>>;
/** The board takes the search fields of the list beside its own. */
const inputOf = (conditions: Conditions, own: Given<typeof deliveryBoard>) =>
  ({ ...conditions, ...own }) as Given<typeof deliveryBoard>;

/** 看板: the query of the list by where its deliveries stand; a card is moved by dragging it. */
export function DeliveryBoard({ chooser }: { chooser: ReactNode }) {
  const list = useEntityList(shownDelivery, { tabs: tabQueries });
  const conditions = conditionsOf(shownDelivery, list.state);
  const [isAll, setAll] = useState(false);
  const [opened, setOpened] = useState<{ id: string; ids: readonly string[] }>();
  const { data, error, refetch } = useQuery<BoardPart[], RequestFailed>({
    queryKey: [delivery.name, 'board', conditions],
    queryFn: ({ signal }) => call(deliveryBoard, inputOf(conditions, {}), { signal, quiet: true }),
  });
  const steps = useSteps(delivery);
  const caller = useCaller();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor),
  );
  const shown = isAll ? boardColumns : boardColumns.filter((column) => column === 'waiting' || column === 'passed');
  const drop = ({ active, over }: DragEndEvent) => {
    const row = active.data.current as RowData | undefined;
    const target = over?.id as BoardColumn | undefined;
    if (!row || !target || target === active.data.current?.column) return;
    const name = stepInto[target];
    const open = openSteps(delivery, row, caller).find((found) => found.name === name);
    if (open) steps.take({ name: open.name, step: open.step as Step }, row);
    else tell.warning(words.notMovable);
  };
  return (
    <section className="surface delivery-board">
      <ListSearch entity={shownDelivery} values={list.state.values} onSearch={list.search} onReset={list.reset} />
      <div className="board-tools">
        {chooser}
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {words.showFailed}
        </Checkbox>
      </div>
      {error && !data ? (
        <StateView isFailure title={text.listPage.failed} text={error.message}>
          <Button onClick={() => void refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <DndContext sensors={sensors} onDragEnd={drop}>
          <div className="board-columns">
            {shown.map((column) => (
              <Column
                key={column}
                part={data.find((part) => part.column === column)}
                column={column}
                conditions={conditions}
                onOpen={(id, ids) => setOpened({ id, ids })}
              />
            ))}
            {!isAll && <RedZone />}
          </div>
        </DndContext>
      )}
      {opened && (
        <DeliveryDrawer
          id={opened.id}
          walk={{ ids: opened.ids, show: (id) => setOpened({ ...opened, id }) }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {steps.dialogs}
    </section>
  );
}

/** Where a card is dropped to be refused, as long as its column is not shown. */
function RedZone() {
  const { setNodeRef, isOver, active } = useDroppable({ id: 'failed' });
  return (
    <div ref={setNodeRef} className={`red-zone${isOver ? ' over' : ''}`} hidden={!active}>
      {deliveryFlow.steps.reject.label}
    </div>
  );
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly part: BoardPart | undefined;
  readonly conditions: Conditions;
  readonly onOpen: (id: string, ids: readonly string[]) => void;
}
function Column({ column, part, conditions, onOpen }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column });
  const first = (part?.records ?? []) as unknown as RowData[];
  const more = useInfiniteQuery<RowData[], RequestFailed, { pages: RowData[][] }, readonly unknown[], number>({
    queryKey: [delivery.name, 'board', 'more', column, conditions, first.at(-1)?.id],
    queryFn: async ({ pageParam, signal }) => {
      const asked = inputOf(conditions, { boardColumn: column, offset: pageParam });
      const [found] = await call(deliveryBoard, asked, { signal });
      return (found?.records ?? []) as unknown as RowData[];
    },
    initialPageParam: first.length,
    getNextPageParam: (_last, pages) => first.length + pages.reduce((n, page) => n + page.length, 0),
    enabled: false,
  });
  const cards = [...first, ...(more.data?.pages.flat() ?? [])];
  const total = part?.total ?? 0;
  const ids = cards.map(({ id }) => id);
  return (
    <section ref={setNodeRef} className={`board-column${isOver ? ' over' : ''}`} data-column={column}>
      <header>
        <h3>{words.columns[column]}</h3>
        <b>{total.toLocaleString('zh-CN')}</b>
        {part && part.medianDays !== null && <small>{words.median(part.medianDays)}</small>}
      </header>
      <ul>
        {cards.map((row) => (
          <Card key={row.id} row={row} column={column} onOpen={() => onOpen(row.id, ids)} />
        ))}
      </ul>
      {cards.length === 0 && <p className="muted">{words.emptyColumn}</p>}
      {cards.length > 0 && cards.length < total && (
        <Button type="text" size="small" loading={more.isFetching} onClick={() => void more.fetchNextPage()}>
          {words.more(cards.length, total)}
        </Button>
      )}
    </section>
  );
}

function Card({ row, column, onOpen }: { row: RowData; column: BoardColumn; onOpen: () => void }) {
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: row.id,
    data: { ...row, column },
    disabled: column !== 'waiting',
  });
  const days = daysIn(asText(row.stepTime));
  const move = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined;
  return (
    <li ref={setNodeRef} className={`board-card${isDragging ? ' dragging' : ''}`} style={move}>
      <button type="button" {...attributes} {...listeners} onClick={onOpen}>
        <span className={row.readFlag === 1 ? 'card-name' : 'card-name unread'}>
          {row.starFlag === 1 && <i className="star" role="img" aria-label={words.star} />}
          {asText(row.realname)}
        </span>
        <span className="card-school">
          {[row.schoolName, row.majorCode_dictText].map(asText).filter(Boolean).join(' · ')}
        </span>
        <span className="card-post">{asText(row.postName)}</span>
        {column === 'waiting' && (
          <span className={days > stale ? 'card-days late' : 'card-days'}>{words.stayed(days)}</span>
        )}
      </button>
    </li>
  );
}
