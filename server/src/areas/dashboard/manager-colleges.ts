import { type AttentionLine, type CollegeLine, managerAttention, managerCollege } from '@campus/contract/dashboard';
import type { StatisticsGroup } from '@campus/contract/kit';
import { destGroups } from '@campus/contract/rules';
import { destPlaces, placedGroups } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { type Cohort, cohortBefore, yearBefore } from '../statistics/cohort.ts';
import { type PastCount, pastCounts, sumOfGroups } from '../statistics/cohort-past.ts';
import { getCached } from './cache.ts';
import { askedCohort, compareNumbers, getPercent, readCohort } from './manager.ts';

/** Groups of destinations in the order of the stacked bars. */
const parts = [
  'contract',
  'business',
  'flexible',
  'study',
  'none',
  'seeking',
] as const satisfies (keyof typeof destGroups)[];

/** Graduates that a college lacks to the rate of the school. */
const getGap = (placed: number, graduates: number, school: { readonly placed: number; readonly graduates: number }) =>
  school.graduates === 0 ? 0 : Math.round((school.placed / school.graduates) * graduates - placed);

async function orgCodes(ids: readonly string[], { db, session }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; orgCode: string }>`
    select id, org_code from sys_depart where tenant_id = ${session.tenantId} and id = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, orgCode }) => [id, orgCode]));
}
function getLine(
  { key, text, numbers }: StatisticsGroup,
  orgCode: string,
  school: { readonly placed: number; readonly graduates: number },
  past: readonly PastCount[],
): CollegeLine {
  const before = sumOfGroups(past, undefined, key);
  const placedBefore = sumOfGroups(past, placedGroups, key);
  const { graduates, placed, placedRate } = numbers;
  return {
    id: key ?? '',
    name: text,
    orgCode,
    graduates: compareNumbers(graduates, before === 0 ? null : before),
    placed: compareNumbers(placed, before === 0 ? null : placedBefore),
    rate: compareNumbers(placedRate, getPercent(placedBefore, before)),
    gap: getGap(placed?.value ?? 0, graduates?.value ?? 0, school),
    parts: parts.map((name) =>
      compareNumbers(numbers[name], before === 0 ? null : sumOfGroups(past, [destGroups[name]], key)),
    ),
  };
}
async function loadColleges(cohort: Cohort, context: Context) {
  const measures = ['graduates', 'placed', 'placedRate', ...parts];
  const { total, groups, measures: words } = await readCohort(cohort, measures, context, { by: ['college'] });
  const past = await pastCounts(cohortBefore(cohort), yearBefore(context.now), 'college', context);
  const codes = await orgCodes(
    groups.flatMap(({ key }) => (key === null ? [] : [key])),
    context,
  );
  const school = { placed: total.placed?.value ?? 0, graduates: total.graduates?.value ?? 0 };
  return {
    asOf: context.now,
    groups: parts.map((name) => words.find((one) => one.name === name)?.label ?? name),
    colleges: groups
      .map((group) => getLine(group, codes.get(group.key ?? '') ?? '', school, past))
      .toSorted((a, b) => b.gap - a.gap),
  };
}
const collegeAnswer = answer(managerCollege, async ({ gradYear }, context) => {
  const cohort = await askedCohort(gradYear, context);
  return getCached(`managerCollege|${cohort.gradYear}`, context, () => loadColleges(cohort, context));
});

const noDifficulty = '0';
/** Places whose graduates do nothing to get a destination, or have to act again. */
const idle: readonly number[] = [
  destPlaces.noResume,
  destPlaces.weakResume,
  destPlaces.noDelivery,
  destPlaces.returned,
];
async function loadAttention(cohort: Cohort, context: Context): Promise<AttentionLine[]> {
  const measures = ['graduates', 'unplaced'];
  const line = (kind: string, { key, text, numbers }: StatisticsGroup): AttentionLine => ({
    key: `${kind}${key}`,
    name: text,
    graduates: compareNumbers(numbers.graduates, null),
    unplaced: compareNumbers(numbers.unplaced, null),
  });
  const difficult = await readCohort(cohort, measures, context, { by: ['difficulty'] });
  const placed = await readCohort(cohort, measures, context, { by: ['place'] });
  return [
    ...difficult.groups.filter(({ key }) => key !== null && key !== noDifficulty).map((one) => line('difficulty', one)),
    ...placed.groups.filter(({ key }) => idle.includes(Number(key))).map((one) => line('place', one)),
  ].filter(({ graduates }) => (graduates.value ?? 0) > 0);
}
const attentionAnswer = answer(managerAttention, async ({ gradYear }, context) => {
  const cohort = await askedCohort(gradYear, context);
  return getCached(`managerAttention|${cohort.gradYear}`, context, async () => ({
    asOf: context.now,
    lines: await loadAttention(cohort, context),
  }));
});

export const managerCollegeAnswers = [collegeAnswer, attentionAnswer];
