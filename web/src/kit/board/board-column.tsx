import { text } from '@campus/contract/messages';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import type { RowData } from '../field/row.ts';
import type { Named } from './board-drag.ts';

const texts = text.board;

/** A column with its first rows. */
export interface BoardPart<K extends string = string> {
  readonly key: K;
  readonly title: string;
  readonly total: number;
  readonly rows: readonly RowData[];
  /** Short figure next to the count, e.g. the median of days. */
  readonly note?: string | undefined;
}
/** How a board shows and moves its rows. */
export interface BoardCards<K extends string = string> {
  /** Starts with the name of the entity, so that steps refetch the rows. */
  readonly queryKey: readonly unknown[];
  /** Further rows of a column. */
  readonly more: (column: K, offset: number, signal: AbortSignal) => Promise<readonly RowData[]>;
  readonly card: (row: RowData) => ReactNode;
  readonly nameOf: (row: RowData) => string;
  readonly isMovable: (row: RowData) => boolean;
  readonly opened: string | undefined;
  readonly onOpen: (id: string, ids: readonly string[], total: number) => void;
}

/** Loads the rows after the first ones page by page on demand. */
function useMoreRows<K extends string>({ queryKey, more }: BoardCards<K>, { key, rows, total }: BoardPart<K>) {
  const [isWanted, setWanted] = useState(false);
  const first = rows.length;
  const found = useInfiniteQuery<readonly RowData[], RequestFailed, { pages: RowData[][] }, readonly unknown[], number>(
    {
      queryKey: [...queryKey, 'more', key],
      queryFn: ({ pageParam, signal }) => more(key, pageParam, signal),
      initialPageParam: first,
      getNextPageParam: (_last, pages) => first + pages.reduce((n, page) => n + page.length, 0),
      enabled: isWanted && first > 0 && first < total,
    },
  );
  return {
    rows: isWanted ? (found.data?.pages.flat() ?? []) : [],
    isFetching: found.isFetching,
    fetch: () => {
      if (isWanted) void found.fetchNextPage();
      else setWanted(true);
    },
  };
}

interface ColumnProps<K extends string> {
  readonly part: BoardPart<K>;
  readonly cards: BoardCards<K>;
  /** What dropping the held card here does; undefined: nothing is held, or it cannot go here. */
  readonly accepts: string | undefined;
  readonly isBad: boolean;
}

/** A column of a board: title, count and cards; narrow while it is empty and takes no card. */
export function Column<K extends string>({ part, cards, accepts, isBad }: ColumnProps<K>) {
  const title = useId();
  const data: Named = { name: part.title };
  const { setNodeRef, isOver, active } = useDroppable({ id: part.key, data: data as never });
  const more = useMoreRows(cards, part);
  // A card that moved meanwhile may be returned twice.
  const rows = [...new Map([...part.rows, ...more.rows].map((row) => [row.id, row])).values()];
  const ids = rows.map(({ id }) => id);
  const isTarget = isOver && active !== null;
  const isSlim = part.total === 0 && accepts === undefined && !isTarget;
  const looks = ['board-column', isSlim && 'slim', isTarget && 'target', isBad && 'bad'].filter(Boolean).join(' ');
  return (
    <section ref={setNodeRef} className={looks} data-column={part.key} aria-labelledby={title}>
      <header>
        <h2 id={title}>{part.title}</h2>
        <span>{part.total.toLocaleString('zh-CN')}</span>
        {part.note && <small>{part.note}</small>}
      </header>
      <ul>
        {isTarget && <li className="board-slot">{accepts ?? texts.notHere}</li>}
        {rows.map((row) => (
          <Card
            key={row.id}
            row={row}
            cards={cards}
            isOpen={row.id === cards.opened}
            onOpen={() => cards.onOpen(row.id, ids, part.total)}
          />
        ))}
        {rows.length === 0 && !isTarget && !isSlim && <li className="board-none">{texts.empty}</li>}
        {rows.length > 0 && rows.length < part.total && (
          <li className="board-more">
            <Button type="link" size="small" loading={more.isFetching} onClick={more.fetch}>
              {texts.more(rows.length, part.total)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly row: RowData;
  readonly cards: Pick<BoardCards, 'card' | 'nameOf' | 'isMovable'>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}
/** A card: a click opens its row; permitted users can drag it. */
const Card = (props: CardProps) =>
  props.cards.isMovable(props.row) ? <MovableCard {...props} /> : <Frame {...props} />;

function MovableCard(props: CardProps) {
  const { row, cards } = props;
  const data: Named & { row: RowData } = { name: cards.nameOf(row), row };
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: row.id,
    data,
    attributes: { roleDescription: texts.card },
  });
  return <Frame {...props} isGhost={isDragging} held={{ ref: setNodeRef, ...attributes, ...listeners }} />;
}

interface FrameProps extends CardProps {
  readonly isGhost?: boolean;
  readonly held?: object;
}
const Frame = ({ row, cards, isOpen, onOpen, isGhost = false, held }: FrameProps) => (
  <li>
    <button
      {...held}
      type="button"
      className={`board-card${isGhost ? ' ghost' : ''}${isOpen ? ' open' : ''}`}
      data-row={row.id}
      onClick={onOpen}
    >
      {cards.card(row)}
    </button>
  </li>
);
