import { randomInt, timingSafeEqual } from 'node:crypto';
import { accountRefusals, smsCodeText } from '@campus/contract/account';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { sysSmsCode } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { addressKey } from '../../kit/http/rate-limit.ts';
import { type Limit, releaseLimit, takeLimit } from '../../kit/http/shared-limits.ts';
import { keyedHash } from './keyed.ts';
import { addSeconds, day, hour, minute } from './moments.ts';
import { consumeAnyCode, issueCode } from './one-time-code.ts';

/** Purposes of a code; a code is valid for one purpose. */
export const smsModes = { signIn: '0', register: '1', reset: '2', changePhone: '3', wechat: '4' } as const;
export type SmsMode = (typeof smsModes)[keyof typeof smsModes];

const lifeSeconds = 10 * minute;
const waitSeconds = 60;
const maxTries = 5;
/** More than twenty requests from an address in a minute block it for a day. */
const limits = {
  tried: { seconds: minute, most: 21, blockSeconds: day },
  wait: { seconds: waitSeconds, most: 1 },
  hour: { seconds: hour, most: 5 },
  day: { seconds: day, most: 10 },
} as const satisfies Record<string, Limit>;

const passSeconds = 2 * minute;
const getPass = ({ call }: Context) => ({ address: addressKey(call.ip) });
/** A solved captcha allows this address to request one code. */
export const allowAddress = async (context: Context): Promise<void> =>
  void (await issueCode(context, 'smsPass', { payload: getPass(context), lifeSeconds: passSeconds }));

/** Takes every limit of a code for this mobile, or none; returns a function that gives those of the mobile back. */
async function takeLimits(
  context: Context,
  mobile: string,
  mode: SmsMode,
  { cap, needsPicture }: { readonly cap: number; readonly needsPicture: boolean },
): Promise<() => Promise<void>> {
  const { engine, call, now } = context;
  const { db } = engine;
  if ((await takeLimit(db, `sms-try ip ${addressKey(call.ip)}`, limits.tried, now)) > 0)
    throw failure('smsTooFrequent');
  if (needsPicture && !(await consumeAnyCode(context, 'smsPass', getPass(context)))) throw failure('smsPictureDue');
  const wanted: readonly (readonly [string, Limit])[] = [
    [`sms-wait ${mobile} ${mode}`, limits.wait],
    [`sms-hour ${mobile}`, limits.hour],
    [`sms-day ${mobile}`, limits.day],
    ['sms-all', { seconds: day, most: cap }],
  ];
  const taken: string[] = [];
  const giveBack = async () => {
    for (const subject of taken) await releaseLimit(db, subject);
  };
  for (const [subject, limit] of wanted) {
    const wait = await takeLimit(db, subject, limit, now);
    if (wait === 0) taken.push(subject);
    else {
      await giveBack();
      throw limit === limits.wait
        ? new Failure('limited', accountRefusals.smsTooSoon(wait))
        : failure('smsTooFrequent');
    }
  }
  return giveBack;
}

/**
 * Sends a new code to a mobile, replacing an earlier one for the same purpose. Throws when the number, the address or
 * the installation exceeds its limits, and thirdParty when it cannot be sent; then no code is stored. `needsPicture`: a
 * captcha must have been solved for it.
 */
export async function sendSmsCode(
  context: Context,
  mobile: string,
  mode: SmsMode,
  tenantId: number,
  { isSent = true, needsPicture = false }: { readonly isSent?: boolean; readonly needsPicture?: boolean } = {},
): Promise<void> {
  const { settings, sendCode } = context.services;
  const giveBack = settings.rateLimits
    ? await takeLimits(context, mobile, mode, { cap: settings.smsDailyCap, needsPicture })
    : undefined;
  if (!isSent) return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  try {
    await sendCode({ tenantId, mobile, content: smsCodeText(code), code });
  } catch (error) {
    await giveBack?.();
    throw error;
  }
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
        expires: addSeconds(context.now, lifeSeconds),
        attempts: 0,
        spent: 0,
      },
      inside,
    );
  });
}

/** A correct code that is not consumed yet. */
export interface ValidCode {
  /** Consumes it; false when another call was faster. In a transaction it is consumed only if that commits. */
  use(inside: Context): Promise<boolean>;
}
/**
 * Checks a code without consuming it. Every attempt is counted before the comparison, five invalidate the code, a
 * correct one is not counted. Call it outside a transaction that can roll back, or attempts are not counted. Throws
 * 手机验证码失效 and 手机验证码错误.
 */
export async function checkSmsCode(
  context: Context,
  mobile: string,
  modes: readonly SmsMode[],
  code: string,
): Promise<ValidCode> {
  const tried = await countTry(context, mobile, modes);
  if (tried.length === 0) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
  const right = tried.find((row) => isEqual(row.codeHash, keyedHash(context, `sms ${mobile} ${row.mode}`, code)));
  if (!right) throw refusal(accountRefusals.smsWrong);
  await undoTry(
    context,
    tried.map((row) => row.id),
  );
  return { use: (inside) => consume(inside, right.id) };
}
const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Live codes of a mobile with attempts left, newest first, with this attempt counted. */
async function countTry(context: Context, mobile: string, modes: readonly SmsMode[]) {
  const rows = await context.db
    .updateTable('sys_sms_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('mode', 'in', [...modes])
    .where('spent', '=', 0)
    .where('attempts', '<', maxTries)
    .where('expires', '>=', context.now)
    .returning(['id', 'mode', 'codeHash', 'sentAt'])
    .execute();
  return rows.sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
}
async function undoTry(context: Context, ids: readonly string[]): Promise<void> {
  await context.db
    .updateTable('sys_sms_code')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}
async function consume(context: Context, id: string): Promise<boolean> {
  const row = await context.db
    .updateTable('sys_sms_code')
    .set({ spent: 1 })
    .where('id', '=', id)
    .where('spent', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
