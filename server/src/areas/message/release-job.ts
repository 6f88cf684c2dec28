import { chinaTime, Failure, getCodes } from '@campus/contract/kit';
import { sysAnnouncement } from '@campus/contract/message';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { release } from './announcement.ts';

const atOnce = 100;
const notShown = getCodes(sysAnnouncement.workflow, 'draft', 'revoked');

/** Publishes scheduled announcements; one that is no longer valid becomes a draft again. */
export const releaseJob: Job = {
  name: 'AnnouncementRelease',
  title: '定时发布通告',
  cron: '0/10 * * * * ? *',
  async run(engine, systemSession) {
    const now = chinaTime(engine.now());
    const { rows } = await sql<{ id: string; tenantId: number }>`
      select id, tenant_id from sys_announcement
      where send_status = any(${notShown}::int[]) and timed = 1 and del_flag = 0 and start_time <= ${now}::timestamptz
      order by start_time, id limit ${atOnce}::int`.execute(engine.db);
    for (const { id, tenantId } of rows) {
      try {
        await engine.runAs(systemSession(tenantId), (context) => release(id, context));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        await sql`update sys_announcement set timed = 0, version = version + 1 where id = ${id}`.execute(engine.db);
      }
    }
    return rows.length;
  },
};
