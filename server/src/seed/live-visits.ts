import { fromChinaTime } from '@campus/contract/kit';
import { liveViewer } from '@campus/contract/live';
import type { SeedRow } from './bulk.ts';
import { liveTables as tables } from './live-plans.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** Names of viewers. */
export const viewers = ['陈同学', '李同学', '王同学', '赵同学', '刘同学', '周同学', '吴同学', '孙同学'] as const;
const devices = ['pc', 'mobile', 'mobile', 'pc', 'mini'] as const;
const minuteMs = 60_000;

export interface Audience {
  readonly tenantId: number;
  readonly ownerType: string;
  readonly ownerId: string;
  /** Number of the first visit. */
  readonly first: number;
  readonly visits: number;
  /** Viewers come up to this minute. */
  readonly lastEntry: number;
  /** The time of a minute after the start. */
  readonly moment: (minutes: number) => string;
}
/** Visits of a stream, and the most viewers at the end of a minute, as its curve counts them. */
export function seedVisits(context: SeedContext, audience: Audience): { readonly rows: SeedRow[]; peak: number } {
  const { tenantId, ownerType, ownerId, first, visits, lastEntry, moment } = audience;
  const dice = context.dice('liveWatch');
  const rows: SeedRow[] = [];
  const spans: { readonly from: number; readonly to: number }[] = [];
  for (let k = 0; k < visits; k += 1) {
    const n = first + k;
    const after = dice.between(n, 'enter', 0, lastEntry);
    const enter = moment(after);
    const length = dice.weighted(n, 'length', [
      [dice.between(n, 's', 20, 59), 3],
      [dice.between(n, 'm', 60, 299), 5],
      [dice.between(n, 'q', 300, 899), 5],
      [dice.between(n, 'l', 900, 2400), 4],
    ]);
    const leave = moment(after + Math.ceil(length / 60));
    const [from, to] = [fromChinaTime(enter).getTime(), fromChinaTime(leave).getTime()];
    spans.push({ from, to });
    rows.push({
      ...systemColumns(liveViewer, seedId(tables.watch, n), tenantId, 'anonymous', enter),
      ownerType,
      roomId: ownerId,
      userName: dice.pick(n, 'name', viewers),
      userId: `sample-viewer-${n}`,
      companyId: null,
      enterTime: enter,
      lastTime: leave,
      leaveTime: leave,
      watchSeconds: Math.min(length, (to - from) / 1000),
      device: dice.pick(n, 'device', devices),
      ip: `10.2.${k % 250}.*`,
    });
  }
  return { rows, peak: Math.max(0, ...spans.map(({ from }) => countAt(Math.ceil(from / minuteMs) * minuteMs, spans))) };
}
const countAt = (time: number, spans: readonly { readonly from: number; readonly to: number }[]): number =>
  spans.filter(({ from, to }) => from <= time && to >= time - minuteMs).length;
