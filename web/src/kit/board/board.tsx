import { CloseCircleOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { DndContext, type DragEndEvent, DragOverlay, MeasuringStrategy, useDroppable } from '@dnd-kit/core';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import type { RowData } from '../field/row.ts';
import { type BoardCards, type BoardPart, Column } from './board-column.tsx';
import { cardOver, dropZone, type Named, spokenDrag, useCardSensors } from './board-drag.ts';
import './board.css';

/** What happens to a card that is dropped on a place. */
export interface Drop {
  /** Says so while the card is above the place. */
  readonly text: string;
  readonly run: () => void;
}
interface BoardProps<K extends string> extends BoardCards<K> {
  /** Undefined until loaded. */
  readonly parts: readonly BoardPart<K>[] | undefined;
  /** The drop of a row on a column or on the zone (`dropZone`); a text says why it cannot go there. */
  readonly drop: (row: RowData, place: K | typeof dropZone) => Drop | string;
  /** A drop zone below the columns, shown while a card is held. */
  readonly zone?: { readonly name: string; readonly text: string } | undefined;
  /** Columns of rows that ended badly. */
  readonly bad?: readonly K[];
}

/**
 * Rows as cards in columns, moved by mouse, touch and keyboard. A dropped card always returns first: it changes its place
 * once the step behind the drop has succeeded.
 */
export function Board<K extends string>({ parts, drop, zone, bad = [], ...cards }: BoardProps<K>) {
  const sensors = useCardSensors();
  const [held, setHeld] = useState<RowData>();
  const accepts = (place: K): string | undefined => {
    const found = held && drop(held, place);
    return typeof found === 'object' ? found.text : undefined;
  };
  const end = ({ over }: DragEndEvent) => {
    const row = held;
    setHeld(undefined);
    const place = over?.id as K | typeof dropZone | undefined;
    const home = parts?.find(({ rows }) => rows.some(({ id }) => id === row?.id))?.key;
    if (!row || place === undefined || place === home) return;
    const found = drop(row, place);
    if (typeof found === 'string') tell.warning(found);
    else found.run();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cardOver}
      accessibility={spokenDrag}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={({ active }) => setHeld((active.data.current as { row: RowData }).row)}
      onDragEnd={end}
      onDragCancel={() => setHeld(undefined)}
    >
      <div className="board-stage">
        <div className="board-columns">
          {parts ? (
            parts.map((part) => (
              <Column
                key={part.key}
                part={part}
                cards={cards}
                accepts={accepts(part.key)}
                isBad={bad.includes(part.key)}
              />
            ))
          ) : (
            <section className="board-column" aria-busy aria-label={text.common.loading}>
              <Skeleton active paragraph={{ rows: 6 }} />
            </section>
          )}
        </div>
        {zone && <Zone {...zone} isShown={held !== undefined} />}
      </div>
      <DragOverlay>{held && <div className="board-card lifted">{cards.card(held)}</div>}</DragOverlay>
    </DndContext>
  );
}

function Zone({ name, text: what, isShown }: { name: string; text: string; isShown: boolean }) {
  const data: Named = { name };
  const { setNodeRef, isOver } = useDroppable({ id: dropZone, data: data as never });
  return (
    <div ref={setNodeRef} className={`drop-zone${isShown ? ' shown' : ''}${isOver ? ' over' : ''}`}>
      <CloseCircleOutlined aria-hidden />
      {what}
    </div>
  );
}
