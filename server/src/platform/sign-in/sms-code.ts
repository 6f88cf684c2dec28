import { randomInt } from 'node:crypto';
import { accountRefusals, smsCodeText } from '@campus/contract/account';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { sysSmsCode } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { servicesOf } from '../services.ts';
import { keyedHash } from './keyed.ts';
import { countEvents, eventsWithin, forgetEvents } from './login-failures.ts';
import { day, hour, minute, moved, secondsBetween } from './moments.ts';

/** What a code is for; one code serves one purpose. */
export const smsModes = { signIn: '0', register: '1', reset: '2', changePhone: '3', wechat: '4' } as const;
export type SmsMode = (typeof smsModes)[keyof typeof smsModes];

const lifeSeconds = 10 * minute;
const waitSeconds = 60;
const mostTries = 5;
const perAddress = { asking: 5, blocking: 20 } as const;
const perMobile = { hour: 5, day: 10 } as const;

const askedBy = (ip: string): string => `sms ${ip}`;
const triedBy = (ip: string): string => `sms-try ${ip}`;
const blocked = (ip: string): string => `sms-block ${ip}`;

/** Five requests of an address in a minute ask for the picture (40002), twenty block the address for a day. */
async function refuseAddress(context: Context): Promise<void> {
  const { ip } = context.call;
  if ((await eventsWithin(context, blocked(ip), day)) > 0) throw failure('smsTooFrequent');
  await countEvents(context, triedBy(ip));
  if ((await eventsWithin(context, triedBy(ip), minute)) > perAddress.blocking) {
    await countEvents(context, blocked(ip));
    throw failure('smsTooFrequent');
  }
  if ((await eventsWithin(context, askedBy(ip), minute)) >= perAddress.asking) throw failure('smsTooFrequent');
}
/** A right picture: the address may ask again. */
export const allowAddress = (context: Context): Promise<void> => forgetEvents(context, askedBy(context.call.ip));

async function refuseMobile(context: Context, mobile: string, mode: SmsMode): Promise<void> {
  const sent = await context.db
    .selectFrom('sys_sms_code')
    .where('mobile', '=', mobile)
    .where('sentAt', '>', moved(context.now, -day))
    .select(['mode', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .execute();
  const last = sent.find((code) => code.mode === mode);
  const waited = last ? secondsBetween(last.sentAt, context.now) : waitSeconds;
  if (waited < waitSeconds) throw new Failure('limited', accountRefusals.smsTooSoon(waitSeconds - waited));
  const inHour = sent.filter((code) => code.sentAt > moved(context.now, -hour)).length;
  if (inHour >= perMobile.hour || sent.length >= perMobile.day) throw failure('smsTooFrequent');
}
async function refuseInstallation(context: Context, cap: number): Promise<void> {
  const row = await context.db
    .selectFrom('sys_sms_code')
    .where('sentAt', '>', moved(context.now, -day))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  if (Number(row?.count ?? 0) >= cap) throw failure('smsTooFrequent');
}

/**
 * Sends a new code to a mobile, in place of an earlier one of the same purpose. Throws when the number, the address or
 * the installation has had too many, and thirdParty when nobody sends it: then the code never was.
 */
export async function sendSmsCode(context: Context, mobile: string, mode: SmsMode, tenantId: number): Promise<void> {
  const { settings, sendCode } = servicesOf(context.engine);
  if (settings.rateLimits) {
    await refuseAddress(context);
    await refuseMobile(context, mobile, mode);
    await refuseInstallation(context, settings.smsDailyCap);
    await countEvents(context, askedBy(context.call.ip));
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sendCode({ tenantId, mobile, content: smsCodeText(code), code });
  await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
    await inside.db
      .updateTable('sys_sms_code')
      .set({ spent: 1 })
      .where('mobile', '=', mobile)
      .where('mode', '=', mode)
      .where('spent', '=', 0)
      .execute();
    await inside.engine.insert(
      sysSmsCode,
      {
        mobile,
        mode,
        codeHash: keyedHash(context, `sms ${mobile} ${mode}`, code),
        ip: context.call.ip,
        sentAt: context.now,
        expires: moved(context.now, lifeSeconds),
        attempts: 0,
        spent: 0,
      },
      inside,
    );
  });
}

/** A code that was right and is still there to be used. */
export interface RightCode {
  /** Uses it up; false when somebody was faster. In a transaction it is used only if that commits. */
  use(inside: Context): Promise<boolean>;
}
/**
 * Checks a code without using it up; a wrong one counts, five wrong ones kill it. Call it outside of a transaction that
 * may roll back, else wrong tries are not counted. Throws 手机验证码失效 and 手机验证码错误.
 */
export async function checkSmsCode(
  context: Context,
  mobile: string,
  modes: readonly SmsMode[],
  code: string,
): Promise<RightCode> {
  const live = await context.db
    .selectFrom('sys_sms_code')
    .where('mobile', '=', mobile)
    .where('mode', 'in', [...modes])
    .where('spent', '=', 0)
    .where('expires', '>=', context.now)
    .select(['id', 'mode', 'codeHash'])
    .orderBy('sentAt', 'desc')
    .execute();
  if (live.length === 0) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
  const right = live.find((row) => row.codeHash === keyedHash(context, `sms ${mobile} ${row.mode}`, code));
  if (!right) {
    await countTries(
      context,
      live.map((row) => row.id),
    );
    throw refusal(accountRefusals.smsWrong);
  }
  return { use: (inside) => spend(inside, right.id) };
}
async function countTries(context: Context, ids: string[]): Promise<void> {
  await context.db
    .updateTable('sys_sms_code')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      spent: eb
        .case()
        .when('attempts', '>=', mostTries - 1)
        .then(1)
        .else(0)
        .end() as never,
    }))
    .where('id', 'in', ids)
    .execute();
}
async function spend(context: Context, id: string): Promise<boolean> {
  const row = await context.db
    .updateTable('sys_sms_code')
    .set({ spent: 1 })
    .where('id', '=', id)
    .where('spent', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
