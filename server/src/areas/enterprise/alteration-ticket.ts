import { createHash } from 'node:crypto';
import { accountAlteration, alterationFlow } from '@campus/contract/enterprise';
import { codesOf, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Condition } from '../../kit/read/where.ts';
import { newSecret } from '../../platform/sign-in/keyed.ts';
import { accountChangedReason } from './alteration-account.ts';
import type { Alteration } from './alteration-effects.ts';
import { onBehalf, transactionAs } from './on-behalf.ts';

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
const [started, waiting, lapsed] = codesOf(alterationFlow, 'started', 'waiting', 'lapsed') as [number, number, number];

/** A new ticket and the hash stored for it. */
export function newTicket(): { readonly ticket: string; readonly kept: string } {
  const ticket = newSecret();
  return { ticket, kept: hashOf(ticket) };
}

/** The account still has the credentials it had when the request started. */
const isCurrent = sql<boolean>`exists (
  select 1 from sys_user u where u.id = rc_account_alteration.user_id and u.credential_version = rc_account_alteration.credential_version)`;

/**
 * The started alteration of a ticket. Throws expired when it is missing, finished or too old, or when the account's
 * credentials changed since it started.
 */
export async function loadStartedAlteration(ticket: string, context: Context): Promise<Alteration> {
  const { rows } = await sql<{ id: string; tenantId: number }>`
    select id, tenant_id from rc_account_alteration
    where ticket = ${hashOf(ticket)} and status = ${started} and expire_time > ${context.now} and del_flag = 0 and ${isCurrent}`.execute(
    context.db,
  );
  const [found] = rows;
  const row =
    found &&
    (await transactionAs(onBehalf(found), context, (inside) =>
      inside.engine.lock(accountAlteration, found.id, inside),
    ));
  if (!row) throw failure('expired', '操作已超时，请重新开始');
  return row;
}

const expire = (when: Condition, reason: string | null, by: string, now: string) => sql`
  update rc_account_alteration set status = ${lapsed}, audit_reason = coalesce(${reason}, audit_reason), update_by = ${by}, update_time = ${now},
    version = version + 1, new_password_hash = null, ticket = null
  where id in (select id from rc_account_alteration where ${when} and del_flag = 0 for update skip locked) returning id`;

/**
 * Ends started and pending requests of an account whose credentials change. A request being decided in parallel is
 * skipped: its decision waits for the account lock and then finds the new version.
 */
export async function endAlterations({ db, session, now }: Context, userId: string): Promise<void> {
  const when = sql<boolean>`user_id = ${userId} and status in (${started}, ${waiting})`;
  await expire(when, accountChangedReason, session.username, now).execute(db);
}
/** Ends started alterations after fifteen minutes, and those whose account changed; returns their number. */
export async function expireAlterations(db: Context['db'], now: string): Promise<number> {
  const timedOut = await expire(
    sql<boolean>`status = ${started} and expire_time <= ${now}`,
    null,
    'system',
    now,
  ).execute(db);
  const older = sql<boolean>`status in (${started}, ${waiting}) and not ${isCurrent}`;
  const changed = await expire(older, accountChangedReason, 'system', now).execute(db);
  return timedOut.rows.length + changed.rows.length;
}
