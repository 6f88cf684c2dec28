import { type DeliveryStepRow, deliveryTexts as words } from '@campus/contract/resume';
import type { TimelineStep } from '../../widgets/timeline.tsx';

/** Times of this year without it. */
const shortTime = (time: string, today: string): string =>
  time.startsWith(today.slice(0, 4)) ? time.slice(5, 16) : time.slice(0, 16);

const [active, failed] = [1, 3];
/** Passing is good, refusing is bad; looking, writing and what ends it otherwise is neither. */
function toneOf({ fromStep, toStep, fromStatus, toStatus }: DeliveryStepRow): TimelineStep['tone'] {
  if (fromStep !== null && toStep > fromStep) return 'done';
  if (toStatus === failed && fromStatus !== failed) return 'bad';
  return fromStatus !== null && fromStatus !== active && toStatus === active ? 'progress' : 'neutral';
}

/** From or to which post a transfer moved it. */
const movedText = ({ action, refPostName }: DeliveryStepRow): string | undefined =>
  refPostName ? words.refPost[action === 'transferOut' ? 'transferOut' : 'submit'](refPostName) : undefined;

/** A line of a delivery's history as a timeline shows it, `who` aside. */
export const stepLine = (step: DeliveryStepRow, today: string): Omit<TimelineStep, 'who'> => ({
  key: step.id,
  what: step.action_dictText,
  time: shortTime(step.occurTime, today),
  tone: toneOf(step),
  quote: [movedText(step), step.reasonText, step.remark].filter(Boolean).join('；') || undefined,
});
