import { mostUnits } from './fair-units.ts';

/** Kinds of things on a map that are no booths. */
export const markKinds = {
  entrance: '入口',
  exit: '出口',
  stage: '舞台',
  desk: '服务台',
  toilet: '洗手间',
  firstAid: '医疗点',
  pillar: '立柱',
} as const;
export type MarkKind = keyof typeof markKinds;

/** A rectangle in grid units of half a metre. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A zone (展区) that holds the booths with its letter. */
export interface FairZone extends Area {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  /** Kind and fee of its new booths. */
  readonly type: number;
  readonly fee: string | null;
}
export interface FairMark extends Area {
  readonly kind: MarkKind;
  readonly label: string;
}
/** The hall of a fair without its booths. */
export interface FairLayout {
  readonly v: 1;
  readonly w: number;
  readonly h: number;
  /** Stored path of a floor plan. */
  readonly background?: string;
  readonly zones: readonly FairZone[];
  readonly marks: readonly FairMark[];
}

const mostMarks = 200;
export const emptyLayout: FairLayout = { v: 1, w: 120, h: 80, zones: [], marks: [] };

export const layoutWords = {
  shape: '展位图格式不正确',
  size: `展位图的长和宽应在10到${mostUnits}格之间`,
  zoneKey: '展区编号应为A到Z的一个字母',
  zoneTwice: (key: string) => `展区${key}重复`,
  zoneOutside: (key: string) => `展区${key}超出展位图`,
  zonesOverlap: (one: string, other: string) => `展区${one}与${other}重叠`,
  markOutside: (label: string) => `${label}超出展位图`,
  tooManyMarks: `标记最多${mostMarks}个`,
} as const;

type Data = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isInteger = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= mostUnits;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && !/[<>]/.test(value);
const isArea = (value: Data): boolean =>
  isInteger(value.x, 0) && isInteger(value.y, 0) && isInteger(value.w, 1) && isInteger(value.h, 1);
const hasOnly = (value: Data, names: readonly string[]): boolean =>
  Object.keys(value).every((key) => names.includes(key));

const isZone = (value: unknown): boolean =>
  isRecord(value) &&
  hasOnly(value, ['key', 'name', 'color', 'type', 'fee', 'x', 'y', 'w', 'h']) &&
  isArea(value) &&
  isText(value.name, 20) &&
  typeof value.key === 'string' &&
  /^#[0-9a-f]{6}$/i.test(String(value.color)) &&
  isInteger(value.type, 1) &&
  (value.fee === null || /^\d{1,8}(\.\d{1,2})?$/.test(String(value.fee)));
const isMark = (value: unknown): boolean =>
  isRecord(value) &&
  hasOnly(value, ['kind', 'label', 'x', 'y', 'w', 'h']) &&
  isArea(value) &&
  Object.hasOwn(markKinds, String(value.kind)) &&
  isText(value.label, 20);
/** A stored picture, never an address outside. */
const isBackground = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && /^jobfair\/[\w./-]{1,200}$/.test(value) && !value.includes('..'));
const isLayout = (value: unknown): value is FairLayout =>
  isRecord(value) &&
  hasOnly(value, ['v', 'w', 'h', 'background', 'zones', 'marks']) &&
  value.v === 1 &&
  Array.isArray(value.zones) &&
  value.zones.every(isZone) &&
  Array.isArray(value.marks) &&
  value.marks.every(isMark) &&
  isBackground(value.background);

/** Whether two areas share a unit; areas that touch do not. */
export const overlaps = (one: Area, other: Area): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
/** Whether an area is inside another one. */
export const isInside = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

function findZoneFault(zones: readonly FairZone[], hall: Area): string | undefined {
  for (const [i, zone] of zones.entries()) {
    if (!/^[A-Z]$/.test(zone.key)) return layoutWords.zoneKey;
    const earlier = zones.slice(0, i);
    if (earlier.some(({ key }) => key === zone.key)) return layoutWords.zoneTwice(zone.key);
    if (!isInside(zone, hall)) return layoutWords.zoneOutside(zone.key);
    const other = earlier.find((one) => overlaps(one, zone));
    if (other) return layoutWords.zonesOverlap(other.key, zone.key);
  }
  return undefined;
}

/** The reason a layout is refused. */
export function findLayoutFault(value: unknown): string | undefined {
  if (!isLayout(value)) return layoutWords.shape;
  const { w, h, zones, marks } = value;
  if (!isInteger(w, 10) || !isInteger(h, 10)) return layoutWords.size;
  if (marks.length > mostMarks) return layoutWords.tooManyMarks;
  const hall = { x: 0, y: 0, w, h };
  const outside = marks.find((mark) => !isInside(mark, hall));
  return findZoneFault(zones, hall) ?? (outside && layoutWords.markOutside(outside.label || markKinds[outside.kind]));
}
