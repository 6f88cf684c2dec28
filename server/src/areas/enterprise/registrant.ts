import { accountRefusals } from '@campus/contract/account';
import { company } from '@campus/contract/enterprise';
import { failure, type Row, type Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { onBehalf, readAs } from './on-behalf.ts';

/** The user behind a registration token and the company being registered. */
export interface Registrant {
  readonly username: string;
  readonly mobile: string | null;
  readonly session: Session;
  readonly row: Row<typeof company>;
}

/** The registrant of a call; `codes` are their permissions on their own company. Throws expired without a company. */
export async function registrantOfCall(
  call: Call,
  context: Context,
  codes: readonly string[] = [],
): Promise<Registrant> {
  const userId = call.registration?.userId ?? '';
  const { rows } = await sql<{
    companyId: string;
    tenantId: number;
    username: string;
    realname: string;
    phone: string | null;
  }>`
    select m.company_id, c.tenant_id, u.username, u.realname, u.phone
    from rc_company_user m join rc_company c on c.id = m.company_id and c.del_flag = 0 join sys_user u on u.id = m.user_id
    where m.user_id = ${userId} and m.is_registrant = 1 and m.del_flag = 0`.execute(context.db);
  const [found] = rows;
  const session = found && onBehalf({ ...found, userId }, codes);
  const row = session && (await context.engine.lock(company, found.companyId, readAs(session, context)));
  if (!found || !row) throw failure('expired', accountRefusals.registrationExpired);
  return { username: found.username, mobile: found.phone, session, row };
}
