import { chinaTime } from '@campus/contract/kit';
import type { Job } from '../../kit/area-server.ts';
import { removeExpiredKeys } from '../../kit/http/idempotency.ts';
import { removeExpiredLimits } from '../../kit/http/shared-limits.ts';
import { removeExpiredImports } from '../../kit/spreadsheet/import-progress.ts';
import { removeStaleSamples } from '../monitor/shared-samples.ts';
import { typedDb } from '../tables.ts';
import { addSeconds, day } from './moments.ts';

/**
 * Removes expired codes, tickets, idempotency keys and samples of ended processes; ended sessions are kept for a week.
 */
export const sessionClean: Job = {
  name: 'SessionClean',
  title: '清理过期会话与验证码',
  cron: '0 0/10 * * * ? *',
  async run(engine) {
    const db = typedDb(engine.db);
    const now = chinaTime(engine.now());
    const results = [
      await db.deleteFrom('sys_captcha').where('expires', '<', now).execute(),
      await db
        .deleteFrom('sys_sms_code')
        .where('sentAt', '<', addSeconds(now, -2 * day))
        .execute(),
      await db.deleteFrom('sys_one_time_code').where('expires', '<', now).execute(),
      await db.deleteFrom('sys_known_device').where('expires', '<', now).execute(),
      await db.deleteFrom('sys_wechat_ticket').where('expires', '<', now).execute(),
      await db.deleteFrom('sys_registration_token').where('expires', '<', now).execute(),
      await db
        .deleteFrom('sys_session')
        .where('expires', '<', addSeconds(now, -7 * day))
        .execute(),
    ];
    const others =
      (await removeExpiredLimits(engine.db, now)) +
      (await removeExpiredKeys(engine.db)) +
      (await removeExpiredImports(engine.db)) +
      (await removeStaleSamples(engine.db));
    return results.flat().reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), others);
  },
};
