import { companyPublicity } from '@campus/contract/homepage';
import type { Page } from '@campus/contract/kit';
import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowData } from '../../kit/field/row.ts';
import { spokenOrder, useOrderSensors } from '../../kit/list/order-drag.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { type Slide, SlideCard } from './slide-card.tsx';
import './slides.css';

/** Query key of the slides. */
export const wallKey = [companyPublicity.name, 'list', 'wall'];

/** Shows the new order at once; the reload after a refusal reverts it. */
function useReorder() {
  const client = useQueryClient();
  return useOrder(companyPublicity, (ids) =>
    client.setQueryData<Page<Slide & RowData>>(wallKey, (page) => {
      const found = new Map(page?.records.map((row) => [row.id, row]));
      return page && { ...page, records: ids.flatMap((id) => found.get(id) ?? []) };
    }),
  );
}

interface WallProps {
  readonly slides: readonly (Slide & RowData)[];
  readonly isMovable: boolean;
  readonly actionsOf: (row: RowData) => readonly RowAction[];
  readonly onOpen: (slide: Slide) => void;
}

/** Slide cards; the complete list can be sorted by dragging or by buttons. */
export function SlideWall({ slides, isMovable, actionsOf, onOpen }: WallProps) {
  const order = useReorder();
  const [dragged, setDragged] = useState<string>();
  const sensors = useOrderSensors();
  const lifted = slides.find(({ id }) => id === dragged);
  const findSlide = (id: unknown) => slides.find((slide) => slide.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={spokenOrder}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const [moved, place] = [findSlide(active.id), findSlide(over?.id)];
        if (moved && place && moved !== place) void order.place(moved, place);
      }}
    >
      <ul className="picture-wall">
        {slides.map((slide, i) => (
          <SlideCard
            key={slide.id}
            slide={slide}
            place={i + 1}
            actions={actionsOf(slide)}
            onOpen={() => onOpen(slide)}
            onMove={isMovable && slides.length > 1 ? (by) => void order.move(slide, by) : undefined}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="picture-frame slide-lifted">
            <StoredImage path={lifted.logo} alt="" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
