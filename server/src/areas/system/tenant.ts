import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { sysTenant, type TenantRow, tenantRefusals } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { relatedOf } from '../../kit/read/related.ts';
import { audit } from '../../platform/log/audit.ts';
import { ensureEvents } from '../../platform/messages/event-settings.ts';
import { endSessions, sessionsChanged } from '../../platform/sign-in/sessions.ts';
import { addHolidays } from './seed/holidays.ts';
import { tenantCreated } from './tenant-created.ts';

const [frozen] = [0];

async function members({ db }: Context, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sys_user_tenant as m')
    .innerJoin('sys_user as u', 'u.id', 'm.userId')
    .where('m.tenantId', '=', Number(id))
    .where('m.delFlag', '=', 0)
    .where('u.delFlag', '=', 0)
    .select('m.userId')
    .orderBy('m.userId')
    .execute();
  return rows.map((row) => row.userId);
}
/** Members without another active tenant. */
async function onlyHere({ db }: Context, id: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select m.user_id from sys_user_tenant m where m.tenant_id = ${Number(id)} and m.del_flag = 0 and not exists (
      select 1 from sys_user_tenant o join sys_tenant t on t.id = o.tenant_id::text
      where o.user_id = m.user_id and o.tenant_id <> m.tenant_id and o.del_flag = 0 and t.del_flag = 0 and t.status = 1)
    order by m.user_id`.execute(db);
  return rows.map((row) => row.userId);
}

/** Default rows of every tenant, as seeded for the shipped ones. */
async function ship(context: Context, tenantId: number): Promise<void> {
  const { engine, session } = context;
  await ensureEvents(context.db as never, context.now, tenantId);
  await addHolidays(context, tenantId);
  const own = context.withSession({ ...session, tenantId });
  await engine.emit(tenantCreated, { tenantId }, own);
}

/** Tenants: a fixed number, a validity period, active or frozen. Users cannot work in a frozen one. */
export const tenantBehaviour = behaviour(sysTenant, {
  async validate(draft, { before, db, session }) {
    if (draft.beginDate && draft.endDate && draft.endDate <= draft.beginDate)
      throw fieldFailure('endDate', tenantRefusals.reversed);
    if (before) {
      if (draft.status === frozen && before.status !== frozen && Number(before.id) === session.tenantId)
        throw refusal(tenantRefusals.ownFrozen);
      return;
    }
    const taken = await db
      .selectFrom('sys_tenant')
      .where('id', '=', String(draft.tenantNo))
      .select('id')
      .executeTakeFirst();
    if (taken) throw fieldFailure('tenantNo', tenantRefusals.idTaken);
  },
  beforeSave(draft, { before }) {
    // The number is the id and immutable after creation.
    if (!before) Object.assign(draft, { id: String(draft.tenantNo) });
  },
  async afterSave(row, context) {
    const { before, engine } = context;
    if (!before) return ship(context, Number(row.id));
    if (row.status !== before.status) audit(context, 'tenant.status', { tenant: row.id, status: row.status });
    if (row.status === frozen && before.status !== frozen)
      for (const userId of await onlyHere(context, row.id)) await endSessions(context, userId, 'account');
    const userIds = await members(context, row.id);
    context.later(async () => {
      for (const userId of userIds) await sessionsChanged(engine, userId);
    });
  },
  async beforeDelete(row, context) {
    if ((await members(context, row.id)).length > 0) throw refusal(tenantRefusals.inUse);
    audit(context, 'tenant.delete', { tenant: row.id });
  },
  related: () => ({
    byRow: {
      users: sql`
        select count(*)::int from sys_user_tenant m join sys_user u on u.id = m.user_id and u.del_flag = 0
        where m.del_flag = 0 and m.tenant_id = case when sys_tenant.id ~ '^[0-9]{1,9}$' then sys_tenant.id::int end`,
    },
  }),
  present(rows) {
    for (const row of rows) {
      const { users } = relatedOf(row).byRow;
      // Clients expect integers.
      row.id = Number(row.id);
      row.tenantNo = row.id;
      row.userCount = users ?? 0;
    }
  },
});

/** Wire form of a tenant. */
export const tenantRow = (context: Context, id: string): Promise<TenantRow> =>
  context.engine.one<TenantRow>(sysTenant, id, context);

/** Deletes those of the tenants without members; returns how many existed and how many were deleted. */
export async function deleteUnused(context: Context, ids: readonly string[]): Promise<{ known: number; gone: number }> {
  let [known, gone] = [0, 0];
  for (const id of ids) {
    const row = await context.engine.lock(sysTenant, id, context);
    if (!row) continue;
    known += 1;
    if ((await members(context, id)).length > 0) continue;
    await context.engine.remove(sysTenant, id, context);
    gone += 1;
  }
  if (known === 0) throw failure('notFound');
  return { known, gone };
}
