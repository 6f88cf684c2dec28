import { interviewFlow } from '@campus/contract/interview';
import { findField, listQueryOf } from '@campus/contract/kit';
import { countedDeliveries, delivery, offerFlow } from '@campus/contract/resume';
import {
  channelReport,
  reportColumnTexts as columnTexts,
  type Report,
  type ReportColumn,
  type ReportLine,
  reports,
  reportTexts as texts,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { findGroupTexts } from '../../kit/read/group-texts.ts';
import { getShareOf } from './cohort.ts';
import { selectDeliveries } from './report-duration.ts';
import { type Asked, frameReport, parseAsked, pickDimension, type ReportInput } from './report-source.ts';

interface Tally {
  readonly key: string | null;
  readonly n: number;
  readonly interviewed: number;
  readonly offered: number;
  readonly signed: number;
}
/** Deliveries by source, with those that led to an interview, an offer and an agreement until the time of the report. */
async function countSources(asked: Asked, context: Context): Promise<Tally[]> {
  const until = sql`${asked.until}::timestamptz`;
  const { rows } = await sql<Tally>`
    select d.key, count(*)::int as n,
      count(*) filter (where exists (select 1 from rc_interview i where i.delivery_id = d.id and i.del_flag = 0
        and i.status <> ${interviewFlow.states.cancelled.code}::int and i.create_time <= ${until}))::int as interviewed,
      count(*) filter (where exists (select 1 from rc_offer o where o.delivery_id = d.id and o.del_flag = 0
        and o.status <> ${offerFlow.states.revoked.code}::int and o.create_time <= ${until}))::int as offered,
      count(*) filter (where exists (select 1 from rc_agreement a where a.delivery_id = d.id and a.del_flag = 0
        and a.effective_time <= ${until} and (a.end_time is null or a.end_time > ${until})))::int as signed
    from (${await selectDeliveries(sql`v.source`, asked, context)}) d group by 1`.execute(context.db);
  return rows.toSorted((a, b) => b.n - a.n);
}

const column = (key: keyof typeof columnTexts, unit: string): ReportColumn => ({ key, unit, ...columnTexts[key] });
const columns: readonly ReportColumn[] = [
  column('deliveries', '份'),
  column('interviewed', '份'),
  column('interviewRate', '%'),
  column('offered', '份'),
  column('offerRate', '%'),
  column('signed', '份'),
  column('signRate', '%'),
];
function getLine(key: string, name: string, { n, interviewed, offered, signed }: Tally, asked: Asked): ReportLine {
  const { cutoff, cohort } = asked;
  const of = key === 'total' ? [] : [['source', 'eq', key] as const];
  const counted = {
    all: [...of, countedDeliveries],
  };
  const query = listQueryOf(delivery, counted, { gradYear: String(cohort.gradYear) });
  const [first, ...values] = [n, ...[interviewed, offered, signed].flatMap((part) => [part, getShareOf(part, n)])].map(
    (value) => ({ value }),
  );
  const link = { path: '/resume/delivery', query };
  return { key, name, cells: [{ value: first?.value ?? 0, ...(!cutoff && { link }) }, ...values] };
}

/** 渠道效果: what the sources of deliveries lead to. */
export async function loadChannel(input: ReportInput, context: Context): Promise<Report> {
  const asked = await parseAsked(input, context);
  const tallies = await countSources(asked, context);
  const field = findField(delivery, 'source');
  const keys = tallies.flatMap(({ key }) => (key === null ? [] : [key]));
  const names = field && (await findGroupTexts(context.db, field, keys, context.engine.scope(context.session)));
  const sum = (name: Exclude<keyof Tally, 'key'>) => tallies.reduce((total, one) => total + one[name], 0);
  const all = {
    key: null,
    n: sum('n'),
    interviewed: sum('interviewed'),
    offered: sum('offered'),
    signed: sum('signed'),
  };
  const made = {
    dimension: pickDimension(reports.channel.dimensions, input.dimension),
    columns,
    lines: tallies.map((one) => getLine(one.key ?? 'none', names?.get(one.key ?? '') ?? texts.unfilled, one, asked)),
    total: getLine('total', texts.total, all, asked),
  };
  return frameReport(asked, made, context);
}
export const channelAnswer = answer(channelReport, loadChannel);
