import type { Job } from '../../kit/area-server.ts';
import { forgetExpiredKeys } from '../../kit/http/idempotency.ts';
import type { AuditLog } from '../log/audit-log.ts';

/** What the platform does for itself, day and night. */
export function housekeeping(audit: AuditLog): Job[] {
  return [
    {
      name: 'IdempotencyClean',
      title: '清理重复提交记录',
      cron: '0 0/10 * * * ? *',
      run: (engine) => forgetExpiredKeys(engine.db),
    },
    {
      name: 'Vacuum',
      title: '整理内嵌数据库',
      cron: '0 20 3 * * ? *',
      async run(engine) {
        await engine.parts.database.vacuum();
        return 0;
      },
    },
    {
      name: 'AuditVerify',
      title: '校验审计记录',
      cron: '0 20 4 * * ? *',
      async run(engine) {
        const broken = await audit.firstBroken(engine.db);
        if (broken !== undefined) throw new Error(`the audit log is broken from number ${broken} on`);
        return 0;
      },
    },
  ];
}
