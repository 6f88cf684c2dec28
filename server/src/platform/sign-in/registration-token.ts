import { accountRefusals } from '@campus/contract/account';
import { chinaTime, failure } from '@campus/contract/kit';
import { registrationToken } from '@campus/contract/system';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { Registration } from '../../kit/http/gate.ts';
import { typedDb } from '../tables.ts';
import { newSecret } from './keyed.ts';
import { addSeconds, hour, minute } from './moments.ts';

const slidingSeconds = 30 * minute;
const lifeSeconds = 24 * hour;
const getId = (engine: EngineApi, token: string): string =>
  engine.ports.cipher.hash(`registration|${token}`).slice(0, 32);

/** Issues a token for the registration of this account: valid for half an hour after each use, at most a day. */
export async function issueRegistrationToken(context: Context, userId: string): Promise<string> {
  const token = `rt_${newSecret()}`;
  const { credentialVersion } = await context.db
    .selectFrom('sys_user')
    .where('id', '=', userId)
    .select('credentialVersion')
    .executeTakeFirstOrThrow();
  await context.engine.insert(
    registrationToken,
    {
      id: getId(context.engine, token),
      userId,
      credentialVersion,
      expires: addSeconds(context.now, slidingSeconds),
      endsAt: addSeconds(context.now, lifeSeconds),
    },
    context,
  );
  return token;
}

/** The account of a token. Throws 操作已超时，请返回登录页重新验证. */
export async function readRegistrationToken(engine: EngineApi, token: string): Promise<Registration> {
  const db = typedDb(engine.db);
  const now = chinaTime(engine.now());
  const row = await db
    .updateTable('sys_registration_token')
    .set((eb) => ({
      expires: eb.fn<string>('least', [
        'endsAt',
        eb.cast<string>(eb.val(addSeconds(now, slidingSeconds)), 'timestamptz'),
      ]),
    }))
    .where('id', '=', getId(engine, token))
    .where('expires', '>', now)
    .returning(['userId', 'credentialVersion'])
    .executeTakeFirst();
  const user =
    row &&
    (await db
      .selectFrom('sys_user')
      .where('id', '=', row.userId)
      .where('delFlag', '=', 0)
      .where('credentialVersion', '=', row.credentialVersion)
      .select(['id', 'username', 'status'])
      .executeTakeFirst());
  if (!user || user.status === 2) throw failure('expired', accountRefusals.registrationExpired);
  return { userId: user.id, username: user.username, token };
}
