import { text } from '@campus/contract/messages';
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
  useSensor,
  useSensors,
} from '@dnd-kit/core';

const texts = text.board;
/** Id of the drop zone below the columns. */
export const dropZone = 'drop-zone';
/** What a card and a place carry for the announcements: their names. */
export interface Named {
  readonly name: string;
}

/** Drop target of a dragged card: under the pointer, or the nearest one when moved by keyboard. */
export const cardOver: CollisionDetection = (given) =>
  given.pointerCoordinates ? pointerWithin(given) : closestCenter(given);

const centre = ({ left, width }: { left: number; width: number }): number => left + width / 2;

/** Arrow keys move a card between columns, down into the drop zone and back. */
const toNeighbour: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect: card, droppableContainers, droppableRects } = context;
  if (!card || !event.code.startsWith('Arrow')) return undefined;
  event.preventDefault();
  const places = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, rect }] : [];
  });
  const columns = places.filter(({ id }) => id !== dropZone).toSorted((one, other) => one.rect.left - other.rect.left);
  const zone = places.find(({ id }) => id === dropZone)?.rect;
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

type Carrier = { readonly data: { readonly current?: unknown } } | null | undefined;
const getName = (carrier: Carrier): string => (carrier?.data.current as Named | undefined)?.name ?? '';

/** Screen reader announcements while dragging. */
const announcements: Announcements = {
  onDragStart: ({ active }) => texts.lifted(getName(active)),
  onDragOver: ({ active, over }) =>
    over ? texts.over(getName(active), getName(over)) : texts.outside(getName(active)),
  onDragEnd: ({ active, over }) => (over ? texts.dropped(getName(active), getName(over)) : texts.back(getName(active))),
  onDragCancel: ({ active }) => texts.back(getName(active)),
};
export const spokenDrag = { announcements, screenReaderInstructions: { draggable: texts.hint } };
