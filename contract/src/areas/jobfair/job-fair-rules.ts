import type { Draft } from '../../kit/index.ts';
import type { jobFair } from './job-fair.ts';
import { boothModes, fairTypes } from './job-fair-fields.ts';
import { fairWords as words } from './job-fair-words.ts';

type FairDraft = Draft<typeof jobFair>;
export interface FairFault {
  readonly field: keyof FairDraft & string;
  readonly sentence: string;
}
const fault = (field: FairFault['field'], sentence: string): FairFault => ({ field, sentence });
const dayMs = 86_400_000;
const getInstant = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
const mostOnlineDays = 7;

/** Whether a fair takes place online. */
export const isOnline = ({ type }: Pick<FairDraft, 'type'>): boolean => type === fairTypes.online;
/** Whether a fair has booths. */
export const hasBooths = ({ boothMode }: Pick<FairDraft, 'boothMode'>): boolean => boothMode !== boothModes.none;

function findHoursFault(fair: FairDraft): FairFault | undefined {
  const { startTime, endTime } = fair;
  if (!startTime || !endTime) return undefined;
  if (endTime <= startTime) return fault('endTime', words.reversed);
  if (!isOnline(fair))
    return startTime.slice(0, 10) === endTime.slice(0, 10) ? undefined : fault('endTime', words.oneDay);
  const isLong = getInstant(endTime) - getInstant(startTime) > mostOnlineDays * dayMs;
  return isLong ? fault('endTime', words.onlineDays) : undefined;
}

function findDeadlineFault(fair: FairDraft): FairFault | undefined {
  const { startTime, applyStart, applyEnd, confirmEnd, freeCancelEnd } = fair;
  if (applyStart && applyEnd && applyEnd <= applyStart) return fault('applyEnd', words.applyReversed);
  if (!startTime) return undefined;
  if (applyEnd && applyEnd > startTime) return fault('applyEnd', words.applyAfterStart);
  if (confirmEnd && (confirmEnd > startTime || (applyEnd && confirmEnd < applyEnd)))
    return fault('confirmEnd', words.confirmWindow);
  if (freeCancelEnd && freeCancelEnd > startTime) return fault('freeCancelEnd', words.freeCancelAfterStart);
  return undefined;
}

function findStudentFault({ studentStart, studentEnd, endTime }: FairDraft): FairFault | undefined {
  if (studentStart && studentEnd && studentEnd <= studentStart) return fault('studentEnd', words.studentReversed);
  return studentEnd && endTime && studentEnd > endTime ? fault('studentEnd', words.studentAfterEnd) : undefined;
}

/** The first rule between the values of a fair that does not hold; missing values break none. */
export function findFairFault(fair: FairDraft): FairFault | undefined {
  if (fair.reimburse === 1 && fair.needInsure !== 1) return fault('reimburse', words.reimburse);
  return findHoursFault(fair) ?? findDeadlineFault(fair) ?? findStudentFault(fair);
}

/** What a fair lacks or breaks when it is submitted at `now`; `permitVisitors` is the setting. */
export function findSubmissionFault(fair: FairDraft, now: string, permitVisitors: number): FairFault | undefined {
  if (fair.startTime && fair.startTime <= now) return fault('startTime', words.past);
  if (!isOnline(fair) && !fair.venueId && !fair.venueText) return fault('venueText', words.place);
  if ((fair.expectVisitors ?? 0) > permitVisitors && !fair.permitNo)
    return fault('permitNo', words.permit(permitVisitors));
  return undefined;
}
