import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { notify } from '../messages/notify.ts';
import { isActiveUser } from '../sign-in/active-user.ts';
import { systemSession } from './job-runner.ts';

/** Notifies the administrators of every tenant that a job keeps failing. */
export const notifyFailing =
  (engine: EngineApi) =>
  async (job: Job, error: string): Promise<void> => {
    const { rows } = await sql<{ username: string; tenantId: number }>`
      select distinct u.username, t.tenant_id from sys_user u
      join sys_user_role ur on ur.user_id = u.id and ur.del_flag = 0
      join sys_role r on r.id = ur.role_id and r.del_flag = 0 and r.role_code = 'admin'
      join sys_user_tenant t on t.user_id = u.id and t.del_flag = 0
      where ${isActiveUser}`.execute(engine.db);
    const [first] = rows;
    if (!first) return;
    // One message per user, however many tenants he belongs to.
    const usernames = [...new Set(rows.map(({ username }) => username))];
    const seq = engine.now().getTime();
    await engine.transaction(
      { session: systemSession(first.tenantId), ip: '', userAgent: '', requestId: '' },
      (context) =>
        notify(context, {
          code: 'JOB_FAILED',
          refId: job.name,
          seq,
          receivers: { usernames },
          params: { jobName: job.title, error },
        }),
    );
  };
