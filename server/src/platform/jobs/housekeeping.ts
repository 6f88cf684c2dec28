import { chinaTime } from '@campus/contract/kit';
import { logTexts } from '@campus/contract/system';
import type { Job } from '../../kit/area-server.ts';
import type { AuditAnchors } from '../log/audit-anchors.ts';
import type { AuditLog } from '../log/audit-log.ts';
import { logClean } from '../log/log-clean.ts';
import { visitDaily } from '../log/visit-daily.ts';
import { counterRebuild } from './counter-rebuild.ts';
import { deadlines } from './deadlines.ts';
import { notifyFailing } from './failing-jobs.ts';
import { recycleClean } from './recycle-clean.ts';

/** Verifies the audit chain and anchors its head; reports the first broken row at once. */
function auditVerify(audit: AuditLog, anchors: AuditAnchors): Job {
  const job: Job = {
    name: 'AuditVerify',
    title: '校验审计记录',
    cron: '0 20 4 * * ? *',
    async run(engine) {
      const broken = await audit.findBroken(engine.db, await anchors.all());
      if (broken !== undefined) {
        await notifyFailing(engine)(job, logTexts.audit.broken(broken));
        throw new Error(`the audit log is broken from number ${broken} on`);
      }
      const { seq, hash } = await audit.head(engine.db);
      if (seq > 0) await anchors.add({ time: chinaTime(engine.now()), seq, hash });
      return 0;
    },
  };
  return job;
}

/** Scheduled jobs of the platform itself. */
export function housekeeping(audit: AuditLog, anchors: AuditAnchors): Job[] {
  return [
    {
      name: 'Vacuum',
      title: '整理内嵌数据库',
      cron: '0 20 3 * * ? *',
      async run(engine) {
        await engine.database.vacuum();
        return 0;
      },
    },
    auditVerify(audit, anchors),
    visitDaily,
    deadlines,
    counterRebuild,
    logClean,
    recycleClean(audit),
  ];
}
