import { chinaTime } from '@campus/contract/kit';
import type { Job } from '../../kit/area-server.ts';
import { typed } from '../tables.ts';
import { day, moved } from './moments.ts';

/** Removes what sign-in kept between two calls and nobody can bring back any more; ended sessions stay a week to be looked at. */
export const sessionClean: Job = {
  name: 'SessionClean',
  title: '清理过期会话与验证码',
  cron: '0 0/10 * * * ? *',
  async run(engine) {
    const db = typed(engine.db);
    const now = chinaTime(engine.parts.now());
    const results = [
      await db.deleteFrom('sys_captcha').where('expires', '<', now).execute(),
      await db
        .deleteFrom('sys_sms_code')
        .where('sentAt', '<', moved(now, -2 * day))
        .execute(),
      await db
        .deleteFrom('sys_login_failure')
        .where('happenedAt', '<', moved(now, -2 * day))
        .execute(),
      await db.deleteFrom('sys_one_time_code').where('expires', '<', now).execute(),
      await db.deleteFrom('sys_wechat_ticket').where('expires', '<', now).execute(),
      await db.deleteFrom('sys_registration_token').where('expires', '<', now).execute(),
      await db
        .deleteFrom('sys_session')
        .where('expires', '<', moved(now, -7 * day))
        .execute(),
    ];
    return results.flat().reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  },
};
