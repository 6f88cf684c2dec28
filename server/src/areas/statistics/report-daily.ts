import { findField } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { dayNumber, getDay, isDay, seekingWork } from '@campus/contract/rules';
import {
  reportColumnTexts as columnTexts,
  dailyReport,
  employment,
  employmentFlow,
  placedGroups,
  type Report,
  type ReportColumn,
  type ReportDimension,
  type ReportLine,
  reports,
  reportTexts as texts,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { getShareOf, loadGraduates } from './cohort.ts';
import { type Asked, frameReport, parseAsked, pickDimension, type ReportInput } from './report-source.ts';

type Dimension = ReportDimension<'daily'>;
const passed = employmentFlow.states.passed.code;
const keys = {
  college: sql`e.depart_id`,
  category: sql`coalesce(case when s.audit = ${passed}::int then s.category end, ${seekingWork})`,
};
const fields = {
  college: findField(employUser, 'departId'),
  category: findField(employment, 'destCategory'),
};

/** The day, the one before, a week before, and the same day of the month before. */
function getDays(day: string): string[] {
  const at = dayNumber(day);
  const [year, month, ofMonth] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  const monthBefore = lastOfMonthBefore.toISOString().slice(0, 8);
  const sameDay = String(Math.min(ofMonth, lastOfMonthBefore.getUTCDate())).padStart(2, '0');
  return [day, getDay(at - 1), getDay(at - 7), `${monthBefore}${sameDay}`];
}
interface Tally {
  readonly key: string | null;
  /** Graduates and those placed at the end of each of the days. */
  readonly n: readonly number[];
  readonly placed: readonly number[];
}
/** The present graduates of a cohort by their state at the end of each day, as the journal has it. */
async function countDays(dimension: Dimension, days: readonly string[], { cohort }: Asked, context: Context) {
  const { rows } = await sql<{ key: string | null; place: number; n: number; placed: number }>`
    select ${keys[dimension]} as key, d.place::int as place, count(*)::int as n,
      (count(*) filter (where s.audit = ${passed}::int and s.dest_group = any(${[...placedGroups]}::int[])))::int as placed
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    cross join unnest(${[...days]}::date[]) with ordinality as d (day, place)
    left join lateral (
      select l.audit, l.dest_group, l.category from rc_employment_log l
      where l.employ_id = m.employ_id and l.occur_time < (d.day + 1)::timestamptz order by l.seq desc limit 1) s on true
    where ${await loadGraduates(cohort, context)} group by 1, 2`.execute(context.db);
  const at = (own: typeof rows, name: 'n' | 'placed') =>
    days.map((_day, i) => own.filter(({ place }) => place === i + 1).reduce((sum, row) => sum + row[name], 0));
  const tallies = [...Map.groupBy(rows, ({ key }) => key)].map(
    ([key, own]): Tally => ({ key, n: at(own, 'n'), placed: at(own, 'placed') }),
  );
  return { tallies, total: { key: 'total', n: at(rows, 'n'), placed: at(rows, 'placed') } satisfies Tally };
}

const column = (key: keyof typeof columnTexts, unit: string, isChange = false): ReportColumn => ({
  key,
  unit,
  ...columnTexts[key],
  ...(isChange && { isChange }),
});
const people = '人';
const changes = [column('dayN', people, true), column('weekN', people, true), column('monthN', people, true)];
const columns: Readonly<Record<Dimension, readonly ReportColumn[]>> = {
  college: [column('n', people), column('placedN', people), column('placed', '%'), ...changes],
  category: [column('people', people), column('part', '%'), ...changes],
};
function getLine(dimension: Dimension, tally: Tally, name: string, total: Tally): ReportLine {
  const { n, placed } = tally;
  const counted = dimension === 'college' ? placed : n;
  const [now = 0, ...before] = counted;
  const rate = dimension === 'college' ? getShareOf(placed[0] ?? 0, n[0] ?? 0) : getShareOf(now, total.n[0] ?? 0);
  const values = [...(dimension === 'college' ? [n[0] ?? 0] : []), now, rate, ...before.map((past) => now - past)];
  return { key: tally.key ?? 'none', name, cells: values.map((value) => ({ value })) };
}

/** 去向日报: a day against the one before, the week before and the month before, as the journal has them. */
export async function loadDaily(
  input: ReportInput & { readonly day: string | null },
  context: Context,
): Promise<Report> {
  const asked = await parseAsked(input, context);
  const dimension = pickDimension(reports.daily.dimensions, input.dimension);
  const today = context.now.slice(0, 10);
  const wanted = asked.cutoff?.day ?? (input.day && isDay(input.day) && input.day < today ? input.day : today);
  const { tallies, total } = await countDays(dimension, getDays(wanted), asked, context);
  const named = tallies.flatMap(({ key }) => (key === null ? [] : [key]));
  const field = fields[dimension];
  const names = field && (await findGroupTexts(context.db, field, named, context.engine.scope(context.session)));
  const size = ({ key, n, placed }: Tally) => (key === null ? -1 : ((dimension === 'college' ? placed : n)[0] ?? 0));
  const made = {
    asOf: wanted === today ? context.now : `${wanted} 23:59:59`,
    dimension,
    columns: columns[dimension],
    lines: tallies
      .toSorted((a, b) => size(b) - size(a))
      .map((tally) =>
        getLine(dimension, tally, tally.key === null ? texts.unfilled : (names?.get(tally.key) ?? tally.key), total),
      ),
    total: getLine(dimension, total, texts.total, total),
  };
  return frameReport(asked, made, context);
}
export const dailyAnswer = answer(dailyReport, loadDaily);
