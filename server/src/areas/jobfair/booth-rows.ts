import { boothFlow, fairBooth, jobFair } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { jsonb } from '../../kit/database/parameters.ts';
import { translateDatabaseError } from '../../kit/schema/database-failure.ts';
import { newId } from '../../kit/write/new-id.ts';

export type Booth = Row<typeof fairBooth>;
/** What makes a booth, without who uses it. */
export type BoothPlan = Pick<
  Booth,
  'boothNo' | 'zone' | 'rowNo' | 'colNo' | 'type' | 'x' | 'y' | 'w' | 'h' | 'fee' | 'power' | 'network' | 'remark'
>;

const columns = sql.raw(
  `"boothNo" text, zone text, "rowNo" int, "colNo" int, type int, x int, y int, w int, h int, fee numeric,
    power smallint, network smallint, remark text`,
);
/** Inserts booths in one statement and recounts those of the fair. */
export async function insertBooths(fairId: string, booths: readonly BoothPlan[], context: Context): Promise<void> {
  if (booths.length === 0) return;
  const { db, session, now, engine } = context;
  const records = booths.map((booth) => ({ ...booth, id: newId() }));
  await sql`
    insert into rc_fair_booth (id, tenant_id, sys_org_code, create_by, create_time, fair_id, status, booth_no, zone, row_no,
      col_no, type, x, y, w, h, fee, power, network, remark)
    select r.id, ${session.tenantId}::int, ${session.orgCode ?? null}, ${session.username}, ${now}::timestamptz, ${fairId},
      ${boothFlow.states.free.code}::int, r."boothNo", r.zone, r."rowNo", r."colNo", r.type, r.x, r.y, r.w, r.h, r.fee,
      r.power, r.network, r.remark
    from jsonb_to_recordset(${jsonb(records)}::jsonb) as r(id text, ${columns})`
    .execute(db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, fairBooth);
    });
  await engine.recount(jobFair, [fairId], context);
}

/** Deletes booths without a user. */
export async function removeBooths(ids: readonly string[], { db, session, now }: Context): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update rc_fair_booth set del_flag = 1, version = version + 1, update_by = ${session.username}, update_time = ${now}
    where id = any(${[...ids]}::text[])`.execute(db);
}

/**
 * Moves and renumbers booths. They leave the map before they come back at their new places: two that change places would
 * meet otherwise, because a constraint is checked row by row.
 */
export async function replaceBooths(plans: ReadonlyMap<string, BoothPlan>, context: Context): Promise<void> {
  if (plans.size === 0) return;
  const { db, session, now } = context;
  const records = [...plans].map(([id, plan]) => ({ ...plan, id }));
  await sql`update rc_fair_booth set del_flag = 1 where id = any(${[...plans.keys()]}::text[])`.execute(db);
  await sql`
    update rc_fair_booth b set del_flag = 0, version = b.version + 1, update_by = ${session.username}, update_time = ${now},
      booth_no = r."boothNo", zone = r.zone, row_no = r."rowNo", col_no = r."colNo", type = r.type, x = r.x, y = r.y, w = r.w,
      h = r.h, fee = r.fee, power = r.power, network = r.network, remark = r.remark
    from jsonb_to_recordset(${jsonb(records)}::jsonb) as r(id text, ${columns}) where b.id = r.id`
    .execute(db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, fairBooth);
    });
}

/** The booths of a fair as free booths of another one. */
export async function copyBooths(from: string, to: string, context: Context): Promise<void> {
  const { rows } = await sql<BoothPlan>`
    select booth_no, zone, row_no, col_no, type, x, y, w, h, fee, power, network, remark
    from rc_fair_booth where ${context.live(fairBooth)} and fair_id = ${from} order by booth_no`.execute(context.db);
  await insertBooths(to, rows, context);
}
