import { type DeliveryStepRow, deliveryTexts } from '@campus/contract/resume';
import type { TimelineStep } from '../../widgets/timeline.tsx';

/** Omits the current year. */
const shortTime = (time: string, today: string): string =>
  time.startsWith(today.slice(0, 4)) ? time.slice(5, 16) : time.slice(0, 16);

const [active, failed] = [1, 3];
/** Approvals are positive, rejections negative, all other events neutral. */
function getTone({ fromStep, toStep, fromStatus, toStatus }: DeliveryStepRow): TimelineStep['tone'] {
  if (fromStep !== null && toStep > fromStep) return 'done';
  if (toStatus === failed && fromStatus !== failed) return 'bad';
  return fromStatus !== null && fromStatus !== active && toStatus === active ? 'progress' : 'neutral';
}

/** Source or target post of a transfer. */
const movedText = ({ action, refPostName }: DeliveryStepRow): string | undefined =>
  refPostName ? deliveryTexts.refPost[action === 'transferOut' ? 'transferOut' : 'submit'](refPostName) : undefined;

/** Timeline entry of a history row, without `who`. */
export const stepLine = (step: DeliveryStepRow, today: string): Omit<TimelineStep, 'who'> => ({
  key: step.id,
  what: step.action_dictText,
  time: shortTime(step.occurTime, today),
  tone: getTone(step),
  quote: [movedText(step), step.reasonText, step.remark].filter(Boolean).join('；') || undefined,
});
