import { chinaTime } from '@campus/contract/kit';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { expireAlterations } from './alteration-ticket.ts';

export const alterationExpiry: Job = {
  name: 'RcAlteration',
  title: '账号变更超时',
  cron: '30 0/5 * * * ? *',
  run: (engine) => expireAlterations(engine.db as Context['db'], chinaTime(engine.now())),
};
