import { type Area, fairBooth, fairFlow, jobFair, overlaps } from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Fair } from './fair-events.ts';

const openStates = getCodes(fairFlow, 'draft', 'rejected', 'published');
/** Fairs that are searched for a free place. */
const most = 20;

interface Taken extends Area {
  readonly rowNo: number;
}
/** A free corner of one unit, row by row. */
function findCorner({ x, y, w, h }: Area, booths: readonly Area[]): Area | undefined {
  for (let at = 0; at < w * h; at += 1) {
    const corner = { x: x + (at % w), y: y + Math.floor(at / w), w: 1, h: 1 };
    if (!booths.some((booth) => overlaps(corner, booth))) return corner;
  }
  return undefined;
}

/** A booth that the import takes: the smallest one, at a free place of the latest fair that has one. */
export async function exampleBooth(context: Context): Promise<Record<string, string> | undefined> {
  const { rows: fairs } = await sql<Pick<Fair, 'id' | 'title' | 'layout'>>`
    select id, title, layout from rc_job_fair where ${await context.visible(jobFair)} and layout is not null
      and status = any(${openStates}::int[]) order by create_time desc, id desc limit ${most}`.execute(context.db);
  for (const { id, title, layout } of fairs)
    for (const zone of layout?.zones ?? []) {
      const { rows: booths } = await sql<Taken>`
        select x, y, w, h, row_no from rc_fair_booth
        where ${context.live(fairBooth)} and fair_id = ${id} and zone = ${zone.key}`.execute(context.db);
      const corner = findCorner(zone, booths);
      const rowNo = Math.max(0, ...booths.map((booth) => booth.rowNo)) + 1;
      if (!corner) continue;
      const isOnly = (await context.engine.count(jobFair, ['title', 'eq', title], context)) === 1;
      const { x, y, w, h } = corner;
      const place = { zone: zone.key, rowNo, colNo: 1, x, y, w, h };
      const cells = Object.entries(place).map(([name, value]) => [name, String(value)]);
      return { ...Object.fromEntries(cells), fairId: isOnly ? String(title) : id };
    }
  return undefined;
}
