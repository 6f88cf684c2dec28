import type { Job } from '../../kit/area-server.ts';
import { rebuildCounters } from '../../kit/counter/recount.ts';

/** Corrects counters that statements outside of the engine left wrong; an administrator can run it at any time. */
export const counterRebuild: Job = {
  name: 'CounterRebuild',
  title: '重算计数',
  cron: '0 40 2 * * ? *',
  run: (engine, systemSession) =>
    rebuildCounters(engine.context({ session: systemSession(0), ip: '', userAgent: '', requestId: '' })),
};
