import type { SeedContext } from './seed-context.ts';
import { daysBetween, plusMinutes } from './times.ts';

export interface Slot {
  readonly start: string;
  readonly end: string;
}
/** Minutes of an interview. */
const length = 30;
/** Starts of a day, without the lunch break. */
const starts = Array.from({ length: 16 }, (_, i) => 540 + i * length).filter((at) => at < 720 || at >= 810);

const getClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const toSlot = (start: string): Slot => ({ start, end: plusMinutes(start, length) });
const getKeys = (people: readonly string[], { start }: Slot): string[] => people.map((who) => `${who}|${start}`);

/** The starts of a day in the order in which these people would take them: some come in the morning, some in the afternoon. */
function orderStarts(context: SeedContext, day: number, people: readonly string[]): number[] {
  const first = context.dice('interviewSlot').hash(day, people.join('|')) % starts.length;
  return [...starts.slice(first), ...starts.slice(0, first)];
}

/** A half hour of the next working day in which none of `people` has an interview. */
export function takeSlot(
  context: SeedContext,
  first: number,
  last: number,
  people: readonly string[],
  taken: Set<string>,
): Slot | undefined {
  for (let day = first; day <= last; day += 1) {
    if (!context.isWorkday(day)) continue;
    for (const at of orderStarts(context, day, people)) {
      const slot = toSlot(`${context.day(day)} ${getClock(at)}`);
      const keys = getKeys(people, slot);
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      return slot;
    }
  }
  return undefined;
}
/** Gives back what `takeSlot` took. */
export function freeSlot(slot: Slot, people: readonly string[], taken: Set<string>): void {
  for (const key of getKeys(people, slot)) taken.delete(key);
}

const longestBreak = 12;
/** The same hour of the nearest working day before (-1) or after (1). */
export function shiftSlot(context: SeedContext, { start }: Slot, direction: -1 | 1): Slot | undefined {
  const day = daysBetween(context.anchor, start.slice(0, 10));
  for (let k = 1; k <= longestBreak; k += 1) {
    const other = day + direction * k;
    if (context.isWorkday(other)) return toSlot(`${context.day(other)} ${start.slice(11)}`);
  }
  return undefined;
}
