import type { Figure } from '@campus/contract/dashboard';
import { countMeasure, type Filter, getCodes, groupBy, statistics, sumMeasure } from '@campus/contract/kit';
import {
  type ChartSeries,
  liveRoom,
  type RankedRoom,
  roomFlow,
  roomOverview,
  liveScreen as texts,
} from '@campus/contract/live';
import type { Period } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { listFilter, listParameters } from '../../kit/read/query.ts';
import { readStatistics, requestedPeriod } from '../../kit/read/statistics/answer.ts';
import { createSpanFilter } from '../../kit/read/statistics/grouping.ts';

const words = texts.overview;
const inState = (...states: (keyof typeof roomFlow.states)[]): Filter => [
  'status',
  'in',
  getCodes(roomFlow, ...states),
];

/** Rooms by the time they went on the air; those that did not are of no period. */
export const roomRecords = statistics({
  of: liveRoom,
  title: '直播统计',
  list: liveRoom.path,
  period: 'actualStartTime',
  measures: {
    live: countMeasure({ label: words.live, unit: words.rooms, when: inState('live', 'interrupted') }),
    planned: countMeasure({ label: words.planned, unit: words.rooms, when: inState('planned') }),
    waiting: countMeasure({ label: words.waiting, unit: words.rooms, when: inState('waiting') }),
    held: countMeasure({ label: words.held, unit: words.times }),
    ended: countMeasure({ label: words.ended, unit: words.times, when: inState('ended') }),
    views: sumMeasure('viewCount', { label: words.views, unit: words.visits }),
  },
  dimensions: { type: groupBy('liveType') },
});
type Query = Readonly<Record<string, string>>;
interface Asked {
  readonly period: Period;
  readonly filter: Query;
}

async function loadFigures({ period, filter }: Asked, context: Context): Promise<Figure[]> {
  const read = async (measures: readonly (keyof typeof roomRecords.measures)[], of: { readonly period?: Period }) => {
    const {
      total,
      measures: known,
      list: path,
    } = await readStatistics(roomRecords, { measures, filter, ...of }, context);
    return known.map(({ name, label, unit }): Figure => {
      const { value = 0, previous = null, query = {} } = total[name] ?? {};
      return {
        key: name,
        label,
        unit,
        value: value ?? 0,
        previous,
        better: of.period ? 'more' : null,
        link: { path, query },
      };
    });
  };
  return [...(await read(['live', 'planned', 'waiting'], {})), ...(await read(['held', 'ended', 'views'], { period }))];
}

const charts = [
  { key: 'type', title: words.byType, type: 'bar', by: 'type', measure: 'held' },
  { key: 'views', title: words.byDay, type: 'line', by: 'day', measure: 'views' },
] as const;
async function loadSeries(
  { key, title, type, by, measure }: (typeof charts)[number],
  { period, filter }: Asked,
  context: Context,
): Promise<ChartSeries> {
  const question = { measures: [measure], by: [by], period, filter };
  const { list: path, groups, total, measures } = await readStatistics(roomRecords, question, context);
  const data = groups.flatMap(({ key: x, text: name, numbers }) => {
    const { value, query = {} } = numbers[measure] ?? {};
    // A type that was only on the air before has no bar; a day without views is part of its line.
    return x === null || (type === 'bar' && !value) ? [] : [{ x, y: value ?? 0, name, link: { path, query } }];
  });
  const drill = { path, query: total[measure]?.query ?? {} };
  const { label: name = '', unit = '' } = measures[0] ?? {};
  return { key, title, name, type, unit, data, drill };
}

const topRooms = 10;
/** The rooms of the period with the most views. */
async function loadTop({ period, filter }: Asked, context: Context): Promise<RankedRoom[]> {
  const { engine, session } = context;
  const rows: Filter = {
    all: [listFilter(engine, liveRoom, filter, session), createSpanFilter(roomRecords.period, period)],
  };
  const found = await sql<RankedRoom>`
    select r.id, r.title, c.company_name, s.start_at, s.view_count, s.peak_online, s.chat_count
    from live_room r join live_stream s on s.id = r.stream_id left join rc_company c on c.id = r.company_id
    where r.id in (select live_room.id ${await engine.from(liveRoom, rows, context)})
    order by s.view_count desc, s.start_at desc, r.id limit ${topRooms}`.execute(context.db);
  return [...found.rows];
}

export const roomOverviewAnswer = answer(roomOverview, async ({ range, from, to, filter }, context) => {
  const period = requestedPeriod({ range: range ?? 'month', from, to }, context.now.slice(0, 10)) as Period;
  const asked = { period, filter: listParameters(filter) };
  const series: ChartSeries[] = [];
  for (const chart of charts) series.push(await loadSeries(chart, asked, context));
  return {
    ...{ asOf: context.now, period, series },
    figures: await loadFigures(asked, context),
    top: await loadTop(asked, context),
  };
});
