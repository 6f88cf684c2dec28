import {
  blacklist,
  blacklistFlow,
  blacklistSources,
  blackScopes,
  company,
  companyRefusals,
} from '@campus/contract/enterprise';
import { failure, fieldFailure, type Row } from '@campus/contract/kit';
import { dayAfter } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, usersWithRole } from '../../platform/messages/receivers.ts';
import { setting } from '../../platform/settings.ts';
import {
  countedViolations,
  enforceScope,
  lockCompaniesWithPoints,
  recountPoints,
  setScope,
} from './blacklist-effects.ts';
import { lockWithPosts } from './company-effects.ts';
import { companyRoles } from './company-roles.ts';

type Listed = Row<typeof blacklist>;
const forever = '永久';

async function lockCompany(id: string | null | undefined, context: Context): Promise<Row<typeof company>> {
  const held = await context.engine.lock(company, id ?? '', context);
  if (!held) throw failure('notFound');
  return held;
}

/** The same with its posts, which a scope can pause. */
async function lockCompanyWithPosts(id: string | null | undefined, context: Context): Promise<Row<typeof company>> {
  const held = await lockWithPosts(id ?? '', context);
  if (!held) throw failure('notFound');
  return held;
}

async function notifyMembers(code: 'B01' | 'B03', row: Listed, companyName: string, context: Context): Promise<void> {
  const usernames = await companyMembers(row.companyId, context, companyRoles.administrator);
  const reason = code === 'B01' ? row.reason : row.releaseReason;
  const params = { company: companyName, date: row.endDate ?? forever, reason };
  notify(context, { code, refId: row.id, seq: row.version, receivers: { usernames }, params });
}

/** The scope is applied at once and not undone by the end: a row that has already ended is refused. */
function assertEnd(endDate: string | null | undefined, startDate: string, { now }: Context): void {
  if (!endDate) return;
  if (endDate <= startDate) throw fieldFailure('endDate', companyRefusals.endTooEarly);
  if (endDate < now.slice(0, 10)) throw fieldFailure('endDate', companyRefusals.endsEarlier);
}

/** Takes a company off the list: its scope goes, and the violations that led to the row count no more. */
async function lift(row: Listed, context: Context): Promise<void> {
  const held = await lockCompany(row.companyId, context);
  const ids = (row.violationIds ?? '').split(',').filter(Boolean);
  if (ids.length > 0)
    await sql`update rc_violation set settled = 1 where id = any(${ids}::text[]) and settled = 0`.execute(context.db);
  await setScope(held.id, blackScopes.none, context);
  await recountPoints(held.id, context);
  await notifyMembers('B03', row, held.companyName, context);
}

/** The blacklist: one active row per company, whose scope is applied at once. */
export const blacklistBehaviour = behaviour(blacklist, {
  async beforeSave(draft, context) {
    const held = await lockCompanyWithPosts(draft.companyId, context);
    const today = context.now.slice(0, 10);
    const startDate = draft.startDate ?? today;
    // The scope is applied at once.
    if (startDate > today) throw fieldFailure('startDate', companyRefusals.startsLater);
    assertEnd(draft.endDate, startDate, context);
    const { ids } = await countedViolations(held.id, context);
    const own = {
      creditCode: held.creditCode,
      startDate,
      source: blacklistSources.manual,
      violationIds: ids.join(',') || null,
    };
    Object.assign(draft, own);
  },
  async afterSave(row, context) {
    const held = await lockCompany(row.companyId, context);
    await notifyMembers('B01', row, held.companyName, context);
    await enforceScope(held, row.scope, row.reason, context);
  },
  /** The company comes before its row in the lock order. */
  async beforeLock(id, context, steps = []) {
    const { rows } = await sql<{ companyId: string }>`
      select company_id from rc_blacklist where ${context.live(blacklist)} and id = ${id}`.execute(context.db);
    const lock = steps.includes('change') ? lockCompanyWithPosts : lockCompany;
    if (rows[0]) await lock(rows[0].companyId, context);
  },
  steps: {
    change(row, input, context) {
      assertEnd(input.endDate, row.startDate ?? '', context);
      // What staff decide does not depend on points any more.
      return { scope: input.scope, endDate: input.endDate, reason: input.reason, source: blacklistSources.manual };
    },
    release: (_row, { reason }, { session, now }) => ({
      releaseReason: reason,
      releaseBy: session.username,
      releaseTime: now,
    }),
    expire: (_row, _input, { now }) => ({ releaseReason: '到期自动解除', releaseTime: now }),
  },
  async afterStep(step, row, context) {
    if (step !== 'change') return lift(row, context);
    const held = await lockCompany(row.companyId, context);
    if (row.scope > context.before.scope) await enforceScope(held, row.scope, row.reason, context);
    else await setScope(held.id, row.scope, context);
    await notifyMembers('B01', row, held.companyName, context);
  },
});

const isListed = async (companyId: string, context: Context): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from rc_blacklist where ${context.live(blacklist)} and company_id = ${companyId}
      and status = ${blacklistFlow.states.active.code}`.execute(context.db);
  return rows.length > 0;
};

/** Puts a company with too many points on the list, unless it is there. The company is locked. */
export async function listByPoints(companyId: string, context: Context): Promise<void> {
  const { ids, points } = await countedViolations(companyId, context);
  if (points < (await setting(context, 'blacklist.points')) || (await isListed(companyId, context))) return;
  const held = await lockCompany(companyId, context);
  const startDate = context.now.slice(0, 10);
  const row = await context.engine.insert(
    blacklist,
    {
      companyId,
      creditCode: held.creditCode,
      scope: blackScopes.fairs,
      reason: `违规计分达到${points}分，系统自动列入`,
      startDate,
      endDate: dayAfter(startDate, await setting(context, 'blacklist.days')),
      source: blacklistSources.automatic,
      violationIds: ids.join(','),
    },
    context,
  );
  await enforceScope(held, row.scope, row.reason, context);
  await notifyMembers('B01', row, held.companyName, context);
  const usernames = await usersWithRole('school_admin', context);
  const params = { id: companyId, company: held.companyName, date: row.endDate };
  notify(context, { code: 'B02', refId: row.id, receivers: { usernames }, params });
}

/** Points leave the window with the days. Rows of the list end by their last day in the sweep of deadlines. */
export const pointsRecount: Job = {
  name: 'RcBlacklist',
  title: '违规计分更新',
  cron: '0 5 0 * * ? *',
  async run(engine, systemSession) {
    const { rows } = await sql<{ id: number }>`select id from sys_tenant where del_flag = 0 order by id`.execute(
      engine.db,
    );
    let changed = 0;
    for (const { id } of rows)
      changed += await engine.runAs(systemSession(Number(id)), async (context) => {
        await lockCompaniesWithPoints(context);
        return recountPoints(undefined, context);
      });
    return changed;
  },
};
