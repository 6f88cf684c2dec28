import type { Job } from '../../kit/area-server.ts';
import { expireAlterations } from './alteration-ticket.ts';

export const alterationExpiry: Job = {
  name: 'RcAlteration',
  title: '账号变更超时',
  cron: '30 0/5 * * * ? *',
  run: (engine, systemSession) => engine.runAs(systemSession(0), expireAlterations),
};
