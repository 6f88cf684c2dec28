import { analysisOps, companyOps, type ServiceLine } from '@campus/contract/dashboard';
import type { Statistics } from '@campus/contract/kit';
import type { Period } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { readStatistics } from '../../kit/read/statistics/answer.ts';
import { roomRecords } from '../live/room-overview.ts';
import { getCached } from './cache.ts';
import { type Counted, loadFigures } from './counted.ts';
import { mayList, parsePeriod, periodKey } from './counts.ts';

interface Service {
  readonly key: string;
  readonly title: string;
  readonly of: Statistics;
  readonly measure: string;
}
const services: readonly Service[] = [{ key: 'live', title: '直播观看', of: roomRecords, measure: 'views' }];

async function loadLine({ key, title, of, measure }: Service, period: Period, context: Context): Promise<ServiceLine> {
  const question = { measures: [measure], by: ['week'], period };
  const { groups, list: path, measures } = await readStatistics(of, question, context);
  const points = groups.flatMap(({ key: monday, text: name, numbers }) => {
    const { value, previous = null, query = {} } = numbers[measure] ?? {};
    return monday === null ? [] : [{ monday, name, value: value ?? 0, previous, link: { path, query } }];
  });
  return { key, title, unit: measures[0]?.unit ?? '', points };
}
const analysisOpsAnswer = answer(analysisOps, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`ops|${periodKey(period)}`, context, async () => {
    const lines: ServiceLine[] = [];
    for (const service of services)
      if (mayList(context, service.of.of)) lines.push(await loadLine(service, period, context));
    return { asOf: context.now, lines };
  });
});

const held: readonly Counted[] = [{ key: 'live', label: '直播场次', unit: '场', better: 'more', measure: 'held' }];
const companyOpsAnswer = answer(companyOps, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`companyOps|${periodKey(period)}`, context, async () => ({
    asOf: context.now,
    figures: await loadFigures(roomRecords, held, { period }, context),
  }));
});
export const serviceAnswers = [analysisOpsAnswer, companyOpsAnswer];
