import { dayNumber, getDay } from '@campus/contract/rules';
import { seedId } from './rows.ts';

const [off, worked] = [1, 2] as const;

/** Days off as `MM-DD` or `MM-DD/MM-DD`, and the weekends worked in exchange. */
interface Break {
  readonly name: string;
  readonly off: string;
  readonly worked?: readonly string[];
}
interface Year {
  readonly breaks: readonly Break[];
  /** Statutory days only: the year's calendar is not announced yet. */
  readonly isProvisional?: true;
}
/** The national calendar by year. A year is added when it is announced; until then only its statutory days are used. */
const years: Readonly<Record<number, Year>> = {
  2025: {
    breaks: [
      { name: '元旦', off: '01-01' },
      { name: '春节', off: '01-28/02-04', worked: ['01-26', '02-08'] },
      { name: '清明节', off: '04-04/04-06' },
      { name: '劳动节', off: '05-01/05-05', worked: ['04-27'] },
      { name: '端午节', off: '05-31/06-02' },
      { name: '国庆节、中秋节', off: '10-01/10-08', worked: ['09-28', '10-11'] },
    ],
  },
  2026: {
    breaks: [
      { name: '元旦', off: '01-01/01-03', worked: ['01-04'] },
      { name: '春节', off: '02-15/02-23', worked: ['02-14', '02-28'] },
      { name: '清明节', off: '04-04/04-06' },
      { name: '劳动节', off: '05-01/05-05', worked: ['05-09'] },
      { name: '端午节', off: '06-19/06-21' },
      { name: '中秋节', off: '09-25/09-27' },
      { name: '国庆节', off: '10-01/10-07', worked: ['09-20', '10-10'] },
    ],
  },
  2027: {
    isProvisional: true,
    breaks: [
      { name: '元旦', off: '01-01' },
      { name: '春节', off: '02-05/02-08' },
      { name: '清明节', off: '04-05' },
      { name: '劳动节', off: '05-01/05-02' },
      { name: '端午节', off: '06-09' },
      { name: '中秋节', off: '09-15' },
      { name: '国庆节', off: '10-01/10-03' },
    ],
  },
};

type HolidayRow = {
  readonly date: string;
  readonly name: string;
  readonly kind: 1 | 2;
};
/** Suffix of a statutory day in a year without an announced calendar. */
export const provisional = '（预排）';

function getDays(year: number, { name, off: span, worked: weekends = [] }: Break, mark: string): HolidayRow[] {
  const [from = '', to = from] = span.split('/').map((day) => `${year}-${day}`);
  const count = dayNumber(to) - dayNumber(from) + 1;
  return [
    ...Array.from({ length: count }, (_, k) => ({
      date: getDay(dayNumber(from) + k),
      name: `${name}${mark}`,
      kind: off,
    })),
    ...weekends.map((day) => ({ date: `${year}-${day}`, name: `${name}调休${mark}`, kind: worked })),
  ];
}
const holidayRows: readonly HolidayRow[] = Object.entries(years).flatMap(([year, { breaks, isProvisional }]) =>
  breaks.flatMap((one) => getDays(Number(year), one, isProvisional ? provisional : '')),
);

/** The calendar of a tenant; ids are stable across starts. */
export const holidaysOfTenant = (
  tenantId: number,
): (HolidayRow & { readonly id: string; readonly tenantId: number })[] =>
  holidayRows.map((row) => ({ ...row, id: seedId('holiday', `${tenantId}:${row.date}`), tenantId }));
