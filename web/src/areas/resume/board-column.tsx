import type { CallerInput } from '@campus/contract/kit';
import { type BoardColumn, type BoardPart, delivery, deliveryBoard, deliveryTexts } from '@campus/contract/resume';
import { useDroppable } from '@dnd-kit/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { BoardCard } from './board-card.tsx';
import { stepInto } from './board-drag.ts';

const words = deliveryTexts;
export type Conditions = Readonly<Record<string, string>>;

/** The endpoint of the board also accepts the search fields of the list. */
export const boardInput = (conditions: Conditions, own: CallerInput<typeof deliveryBoard> = {}) =>
  ({ ...conditions, ...own }) as CallerInput<typeof deliveryBoard>;

/** Loads the cards after the first ones page by page on demand. */
function useMoreCards(column: BoardColumn, conditions: Conditions, first: number, total: number) {
  const [isWanted, setWanted] = useState(false);
  const more = useInfiniteQuery<RowData[], RequestFailed, { pages: RowData[][] }, readonly unknown[], number>({
    queryKey: [delivery.name, 'board', 'more', column, conditions],
    queryFn: async ({ pageParam, signal }) => {
      const asked = boardInput(conditions, { boardColumn: column, offset: pageParam });
      const [part] = await call(deliveryBoard, asked, { signal });
      return (part?.records ?? []) as unknown as RowData[];
    },
    initialPageParam: first,
    getNextPageParam: (_last, pages) => first + pages.reduce((n, page) => n + page.length, 0),
    enabled: isWanted && first > 0 && first < total,
  });
  return {
    cards: isWanted ? (more.data?.pages.flat() ?? []) : [],
    isFetching: more.isFetching,
    fetch: () => {
      if (isWanted) void more.fetchNextPage();
      else setWanted(true);
    },
  };
}

interface ColumnProps {
  readonly column: BoardColumn;
  readonly part: BoardPart | undefined;
  readonly conditions: Conditions;
  readonly opened: string | undefined;
  readonly isMovable: (row: RowData) => boolean;
  readonly onOpen: (id: string, ids: readonly string[], total: number) => void;
}

/** A column of the board: title, count, cards and median time in the step. */
export function Column({ column, part, conditions, opened, isMovable, onOpen }: ColumnProps) {
  const title = useId();
  const { setNodeRef, isOver, active } = useDroppable({ id: column });
  const first = (part?.records ?? []) as unknown as RowData[];
  const total = part?.total ?? 0;
  const more = useMoreCards(column, conditions, first.length, total);
  // A card that moved meanwhile may be returned twice.
  const cards = [...new Map([...first, ...more.cards].map((row) => [row.id, row])).values()];
  const ids = cards.map(({ id }) => id);
  const isWaiting = column === 'waiting';
  const isTarget = isOver && active !== null && !isWaiting;
  return (
    <section
      ref={setNodeRef}
      className={`board-column${isTarget ? ' target' : ''}`}
      data-column={column}
      aria-labelledby={title}
    >
      <header>
        <h2 id={title}>{words.columns[column]}</h2>
        <span>{total.toLocaleString('zh-CN')}</span>
        {isWaiting && part && part.medianDays !== null && <small>{words.median(part.medianDays)}</small>}
      </header>
      <ul>
        {isTarget && <li className="board-slot">{slotText(column)}</li>}
        {cards.map((row) => (
          <BoardCard
            key={row.id}
            row={row}
            isWaiting={isWaiting}
            isOpen={row.id === opened}
            isMovable={isMovable(row)}
            onOpen={() => onOpen(row.id, ids, total)}
          />
        ))}
        {cards.length === 0 && !isTarget && <li className="board-none">{words.emptyColumn}</li>}
        {cards.length > 0 && cards.length < total && (
          <li className="board-more">
            <Button type="link" size="small" loading={more.isFetching} onClick={more.fetch}>
              {words.more(cards.length, total)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function slotText(column: BoardColumn): string {
  if (stepInto[column] === 'pass') return words.drag.pass;
  return stepInto[column] === 'reject' ? words.drag.reject : words.notMovable;
}
