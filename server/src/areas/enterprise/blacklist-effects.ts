import { blackScopes, company, companyFlow, isBarredFromRecruiting, violation } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { companyBarred } from './company-barred.ts';
import { companyBlacklisted } from './company-blacklisted.ts';
import { pausePosts } from './company-effects.ts';

type Company = Row<typeof company>;
const listed = '列入黑名单';

/** The first day whose violations still count. */
async function firstDay(context: Context): Promise<string> {
  return addSeconds(context.now, -(await setting(context, 'blacklist.windowDays')) * day).slice(0, 10);
}

/** Ids and points of the violations that count against a company: neither revoked nor settled, within the window. */
export async function countedViolations(
  companyId: string,
  context: Context,
): Promise<{ readonly ids: string[]; readonly points: number }> {
  const { rows } = await sql<{ id: string; points: number }>`
    select id, points from rc_violation where ${context.live(violation)} and company_id = ${companyId}
      and revoked = 0 and settled = 0 and occur_date > ${await firstDay(context)}::date order by id`.execute(
    context.db,
  );
  return { ids: rows.map(({ id }) => id), points: rows.reduce((sum, { points }) => sum + points, 0) };
}

/**
 * Locks the companies of the tenant with points or violations. A violation is recorded under the lock of its company, so
 * the next statement counts it.
 */
export async function lockCompaniesWithPoints({ live, db }: Context): Promise<void> {
  await sql`
    select 1 from rc_company where ${live(company)} and (violation_points > 0 or exists (
      select 1 from rc_violation v where v.company_id = rc_company.id and v.del_flag = 0)) order by id for no key update`.execute(
    db,
  );
}

/**
 * Writes the points of the companies that have any or had some, which the caller has locked. Their versions stay: no open
 * form becomes stale.
 */
export async function recountPoints(companyId: string | undefined, context: Context): Promise<number> {
  const { numAffectedRows } = await sql`
    update rc_company c set violation_points = n.points from (
      select o.id, coalesce(sum(v.points), 0)::int as points from rc_company o
      left join rc_violation v on v.company_id = o.id and v.del_flag = 0 and v.revoked = 0 and v.settled = 0
        and v.occur_date > ${await firstDay(context)}::date
      where ${context.live(company, 'o')} and (${companyId ?? null}::text is null or o.id = ${companyId ?? null})
      group by o.id
    ) n where n.id = c.id and c.violation_points is distinct from n.points`.execute(context.db);
  return Number(numAffectedRows ?? 0);
}

/** Applies a scope to a locked company: its flags, its posts and, at the highest, its accounts. */
export async function enforceScope(held: Company, scope: number, reason: string, context: Context): Promise<void> {
  const { engine } = context;
  await setScope(held.id, scope, context);
  if (scope === blackScopes.account && held.auditStatus === companyFlow.states.approved.code)
    await engine.step(company, 'disable', held.id, { reason }, context, true);
  else if (isBarredFromRecruiting(scope)) await pausePosts(held.id, listed, context);
  await engine.emit(companyBlacklisted, { id: held.id, scope }, context);
  if (isBarredFromRecruiting(scope)) await engine.emit(companyBarred, { id: held.id }, context);
}

/** The flags alone: a lower scope gives nothing back. */
export async function setScope(companyId: string, scope: number, context: Context): Promise<void> {
  await context.engine.set(
    company,
    companyId,
    { blackFlag: scope > blackScopes.none ? 1 : 0, blackScope: scope },
    context,
  );
}
