import { chinaTime, Failure } from '@campus/contract/kit';
import { sysAnnouncement } from '@campus/contract/message';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { isTransient } from '../../kit/schema/database-failure.ts';
import { cancelSchedule, releaseDue } from './announcement.ts';

const atOnce = 100;
const { draft } = sysAnnouncement.workflow.states;

/** Publishes scheduled announcements; one that is no longer valid becomes a plain draft. */
export const releaseJob: Job = {
  name: 'AnnouncementRelease',
  title: '定时发布通告',
  cron: '0/10 * * * * ? *',
  async run(engine, systemSession) {
    const now = chinaTime(engine.now());
    const { rows } = await sql<{ id: string; tenantId: number }>`
      select id, tenant_id from sys_announcement
      where send_status = ${draft.code}::int and timed = 1 and del_flag = 0 and start_time <= ${now}::timestamptz
      order by start_time, id limit ${atOnce}::int`.execute(engine.db);
    for (const { id, tenantId } of rows) {
      const session = systemSession(tenantId);
      try {
        await engine.runAs(session, (context) => releaseDue(id, context));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // One that someone holds at the moment stays scheduled for the next run.
        if (!isTransient(error)) await engine.runAs(session, (context) => cancelSchedule(id, context));
      }
    }
    return rows.length;
  },
};
