import { createHash } from 'node:crypto';
import { accountAlteration, alterationFlow } from '@campus/contract/enterprise';
import { codesOf, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newSecret } from '../../platform/sign-in/keyed.ts';
import type { Alteration } from './alteration-effects.ts';
import { onBehalf, transactionAs } from './on-behalf.ts';

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');
const started = codesOf(alterationFlow, 'started')[0] as number;

/** A new ticket, and what the row keeps of it. */
export function newTicket(): { readonly ticket: string; readonly kept: string } {
  const ticket = newSecret();
  return { ticket, kept: hashOf(ticket) };
}

/** The begun alteration of a ticket. Throws expired when there is none, or it is done or too old. */
export async function begunBy(ticket: string, context: Context): Promise<Alteration> {
  const { rows } = await sql<{ id: string; tenantId: number }>`
    select id, tenant_id from rc_account_alteration
    where ticket = ${hashOf(ticket)} and status = ${started} and expire_time > ${context.now} and del_flag = 0`.execute(
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

/** Lapses begun alterations whose quarter of an hour is over; answers how many. */
export async function lapseAlterations(db: Context['db'], now: string): Promise<number> {
  const { rows } = await sql`
    update rc_account_alteration set status = 4, update_by = 'system', update_time = ${now}, version = version + 1, new_password_hash = null
    where status = ${started} and expire_time <= ${now} and del_flag = 0 returning id`.execute(db);
  return rows.length;
}
