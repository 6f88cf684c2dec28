import { type BoardColumn, type deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { asText, type RowData } from '../../kit/field/row.ts';

const words = deliveryTexts.drag;
/** Id of the drop zone below the board that rejects a card. */
export const rejectZone = 'reject-zone';
export type Place = BoardColumn | typeof rejectZone;

/** Step executed by dropping a card on a target. */
export const stepInto: Partial<Record<Place, keyof typeof deliveryFlow.steps>> = {
  passed: 'pass',
  failed: 'reject',
  [rejectZone]: 'reject',
};

const placeName = (id: UniqueIdentifier | undefined): string | undefined =>
  id === rejectZone ? words.zone : deliveryTexts.columns[id as BoardColumn];

/** Drop target of a dragged card: under the pointer, or the nearest one when moved by keyboard. */
export const cardOver: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCenter(given);

const centre = ({ left, width }: { left: number; width: number }): number => left + width / 2;

/** Arrow keys move a card between columns, down into the reject zone and back. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect: card, droppableContainers, droppableRects } = context;
  if (!card || !event.code.startsWith('Arrow')) return undefined;
  event.preventDefault();
  const places = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, rect }] : [];
  });
  const columns = places
    .filter(({ id }) => id !== rejectZone)
    .toSorted((one, other) => one.rect.left - other.rect.left);
  const zone = places.find(({ id }) => id === rejectZone)?.rect;
  const at = columns.findLastIndex(({ rect }) => rect.left <= centre(card));
  const to = event.code === KeyboardCode.Right ? at + 1 : event.code === KeyboardCode.Left ? at - 1 : at;
  const target = event.code === KeyboardCode.Down ? zone : (columns[to]?.rect ?? columns[at]?.rect);
  if (!target) return undefined;
  const y = target.top + Math.min(64, Math.max(0, (target.height - card.height) / 2));
  return { x: centre(target) - card.width / 2, y };
};

/** Mouse, touch (delayed, so that it can still scroll) and keyboard; Enter still opens the card. */
export const useCardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNeighbour,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );

const nameOf = (active: { data: { current?: unknown } }): string =>
  asText((active.data.current as RowData | undefined)?.realname);

/** Screen reader announcements while dragging. */
const announcements: Announcements = {
  onDragStart: ({ active }) => words.lifted(nameOf(active)),
  onDragOver: ({ active, over }) => {
    const place = placeName(over?.id);
    return place ? words.over(nameOf(active), place) : words.outside(nameOf(active));
  },
  onDragEnd: ({ active, over }) => {
    const place = placeName(over?.id);
    return place ? words.dropped(nameOf(active), place) : words.back(nameOf(active));
  },
  onDragCancel: ({ active }) => words.back(nameOf(active)),
};
export const spokenDrag = { announcements, screenReaderInstructions: { draggable: words.hint } };
