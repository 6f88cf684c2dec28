import { getCodes } from '@campus/contract/kit';
import { type DestCount, type Destination, destinationProblems, destinationRates } from '@campus/contract/rules';
import {
  checkEmployment,
  employment,
  employmentFlow,
  employmentRates,
  type InconsistentRow,
  mostInconsistent,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { setting } from '../../platform/settings.ts';
import { graduateStates, loadCohorts } from './cohort.ts';
import { otherIsFlexible, seasonYear } from './employment-journal.ts';
import { isSigned } from './report-source.ts';

const passed = employmentFlow.states.passed.code;

/** Graduates of a cohort by category, with what the rates are made of. */
async function loadCounts(gradYear: number, region: string, context: Context) {
  const { rows } = await sql<DestCount & { unconfirmed: number }>`
    select m.dest_category as category, m.audit = ${passed}::int as is_passed, count(*)::int as n,
      count(*) filter (where m.is_match = '1')::int as matching,
      count(*) filter (where m.is_match is not null)::int as judged,
      count(*) filter (where ${region} <> '' and left(m.unit_region, 2) = left(${region}, 2))::int as nearby,
      count(*) filter (where ${isSigned})::int as signed,
      count(*) filter (where m.audit = ${passed}::int and m.student_confirm_time is null)::int as unconfirmed
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${await context.visible(employment, 'm')} and e.grad_year = ${gradYear}::int
      and e.merged_into = '' and e.status = any(${await graduateStates(context)}::int[])
    group by 1, 2`.execute(context.db);
  return rows;
}

export const ratesAnswer = answer(employmentRates, async (input, context) => {
  const season = await seasonYear(context);
  const gradYear = input.gradYear ?? season;
  const region = await setting(context, 'dest.regionCode');
  const counts = await loadCounts(gradYear, region, context);
  return {
    gradYear,
    seasonYear: season,
    cohorts: await loadCohorts(context),
    rates: destinationRates(counts, await otherIsFlexible(context)),
    unconfirmed: counts.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
    hasRegion: region !== '',
  };
});

type Filed = Destination & Omit<InconsistentRow, 'problems'>;
export const checkAnswer = answer(checkEmployment, async (input, context) => {
  const gradYear = input.gradYear ?? (await seasonYear(context));
  const { rows } = await sql<Filed>`
    select m.*, e.realname, e.student_no from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${await context.visible(employment, 'm')} and e.grad_year = ${gradYear}::int
      and e.merged_into = '' and m.audit = any(${getCodes(employmentFlow, 'college', 'school', 'passed')}::int[])
    order by e.student_no`.execute(context.db);
  const wrong = rows.flatMap((row): InconsistentRow[] => {
    const problems = Object.values(destinationProblems(row, true));
    return problems.length === 0
      ? []
      : [{ id: row.id, realname: row.realname, studentNo: row.studentNo, problems: [...new Set(problems)] }];
  });
  return { checked: rows.length, total: wrong.length, rows: wrong.slice(0, mostInconsistent) };
});
