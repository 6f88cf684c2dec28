import { companyPublicity, homepageTexts, sortSlides } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { type Slide, SlideCard } from './slide-card.tsx';
import { moveBy, moveTo } from './slide-order.ts';
import './slides.css';

const words = homepageTexts.slides;
const { picked, over, dropped, cancelled, instructions } = words.dragging;
const spoken = {
  screenReaderInstructions: { draggable: instructions },
  announcements: {
    onDragStart: () => picked,
    onDragOver: () => over,
    onDragEnd: () => dropped,
    onDragCancel: () => cancelled,
  },
};
/** Query key of the slides. */
export const wallKey = [companyPublicity.name, 'list', 'wall'];

/** Reorders the slides optimistically; a server error reverts them. */
function useReorder() {
  const client = useQueryClient();
  return async (ids: readonly string[]) => {
    client.setQueryData<Page<Slide & RowData>>(wallKey, (page) => {
      const found = new Map(page?.records.map((row) => [row.id, row]));
      return page && { ...page, records: ids.flatMap((id) => found.get(id) ?? []) };
    });
    try {
      await call(sortSlides, { ids: ids.join(',') });
      tell.success(words.moved);
    } catch (failure) {
      ignoreReported(failure);
    }
    await client.invalidateQueries({ queryKey: [companyPublicity.name] });
  };
}

interface WallProps {
  readonly slides: readonly (Slide & RowData)[];
  readonly isMovable: boolean;
  readonly actionsOf: (row: RowData) => readonly RowAction[];
  readonly onOpen: (slide: Slide) => void;
}

/** Slide cards; the complete list can be moveSibling by dragging or by buttons. */
export function SlideWall({ slides, isMovable, actionsOf, onOpen }: WallProps) {
  const reorder = useReorder();
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const ids = slides.map(({ id }) => id);
  const lifted = slides.find(({ id }) => id === dragged);
  const move = (id: string, by: -1 | 1) => {
    const next = moveBy(ids, id, by);
    if (next) void reorder(next);
    else tell.warning(by < 0 ? text.upload.moveFirst : text.upload.moveLast);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={spoken}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (over && over.id !== active.id) void reorder(moveTo(ids, String(active.id), String(over.id)));
      }}
    >
      <ul className="slide-wall">
        {slides.map((slide, i) => (
          <SlideCard
            key={slide.id}
            slide={slide}
            place={i + 1}
            actions={actionsOf(slide)}
            onOpen={() => onOpen(slide)}
            onMove={isMovable && slides.length > 1 ? (by) => move(slide.id, by) : undefined}
          />
        ))}
      </ul>
      <DragOverlay dropAnimation={null}>
        {lifted && (
          <div className="slide-frame slide-lifted">
            <StoredImage path={lifted.logo} alt="" />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
