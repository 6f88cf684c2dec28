import { dict, endpoint, json, number, text, type } from '../../kit/index.ts';
import { fairBooth } from './fair-booth.ts';
import { boothFlowWords } from './fair-booth-texts.ts';
import { boothWords as words } from './fair-booth-words.ts';
import { type FairLayout, findLayoutFault } from './fair-layout.ts';
import type { PlannedBooth } from './generate-booths.ts';
import { jobFair } from './job-fair.ts';

type Code = `${string}:${string}`;
const fairId = text({ label: '招聘会', required: true, max: 32 });
const boothCode = (name: 'list' | 'edit' | 'allocate'): Code => `${fairBooth.code}:${name}` as Code;

export const mostBooths = 2000;
/**
 * What a booth looks like to the reader: the company of an `arrived` one has checked in (shown to the school only),
 * `mine` is of the reader's company, `barred` of one on the blacklist.
 */
export const boothStates = {
  free: '空闲',
  held: '暂留',
  taken: '已分配',
  arrived: '已签到',
  disabled: '停用',
  mine: '我的展位',
  barred: '已列入黑名单',
} as const;
export type BoothState = keyof typeof boothStates;
/** A booth of the map. */
export interface MapBooth extends PlannedBooth {
  readonly id: string;
  readonly state: BoothState;
  /** Its company has checked in; known to the school only. */
  readonly isArrived: boolean;
  /** Whose it is; hidden from other companies until it is allocated. */
  readonly companyName: string | null;
  /** What the company is looking for. */
  readonly posts: string | null;
  readonly applyId: string | null;
  readonly holdUntil: string | null;
}
export interface BoothMap {
  /** Version of the fair, which a change of the layout names. */
  readonly version: number;
  readonly layout: FairLayout;
  readonly booths: readonly MapBooth[];
}
export const boothMap = endpoint({
  method: 'GET',
  path: `${jobFair.path}/boothMap`,
  title: '展位图',
  needs: jobFair.can.list as Code,
  input: { fairId },
  output: type<BoothMap>(),
});

/** A booth of a saved layout: without id it is new; stored booths that are left out are deleted. */
export interface LayoutBooth extends PlannedBooth {
  readonly id?: string;
}
const findBoothsFault = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'object' || one === null)) return words.shape;
  return value.length > mostBooths ? words.tooMany(mostBooths) : undefined;
};
/** Replaces the layout and all booths of a fair, or nothing. */
export const saveLayout = endpoint({
  method: 'POST',
  path: `${fairBooth.path}/layout`,
  title: '保存展位图',
  needs: boothCode('edit'),
  input: {
    fairId,
    layout: json<FairLayout>()({ label: '展位图', required: true, fault: findLayoutFault }),
    booths: json<readonly LayoutBooth[]>()({ label: '展位', required: true, fault: findBoothsFault }),
    version: number({ label: '版本', required: true, min: 0 }),
  },
  output: type<{ readonly version: number; readonly booths: number }>(),
  done: '展位图已保存',
});

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 200 && value.every((one) => Number.isInteger(one) && one > 0);
/** Fills a zone with numbered booths in place of its present ones. */
export const generateZone = endpoint({
  method: 'POST',
  path: `${fairBooth.path}/batchGenerate`,
  title: '批量生成展位',
  needs: boothCode('edit'),
  input: {
    fairId,
    zone: text({
      label: '展区',
      required: true,
      max: 1,
      pattern: { test: (v) => /^[A-Z]$/.test(v), message: boothFlowWords.zone },
    }),
    rows: number({ label: '排数', required: true, min: 1, max: 50 }),
    cols: number({ label: '每排展位', required: true, min: 1, max: 50 }),
    startNo: number({ label: '起始编号', min: 1, max: 999, default: 1 }),
    type: dict({ label: '展位类型', dict: 'rc_booth_type', numeric: true, default: 1 }),
    aisleEvery: number({ label: '每隔几个展位留过道', min: 0, max: 50, default: 0 }),
    skip: json<readonly number[]>()({
      label: '跳过的编号',
      fault: (value) => (isNumbers(value) ? undefined : words.skip),
    }),
  },
  output: type<{ readonly generated: number }>(),
});
