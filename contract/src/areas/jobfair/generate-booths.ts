import { type Area, emptyLayout, type FairLayout, type FairZone } from './fair-layout.ts';
import { mostUnits } from './fair-units.ts';

/** How a zone is filled with booths. */
export interface BoothGrid {
  readonly rows: number;
  readonly cols: number;
  /** The first number. */
  readonly startNo: number;
  readonly type: number;
  /** An aisle after every so many columns; 0: none. */
  readonly aisleEvery: number;
  /** Numbers that are left out. */
  readonly skip: readonly number[];
}
/** A booth of the plan that is not stored yet. */
export interface PlannedBooth extends Area {
  readonly boothNo: string;
  readonly zone: string;
  readonly rowNo: number;
  readonly colNo: number;
  readonly type: number;
  readonly fee: string | null;
  readonly power: 0 | 1;
  readonly network: 0 | 1;
  readonly remark: string | null;
}

/** Three metres, an aisle of two, and the least that a booth needs. */
const [usualSize, aisle, leastSize] = [6, 4, 2];
const zoneGap = 6;
const zoneColors = ['#1677ff', '#13a8a8', '#722ed1', '#d48806', '#389e0d', '#c41d7f'];

const countAisles = ({ cols, aisleEvery }: BoothGrid): number =>
  aisleEvery > 0 ? Math.ceil(cols / aisleEvery) - 1 : 0;
/** Width and depth of booths that fill a zone; undefined when they do not fit. */
function findSize(zone: Area, grid: BoothGrid): { w: number; h: number } | undefined {
  const w = Math.min(usualSize, Math.floor((zone.w - countAisles(grid) * aisle) / grid.cols));
  const h = Math.min(usualSize, Math.floor((zone.h - (grid.rows - 1) * aisle) / grid.rows));
  return w < leastSize || h < leastSize ? undefined : { w, h };
}

/** The booths of a zone in rows with aisles between them, numbered row by row; undefined when they do not fit. */
export function generateBooths(zone: FairZone, grid: BoothGrid): PlannedBooth[] | undefined {
  const size = findSize(zone, grid);
  if (!size) return undefined;
  const digits = Math.max(2, String(grid.startNo + grid.rows * grid.cols + grid.skip.length).length);
  const booths: PlannedBooth[] = [];
  let no = grid.startNo;
  for (let row = 0; row < grid.rows; row += 1)
    for (let col = 0; col < grid.cols; col += 1) {
      while (grid.skip.includes(no)) no += 1;
      const aisles = grid.aisleEvery > 0 ? Math.floor(col / grid.aisleEvery) : 0;
      booths.push({
        boothNo: `${zone.key}${String(no).padStart(digits, '0')}`,
        ...{ zone: zone.key, rowNo: row + 1, colNo: col + 1, type: grid.type, fee: zone.fee },
        ...{ x: zone.x + col * size.w + aisles * aisle, y: zone.y + row * (size.h + aisle), ...size },
        ...{ power: 1, network: 0, remark: null },
      });
      no += 1;
    }
  return booths;
}

/** A layout with room for a new zone of this grid below the others; undefined when the hall is full. */
export function placeZone(layout: FairLayout | null, key: string, grid: BoothGrid): FairLayout | undefined {
  const { zones, marks, w, h, ...rest } = layout ?? emptyLayout;
  const wide = grid.cols * usualSize + countAisles(grid) * aisle;
  const deep = grid.rows * (usualSize + aisle) - aisle;
  const bottom = Math.max(0, ...[...zones, ...marks].map((area) => area.y + area.h));
  const y = bottom === 0 ? zoneGap : bottom + zoneGap;
  const [nextW, nextH] = [Math.max(w, wide + 2 * zoneGap), Math.max(h, y + deep + zoneGap)];
  if (nextW > mostUnits || nextH > mostUnits) return undefined;
  const color = zoneColors[zones.length % zoneColors.length] as string;
  const zone: FairZone = { key, name: `${key}区`, color, x: zoneGap, y, w: wide, h: deep, type: grid.type, fee: null };
  return { ...rest, w: nextW, h: nextH, marks, zones: [...zones, zone] };
}
