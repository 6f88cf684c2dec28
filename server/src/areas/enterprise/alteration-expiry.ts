import type { Job } from '../../kit/area-server.ts';
import { endOutdatedAlterations } from './alteration-ticket.ts';

/** Ends requests that the change of their account could not end itself. */
export const alterationExpiry: Job = {
  name: 'RcAlteration',
  title: '账号变更失效',
  cron: '30 0/5 * * * ? *',
  run: (engine, systemSession) => engine.runAs(systemSession(0), endOutdatedAlterations),
};
