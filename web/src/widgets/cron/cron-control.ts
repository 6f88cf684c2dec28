import {
  type CronField,
  type CronRule,
  type CronTexts,
  cronBounds,
  cronRules,
  everySecond,
} from '@campus/contract/rules';

/** Mode of a cron field in the dialog. */
export type CronMode =
  | 'unset'
  | 'every'
  | 'range'
  | 'loop'
  | 'work'
  | 'last'
  | 'lastWork'
  | 'beforeEnd'
  | 'lastOf'
  | 'nth'
  | 'specify';

/** Control state of one field; modes that are not selected keep their numbers. */
export interface CronControl {
  readonly mode: CronMode;
  readonly range: readonly [from: number, to: number];
  readonly loop: readonly [from: number, step: number];
  readonly specify: readonly number[];
  readonly work: number;
  readonly beforeEnd: number;
  readonly lastOf: number;
  readonly nth: readonly [n: number, weekday: number];
}

/** Modes of each field, in display order. */
export const cronModes: Readonly<Record<CronField, readonly CronMode[]>> = {
  second: ['every', 'range', 'loop', 'specify'],
  minute: ['every', 'range', 'loop', 'specify'],
  hour: ['every', 'range', 'loop', 'specify'],
  day: ['unset', 'every', 'range', 'loop', 'work', 'last', 'lastWork', 'beforeEnd', 'specify'],
  month: ['every', 'range', 'loop', 'specify'],
  week: ['unset', 'range', 'loop', 'lastOf', 'nth', 'specify'],
  year: ['every', 'range', 'loop', 'specify'],
};

type Pair = readonly [number, number];
interface Spinners {
  readonly from: Pair;
  readonly to: Pair;
  readonly loopFrom: Pair;
  readonly step: Pair;
}
const lastYear = 2119;
const years: Pair = [2019, lastYear];
const week = cronBounds.week;
/** Bounds of the number inputs of each field. */
export const cronSpinners: Readonly<Record<CronField, Spinners>> = {
  second: { from: [1, 59], to: [0, 59], loopFrom: [0, 59], step: [1, 59] },
  minute: { from: [0, 59], to: [0, 59], loopFrom: [0, 59], step: [1, 60] },
  hour: { from: [0, 23], to: [0, 23], loopFrom: [0, 23], step: [1, 23] },
  day: { from: [1, 31], to: [1, 31], loopFrom: [1, 31], step: [1, 31] },
  month: { from: [1, 12], to: [1, 12], loopFrom: [0, 12], step: [0, 12] },
  week: { from: week, to: week, loopFrom: week, step: [1, 7] },
  year: { from: years, to: years, loopFrom: years, step: [1, 99] },
};

function getDefaults(field: CronField, now: Date): CronControl {
  const year = now.getFullYear();
  const [low, high] = cronBounds[field];
  const range: Record<CronField, Pair> = {
    second: [1, 59],
    minute: [low, high],
    hour: [low, high],
    day: [low, high],
    month: [low, high],
    week: [low, high],
    year: [year, Math.min(year + 100, lastYear)],
  };
  return {
    mode: field === 'week' ? 'unset' : 'every',
    range: range[field],
    loop: [field === 'year' ? year : field === 'week' ? 1 : low, 1],
    specify: [],
    work: 1,
    beforeEnd: 1,
    lastOf: 1,
    nth: [1, 1],
  };
}

function toControlState(rule: CronRule): Partial<CronControl> & Pick<CronControl, 'mode'> {
  switch (rule.kind) {
    case 'lastDay':
      return { mode: 'last' };
    case 'lastWorkday':
      return { mode: 'lastWork' };
    case 'nearWorkday':
      return { mode: 'work', work: rule.n };
    case 'beforeEnd':
      return { mode: 'beforeEnd', beforeEnd: rule.n };
    case 'lastWeekday':
      return { mode: 'lastOf', lastOf: rule.n };
    case 'nthWeekday':
      return { mode: 'nth', nth: [rule.n, rule.weekday] };
    case 'numbers': {
      const { written, numbers } = rule;
      if (written.as === 'range') return { mode: 'range', range: [written.from, written.to] };
      if (written.as === 'loop') return { mode: 'loop', loop: [written.from, written.step] };
      return { mode: 'specify', specify: numbers };
    }
    default:
      return { mode: rule.kind };
  }
}

/** Control state of a field of a parsed schedule. */
export const getControl = (field: CronField, texts: CronTexts, now: Date): CronControl => ({
  ...getDefaults(field, now),
  ...toControlState(cronRules(texts)[field]),
});

/** Cron text of a field's control state. */
export function getText(field: CronField, control: CronControl): string {
  const { mode, range, loop, specify, work, beforeEnd, lastOf, nth } = control;
  // Months count from 1, although the number input goes down to 0.
  const least = field === 'month' ? 1 : 0;
  const all = everySecond[field];
  switch (mode) {
    case 'unset':
      return '?';
    case 'every':
      return '*';
    case 'range':
      return rangeText(field, range);
    case 'loop':
      return `${Math.max(least, loop[0])}/${Math.max(1, loop[1])}`;
    case 'work':
      return `${work}W`;
    case 'last':
      return 'L';
    case 'lastWork':
      return 'LW';
    case 'beforeEnd':
      return `L-${beforeEnd}`;
    case 'lastOf':
      return `${lastOf}L`;
    case 'nth':
      return `${nth[1]}#${nth[0]}`;
    case 'specify':
      return specify.length > 0 ? [...specify].sort((a, b) => a - b).join(',') : all;
  }
}

/** A range across the end of the week (Saturday to Sunday) becomes a list of days. */
function rangeText(field: CronField, [from, to]: Pair): string {
  if (field !== 'week' || from <= to) return `${from}-${to}`;
  return Array.from({ length: 7 }, (_, day) => day)
    .filter((day) => day >= from || day <= to)
    .join(',');
}
