import { company } from '@campus/contract/enterprise';
import { interviewFlow } from '@campus/contract/interview';
import { findField } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import {
  reportColumnTexts as columnTexts,
  durationReport,
  type Report,
  type ReportColumn,
  type ReportDimension,
  type ReportLine,
  reports,
  reportTexts as texts,
} from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { isCountedDelivery } from '../resume/counted-deliveries.ts';
import { getShareOf } from './cohort.ts';
import { type Asked, frameReport, parseAsked, pickDimension, type ReportInput } from './report-source.ts';

type Sql = RawBuilder<unknown>;
type Dimension = ReportDimension<'duration'>;
const keys: Readonly<Record<Dimension, Sql>> = { postType: sql`p.post_type_id`, industry: sql`c.industry` };
const fields = { postType: findField(companyPost, 'postTypeId'), industry: findField(company, 'industry') };
const { active } = deliveryFlow.states;
const { done, absent, cancelled } = interviewFlow.states;
const steps = Object.values(pipeline);

/** The deliveries of the graduates of a cohort that the caller sees, by what the report asks for. */
export async function selectDeliveries(key: Sql, { cohort, until }: Asked, context: Context): Promise<Sql> {
  return sql`
    select v.id, v.step, v.status, nullif(${key}::text, '') as key
    from rc_delivery v join rc_employ_user e on e.id = v.employ_id join rc_company_post p on p.id = v.post_id
    join rc_company c on c.id = v.company_id
    where ${await context.visible(delivery, 'v')} and ${isCountedDelivery('v')}
      and e.grad_year = ${cohort.gradYear}::int and v.deliver_time <= ${until}::timestamptz`;
}
interface Stay {
  readonly key: string | null;
  readonly isTotal: boolean;
  readonly step: number;
  readonly median: number;
  readonly most: number;
}
const hours = (part: number, of: Sql) =>
  sql`round((percentile_cont(${sql.lit(part)}) within group (order by ${of}) / 3600)::numeric, 1)::float8`;
/** Hours in each step of the deliveries that left it, for each key and for all. */
async function loadStays(seen: Sql, { until }: Asked, context: Context): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    with seen as (${seen}), event as (
      select seen.id, seen.key, s.to_step as step, s.occur_time, s.to_status = ${active.code}::int as running,
        lead(s.occur_time) over (partition by s.delivery_id order by s.seq) as until,
        max(s.to_step) over (partition by s.delivery_id) as furthest, seen.status
      from seen join rc_delivery_step s on s.delivery_id = seen.id and s.occur_time <= ${until}::timestamptz
    ), stay as (
      select key, step, sum(extract(epoch from until - occur_time)) as seconds from event
      where running and until is not null and (furthest > step or status <> ${active.code}::int) group by id, key, step
    )
    select key, grouping(key) = 1 as is_total, step, ${hours(0.5, sql`seconds`)} as median, ${hours(0.9, sql`seconds`)} as most
    from stay group by grouping sets ((key, step), (step))`.execute(context.db);
  return rows;
}
interface Facts {
  readonly key: string | null;
  readonly isTotal: boolean;
  readonly n: number;
  readonly delay: number | null;
  readonly done: number;
  readonly absent: number;
}
/** Deliveries, the hours from passing the screening to the first interview, and interviews held and missed. */
async function loadFacts(seen: Sql, { until }: Asked, context: Context): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    with seen as (${seen}), fact as (
      select seen.key,
        (select min(s.occur_time) from rc_delivery_step s where s.delivery_id = seen.id
          and s.to_step = ${pipeline.interview}::int and s.occur_time <= ${until}::timestamptz) as passed,
        i.first, coalesce(i.done, 0) as done, coalesce(i.absent, 0) as absent
      from seen left join lateral (
        select min(i.start_time) filter (where i.status <> ${cancelled.code}::int) as first,
          count(*) filter (where i.status = ${done.code}::int) as done,
          count(*) filter (where i.status = ${absent.code}::int) as absent
        from rc_interview i where i.delivery_id = seen.id and i.del_flag = 0 and i.start_time <= ${until}::timestamptz) i on true
    )
    select key, grouping(key) = 1 as is_total, count(*)::int as n,
      ${hours(0.5, sql`extract(epoch from first - passed)`)} as delay, sum(done)::int as done, sum(absent)::int as absent
    from fact group by grouping sets ((key), ())`.execute(context.db);
  return rows;
}

const stages: Readonly<Record<number, string>> = deliveryTexts.stages;
const own = (key: keyof typeof columnTexts, unit: string): ReportColumn => ({ key, unit, ...columnTexts[key] });
const columns: readonly ReportColumn[] = [
  own('deliveries', '份'),
  ...steps.flatMap((step): ReportColumn[] =>
    (['median', 'most'] as const).map((name) => ({
      ...own(name, '小时'),
      key: `${name}${step}`,
      title: `${stages[step]}${columnTexts[name].title}`,
    })),
  ),
  own('delay', '小时'),
  own('absent', '%'),
];
function getLine(facts: Facts, stays: readonly Stay[], name: string): ReportLine {
  const values = [
    facts.n,
    ...steps.flatMap((step) => {
      const stay = stays.find((one) => one.step === step);
      return [stay?.median ?? null, stay?.most ?? null];
    }),
    facts.delay,
    getShareOf(facts.absent, facts.done + facts.absent),
  ];
  return { key: facts.isTotal ? 'total' : (facts.key ?? 'none'), name, cells: values.map((value) => ({ value })) };
}

/** 环节时长: how long deliveries stay in each step. */
export async function loadDuration(input: ReportInput, context: Context): Promise<Report> {
  const asked = await parseAsked(input, context);
  const dimension = pickDimension(reports.duration.dimensions, input.dimension);
  const seen = await selectDeliveries(keys[dimension], asked, context);
  const [stays, facts] = [await loadStays(seen, asked, context), await loadFacts(seen, asked, context)];
  const named = facts.flatMap(({ key }) => (key === null ? [] : [key]));
  const field = fields[dimension];
  const names = field && (await findGroupTexts(context.db, field, named, context.engine.scope(context.session)));
  const total = facts.find(({ isTotal }) => isTotal) ?? {
    key: null,
    isTotal: true,
    n: 0,
    delay: null,
    done: 0,
    absent: 0,
  };
  const made = {
    dimension,
    columns,
    lines: facts
      .filter(({ isTotal }) => !isTotal)
      .toSorted((a, b) => Number(a.key === null) - Number(b.key === null) || b.n - a.n)
      .map((one) => {
        const stayed = stays.filter(({ isTotal, key }) => !isTotal && key === one.key);
        return getLine(one, stayed, one.key === null ? texts.unfilled : (names?.get(one.key) ?? one.key));
      }),
    total: getLine(
      total,
      stays.filter(({ isTotal }) => isTotal),
      texts.total,
    ),
  };
  return frameReport(asked, made, context);
}
export const durationAnswer = answer(durationReport, loadDuration);
