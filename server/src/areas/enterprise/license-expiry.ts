import { company, companyFlow } from '@campus/contract/enterprise';
import { getCodes, type Row } from '@campus/contract/kit';
import { chinaDay, dayNumber } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers } from '../../platform/messages/receivers.ts';
import { companyRoles } from './company-roles.ts';

/** Days before the end of a licence on which its company is reminded; the longest first. */
const thresholds = [30, 7, 0] as const;
const [first] = thresholds;
const [admitted] = getCodes(companyFlow, 'approved');

/** The reminder that is due: a day without a run is made up for by the next one. */
const findThreshold = (left: number): number | undefined => thresholds.findLast((days) => left <= days);

/** Reminds a company that is locked; once for each threshold of one end, also when its administrator changes. */
async function remind(held: Row<typeof company>, context: Context): Promise<boolean> {
  const { id, companyName, licenseExpire, auditStatus } = held;
  if (!licenseExpire || auditStatus !== admitted) return false;
  const left = dayNumber(licenseExpire) - dayNumber(context.now.slice(0, 10));
  const threshold = left < 0 ? undefined : findThreshold(left);
  if (threshold === undefined) return false;
  const seq = `${licenseExpire} ${threshold}`;
  const { rows } = await sql`
    select 1 from rc_outbox where tenant_id = ${held.tenantId} and code = 'C11' and ref_id = ${id} and event_seq = ${seq}
    limit 1`.execute(context.db);
  if (rows.length > 0) return false;
  const usernames = await companyMembers(id, context, companyRoles.administrator);
  const params = { company: companyName, date: licenseExpire };
  notify(context, { code: 'C11', refId: id, seq, receivers: { usernames }, params });
  return usernames.length > 0;
}

/** Reminds companies of licences that end in 30, 7 and 0 days. */
export const licenseExpiry: Job = {
  name: 'RcLicense',
  title: '营业执照到期提醒',
  cron: '0 15 0 * * ? *',
  async run(engine, systemSession) {
    const today = chinaDay(engine.now());
    const { rows } = await sql<{ id: string; tenantId: number }>`
      select id, tenant_id from rc_company where del_flag = 0 and audit_status = ${admitted}
        and license_expire between ${today}::date and ${today}::date + ${first}::int order by id`.execute(engine.db);
    let reminded = 0;
    for (const { id, tenantId } of rows)
      reminded += await engine.runAs(systemSession(tenantId), async (context) => {
        const held = await context.engine.lock(company, id, context);
        return held && (await remind(held, context)) ? 1 : 0;
      });
    return reminded;
  },
};
