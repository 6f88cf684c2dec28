import { createHash } from 'node:crypto';
import { accountAlteration, alterationFlow, alterationRefusals } from '@campus/contract/enterprise';
import { failure, getCodes } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Condition } from '../../kit/read/condition.ts';
import { newSecret } from '../../platform/sign-in/keyed.ts';
import type { Alteration } from './alteration-effects.ts';
import { onBehalf, transactionAs } from './on-behalf.ts';

const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
const [started, waiting, lapsed] = getCodes(alterationFlow, 'started', 'waiting', 'lapsed') as [number, number, number];

/** A new ticket and the hash stored for it. */
export function newTicket(): { readonly ticket: string; readonly kept: string } {
  const ticket = newSecret();
  return { ticket, kept: hashTicket(ticket) };
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
    where ticket = ${hashTicket(ticket)} and status = ${started} and expire_time > ${context.now} and del_flag = 0 and ${isCurrent}`.execute(
    context.db,
  );
  const [found] = rows;
  const row =
    found &&
    (await transactionAs(onBehalf(found), context, (inside) =>
      inside.engine.lock(accountAlteration, found.id, inside),
    ));
  if (!row) throw failure('expired', alterationRefusals.expired);
  return row;
}

/** Locks a request that was loaded before. Throws expired when it was submitted or has ended meanwhile. */
export async function lockStartedAlteration({ id, ticket }: Alteration, context: Context): Promise<void> {
  const row = await context.engine.lock(accountAlteration, id, context);
  if (row?.status !== started || row.ticket !== ticket) throw failure('expired', alterationRefusals.expired);
}

/** Ends the matching requests; returns their number. */
async function endAll(when: Condition, context: Context): Promise<number> {
  const { db, session, now, engine } = context;
  const { rows } = await sql<{ id: string; tenantId: number; from: number }>`
    update rc_account_alteration set status = ${lapsed}, audit_reason = ${alterationRefusals.accountChanged}, update_by = ${session.username},
      update_time = ${now}, version = version + 1, new_password_hash = null, ticket = null
    from (select id as open_id, status as from_status from rc_account_alteration where ${when} and del_flag = 0 for update skip locked) o
    where id = o.open_id returning id, tenant_id, o.from_status as "from"`.execute(db);
  const changes = rows.map((row) => ({
    ...row,
    to: lapsed,
    action: 'lapse',
    reason: alterationRefusals.accountChanged,
  }));
  await engine.ports.transition(context, accountAlteration, ...changes);
  return rows.length;
}

/**
 * Ends started and pending requests of an account whose credentials change. A request being decided in parallel is
 * skipped: its decision waits for the account lock and then finds the new version.
 */
export async function endAlterations(context: Context, userId: string): Promise<void> {
  const when = sql<boolean>`user_id = ${userId} and status in (${started}, ${waiting})`;
  await endAll(when, context);
}
/** Ends the requests whose account changed while they were locked by a decision; returns their number. */
export async function endOutdatedAlterations(context: Context): Promise<number> {
  const older = sql<boolean>`status in (${started}, ${waiting}) and not ${isCurrent}`;
  return endAll(older, context);
}
