import {
  blacklist,
  blacklistFlow,
  blacklistSources,
  company,
  companyRefusals,
  type OwnViolation,
  ownViolations,
  revokeViolationCall,
  violation,
} from '@campus/contract/enterprise';
import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { violationPoints } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { setting } from '../../platform/settings.ts';
import { listByPoints } from './blacklist.ts';
import { countedViolations, recountPoints } from './blacklist-effects.ts';

export interface Breach {
  readonly companyId: string;
  readonly type: number;
  /** What it happened with; a row of this kind counts once. */
  readonly refType: 'offer' | 'post' | 'preach' | 'jobFair';
  readonly refId: string;
  readonly description: string;
}
/**
 * Records a violation that the system saw, with what follows from its points. The caller holds the row that it refers
 * to.
 */
export async function recordViolation(of: Breach, context: Context): Promise<void> {
  const { engine, db, now } = context;
  await engine.lock(company, of.companyId, context);
  const { rows } = await sql`
    select 1 from rc_violation where ${context.live(violation)} and company_id = ${of.companyId} and type = ${of.type}
      and ref_id = ${of.refId} and auto = 1`.execute(db);
  if (rows.length > 0) return;
  const values = { ...of, points: violationPoints[of.type] ?? 0, occurDate: now.slice(0, 10), auto: 1 as const };
  await engine.insert(violation, values, context);
  await recountPoints(of.companyId, context);
  await listByPoints(of.companyId, context);
}

/**
 * Takes a violation back, with its points. A company that is on the list only because of such points comes off it when
 * they no longer reach the limit; a row that staff added or changed stays. False: it was taken back before.
 */
export async function revokeViolation(id: string, reason: string, context: Context): Promise<boolean> {
  const { engine, db, session } = context;
  const { rows } = await sql<{ companyId: string }>`
    select company_id from rc_violation where ${context.live(violation)} and id = ${id}`.execute(db);
  const companyId = rows[0]?.companyId;
  if (companyId === undefined) throw failure('notFound');
  await engine.lock(company, companyId, context);
  const row = await engine.lock(violation, id, context);
  if (row?.revoked !== 0) return false;
  const done = { revoked: 1 as const, revokeReason: reason, revokeBy: session.username };
  await engine.set(violation, id, done, context);
  await recountPoints(companyId, context);
  const { points } = await countedViolations(companyId, context);
  if (points >= (await setting(context, 'blacklist.points'))) return true;
  const { rows: listed } = await sql<{ id: string }>`
    select id from rc_blacklist where ${context.live(blacklist)} and company_id = ${companyId}
      and status = ${blacklistFlow.states.active.code}::int and source = ${blacklistSources.automatic}::int
      and ${id} = any(string_to_array(coalesce(violation_ids, ''), ','))`.execute(db);
  for (const row of listed) await engine.step(blacklist, 'release', row.id, { reason }, context, true);
  return true;
}

/** Violations that staff register; those the system sees are recorded by `recordViolation`. */
export const violationBehaviour = behaviour(violation, {
  lockForNew: ({ companyId }) => [{ entity: company, where: sql`id = ${companyId}` }],
  beforeSave(draft, { now, first }) {
    const today = now.slice(0, 10);
    if (first(company).length === 0) throw failure('notFound');
    if ((draft.occurDate ?? '') > today) throw fieldFailure('occurDate', companyRefusals.occursLater);
    Object.assign(draft, { points: violationPoints[draft.type ?? 0] ?? 0, refType: 'manual' });
  },
  async afterSave({ companyId }, context) {
    await recountPoints(companyId, context);
    await listByPoints(companyId, context);
  },
});
export const revokeViolationAnswer = answer(revokeViolationCall, async ({ id, reason }, context) => {
  await context.engine.one(violation, id, context);
  if (!(await revokeViolation(id, reason, context))) throw refusal(companyRefusals.violationRevoked, 'RC_STATE');
  return null;
});

const most = 200;
/** A company reads its own; others have none. */
export const ownViolationsAnswer = answer(ownViolations, async (_input, context) => {
  const { companyId, audience } = context.session;
  if (audience !== 'enterprise' || companyId === undefined) return { points: 0, records: [] };
  const names = ['type', 'points', 'occurDate', 'description', 'revoked'];
  const rows = await context.engine.find<OwnViolation>(violation, ['companyId', 'eq', companyId], names, context, most);
  return { points: (await countedViolations(companyId, context)).points, records: rows };
});
