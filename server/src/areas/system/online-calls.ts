import { refusal } from '@campus/contract/kit';
import { administrationRefusals, forceLogout, type OnlineSession, onlineSessions } from '@campus/contract/system';
import { sql } from 'kysely';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { recordSignIn } from '../../platform/log/operation-log.ts';
import { endSession } from '../../platform/sign-in/sessions.ts';
import { assertNotProtected } from './authority.ts';
import { liveSessions } from './live-sessions.ts';

const from = sql`from sys_session s join sys_user u on u.id = s.user_id`;
const usernameCondition = (username: string | null) => (username === null ? sql`true` : sql`u.username = ${username}`);

const sortable: Readonly<Record<string, ReturnType<typeof sql>>> = {
  username: sql`u.username`,
  realname: sql`u.realname`,
  birthday: sql`u.birthday`,
  sex: sql`u.sex`,
  phone: sql`u.phone`,
  ip: sql`s.ip`,
  loginTime: sql`s.create_time`,
  lastSeen: sql`s.last_seen`,
};

export const onlineCalls: readonly BoundEndpoint[] = [
  answer(onlineSessions, async ({ username, column, order, pageNo, pageSize }, context) => {
    const [current, size] = [Math.max(1, pageNo ?? 1), Math.min(Math.max(pageSize ?? 10, 1), 1000)];
    const where = sql`where ${liveSessions(context)} and ${usernameCondition(username)}`;
    const { rows } = await sql<Omit<OnlineSession, 'self' | 'token'>>`
      select s.id, u.id as user_id, u.username, u.realname, u.avatar, u.birthday, u.sex, u.phone, s.ip, s.user_agent,
             s.create_time as login_time, s.last_seen
      ${from} ${where} order by ${sortable[column ?? ''] ?? sortable.lastSeen} ${/asc/i.test(order ?? '') ? sql`asc` : sql`desc`} nulls last, s.id desc limit ${size}::int offset ${(current - 1) * size}::int`.execute(
      context.db,
    );
    const counted = await sql<{ total: number }>`select count(*)::int as total ${from} ${where}`.execute(context.db);
    const total = counted.rows[0]?.total ?? 0;
    const sexes = (await context.services.dictionaries.get()).get('sex')?.texts;
    const { sign } = context.engine.ports;
    const records = rows.map((row) => ({
      ...row,
      token: row.id,
      avatar: row.avatar && sign(row.avatar),
      ...(row.sex !== null && { sex_dictText: sexes?.get(String(row.sex)) ?? String(row.sex) }),
      self: row.userId === context.session.userId,
    }));
    return { records, total, size, current, pages: Math.ceil(total / size) };
  }),
  answer(forceLogout, async ({ token }, context) => {
    const { rows } = await sql<{ id: string; userId: string; username: string; realname: string }>`
      select s.id, s.user_id, u.username, u.realname ${from} where ${liveSessions(context)} and s.id = ${token ?? ''} for no key update of s`.execute(
      context.db,
    );
    const [found] = rows;
    if (!found) throw refusal(administrationRefusals.logoutUnknown);
    await assertNotProtected(context, [found.userId]);
    await endSession(context, found.id, 'forced');
    audit(context, 'session.end', { userId: found.userId, username: found.username });
    await recordSignIn(
      context.db,
      {
        content: `强制: ${found.realname}退出成功！`,
        username: found.username,
        realname: found.realname,
        ip: context.call.ip,
      },
      context.now,
    );
    return null;
  }),
];
