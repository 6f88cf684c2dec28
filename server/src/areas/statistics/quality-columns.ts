import type { Filter } from '@campus/contract/kit';
import { type DestRateName, destGroups, ratesOfGroups, shareOf } from '@campus/contract/rules';
import {
  employmentFlow,
  placedGroups,
  type ReportColumn,
  reportColumnTexts as texts,
  withApproved,
} from '@campus/contract/statistics';
import type { Counts } from './quality-groups.ts';

/** A column with how its value is made; `rows` are what a list shows of it. */
export interface QualityColumn {
  readonly column: ReportColumn;
  readonly value: (counts: Counts, previous: number | null, total: Counts) => number | null;
  readonly rows?: Filter;
}
const people = '人';
const percent = '%';
type Name = keyof typeof texts;
const column = (key: Name, unit: string, isChange = false): ReportColumn => ({
  key,
  unit,
  ...texts[key],
  ...(isChange && { isChange }),
});
const sum = (groups: readonly number[]): number => groups.reduce((total, n) => total + n, 0);
const getRates = ({ groups, marks, signed }: Counts) => ratesOfGroups(groups, { ...marks, signed });
export const getPlacedRate = (counts: Counts): number | null => getRates(counts).placed.rate;
export const getShare = (counts: Counts, total: Counts): number | null =>
  shareOf(sum(counts.groups), sum(total.groups)).rate;
const difference = (value: number | null, previous: number | null): number | null =>
  value === null || previous === null ? null : Math.round((value - previous) * 100) / 100;

const rate = (name: Exclude<DestRateName, 'placed'>, rows?: Filter): QualityColumn => ({
  column: column(name, percent),
  value: (counts) => getRates(counts)[name].rate,
  ...(rows && { rows }),
});
const { contract, business, flexible, study, seeking, none } = destGroups;
const contracts = withApproved(contract);
const ofSalary: Filter = { all: [...contracts.all, ['salary', 'filled', null]] };
const atHome: QualityColumn = {
  column: column('home', percent),
  value: ({ marks }) => shareOf(marks.home, marks.regional).rate,
};
const salary: QualityColumn = { column: column('salary', '元'), value: (counts) => counts.salary, rows: ofSalary };
const matching = rate('matching', { all: [...contracts.all, ['isMatch', 'eq', '1']] });

/** Columns of lines of students. */
export const studentColumns: readonly QualityColumn[] = [
  { column: column('n', people), value: ({ groups }) => sum(groups), rows: { all: [] } },
  {
    column: column('placedN', people),
    value: (counts) => getRates(counts).placed.part,
    rows: withApproved(...placedGroups),
  },
  { column: column('placed', percent), value: getPlacedRate, rows: withApproved(...placedGroups) },
  {
    column: column('change', '', true),
    value: (counts, previous) => difference(getPlacedRate(counts), previous),
  },
  rate('contract', contracts),
  rate('business', withApproved(business)),
  rate('flexible', withApproved(flexible)),
  rate('study', withApproved(study)),
  rate('seeking', {
    any: [
      ['audit', 'ne', employmentFlow.states.passed.code],
      ['destGroup', 'eq', seeking],
    ],
  }),
  rate('none', withApproved(none)),
  rate('sign'),
  matching,
  rate('nearby'),
  atHome,
  salary,
];
/** Columns of lines of employers: those with a contract. */
export const employerColumns: readonly QualityColumn[] = [
  { column: column('employed', people), value: ({ groups }) => sum(groups), rows: contracts },
  { column: column('share', percent), value: (counts, _previous, total) => getShare(counts, total), rows: contracts },
  {
    column: column('shareChange', '', true),
    value: (counts, previous, total) => difference(getShare(counts, total), previous),
  },
  matching,
  rate('nearby'),
  salary,
];
