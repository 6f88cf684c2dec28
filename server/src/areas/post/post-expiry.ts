import { getCodes } from '@campus/contract/kit';
import { companyPost, dayAfter, postFlow } from '@campus/contract/post';
import { chinaDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { notifyEnd } from './post-notices.ts';

/** Days before the end at which the company is notified. */
const noticeDays = 3;

const open = getCodes(postFlow, 'active', 'paused');
/** Reminds companies of posts that end within three days; once per last day. */
export const postExpiry: Job = {
  name: 'RcPostExpire',
  title: '岗位到期提醒',
  cron: '0 10 0 * * ? *',
  async run(engine, systemSession) {
    const today = chinaDay(engine.now());
    const last = dayAfter(today, noticeDays);
    const { rows } = await sql<{ id: string; tenantId: number }>`
      select id, tenant_id from rc_company_post
      where del_flag = 0 and post_status = any(${open}::int[])
        and end_date between ${today}::date and ${last}::date order by id`.execute(engine.db);
    for (const { id, tenantId } of rows)
      await engine.runAs(systemSession(tenantId), async (context) => {
        const post = await engine.lock(companyPost, id, context);
        // The post may have been closed or extended meanwhile.
        if (post && open.includes(post.postStatus) && post.endDate <= last) await notifyEnd(post, context);
      });
    return rows.length;
  },
};
