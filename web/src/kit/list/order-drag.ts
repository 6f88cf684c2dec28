import { text } from '@campus/contract/messages';
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

type Spoken = Readonly<Record<'instructions' | 'picked' | 'over' | 'dropped' | 'cancelled', string>>;
/** Screen reader texts of dragging. */
export const spokenBy = ({ instructions, picked, over, dropped, cancelled }: Spoken) => ({
  screenReaderInstructions: { draggable: instructions },
  announcements: {
    onDragStart: () => picked,
    onDragOver: () => over,
    onDragEnd: () => dropped,
    onDragCancel: () => cancelled,
  },
});
/** Those of rows that are put in order. */
export const spokenOrder = spokenBy(text.order.dragging);

/** Mouse, and touch after a delay, so that the list still scrolls. */
export const useOrderSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
