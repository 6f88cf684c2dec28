import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { notify } from '../../platform/messages/notify.ts';
import { contactOf } from './deliver.ts';

/** Invitations that nobody answered in time end as 已超时 (recruitment document 10.3, 19). */
export const deliveryDeadlines: Job = {
  name: 'RcDeadline',
  title: '投递确认超时',
  cron: '0 0/10 * * * ? *',
  async run(engine, systemSession) {
    const { rows } = await sql<{ id: string; tenantId: number; postId: string; name: string; post: string }>`
      select d.id, d.tenant_id, d.post_id, e.realname as name, p.name as post from rc_delivery d
      join rc_employ_user e on e.id = d.employ_id join rc_company_post p on p.id = d.post_id
      where d.status = 1 and d.step = 10 and d.student_confirm = 0 and d.confirm_deadline < now() order by d.id limit 500`.execute(
      engine.db,
    );
    for (const row of rows) {
      await engine.as(systemSession(row.tenantId), async (context) => {
        await engine.step(delivery, 'expire', row.id, { bySystem: true }, context, true);
        await notify(context, {
          code: 'D04',
          refId: row.id,
          receivers: { usernames: await contactOf(row.postId, context) },
          params: { name: row.name, post: row.post },
        });
      });
    }
    return rows.length;
  },
};
