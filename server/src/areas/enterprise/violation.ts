import { type OwnViolation, ownViolations, violation, violationPoints } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';

export interface Breach {
  readonly companyId: string;
  readonly type: number;
  /** What it happened with; a row of this kind counts once. */
  readonly refType: 'offer';
  readonly refId: string;
  readonly description: string | null;
}
/** Records a violation that the system saw. The caller holds the row that it refers to. */
export async function recordViolation(of: Breach, context: Context): Promise<void> {
  const { engine, db, now } = context;
  const { rows } = await sql`
    select 1 from rc_violation where ${context.live(violation)} and company_id = ${of.companyId} and type = ${of.type}
      and ref_id = ${of.refId} and auto = 1`.execute(db);
  if (rows.length > 0) return;
  const values = { ...of, points: violationPoints[of.type] ?? 0, occurDate: now.slice(0, 10), auto: 1 as const };
  await engine.insert(violation, values, context);
}

/** What counts against a company: points of the last `blacklist.windowDays` that were neither revoked nor settled. */
async function pointsOf(companyId: string, context: Context): Promise<number> {
  const since = addSeconds(context.now, -(await setting(context, 'blacklist.windowDays')) * day).slice(0, 10);
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::int as points from rc_violation where ${context.live(violation)}
      and company_id = ${companyId} and revoked = 0 and settled = 0 and occur_date > ${since}::date`.execute(
    context.db,
  );
  return rows[0]?.points ?? 0;
}

const most = 200;
/** A company reads its own; others have none. */
export const ownViolationsAnswer = answer(ownViolations, async (_input, context) => {
  const { companyId, audience } = context.session;
  if (audience !== 'enterprise' || companyId === undefined) return { points: 0, records: [] };
  const names = ['type', 'points', 'occurDate', 'description', 'revoked'];
  const rows = await context.engine.find<OwnViolation>(violation, ['companyId', 'eq', companyId], names, context, most);
  return { points: await pointsOf(companyId, context), records: rows };
});
