import { randomInt } from 'node:crypto';
import { accountRefusals } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/http/route.ts';
import { captchaAlphabet, captchaPicture } from './captcha-picture.ts';
import { keyedHash, keyedId } from './keyed.ts';
import { addSeconds } from './moments.ts';

const length = 4;
const lifeSeconds = 60;
const passedSeconds = 120;
const keyForm = /^[0-9A-Za-z_-]{1,40}$/;

const getId = (context: Context, key: string): string => keyedId(context, 'captcha', key);
const hashCode = (context: Context, code: string): string => keyedHash(context, 'captcha', code.trim().toUpperCase());
const randomCode = (): string =>
  Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)] as string).join('');

/** Creates a captcha for the client's key, replacing an earlier one. Throws badBody for an invalid key. */
export async function newCaptcha(context: Context, key: string): Promise<string> {
  if (!keyForm.test(key)) throw failure('badBody');
  const code = context.services.settings.captchaFixed ?? randomCode();
  const row = { codeHash: hashCode(context, code), expires: addSeconds(context.now, lifeSeconds), passedFor: null };
  await context.db
    .insertInto('sys_captcha')
    .values({
      id: getId(context, key),
      tenantId: 0,
      createBy: 'system',
      createTime: context.now,
      delFlag: 0,
      version: 0,
      ...row,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return captchaPicture(code);
}

interface CaptchaInput {
  readonly captcha: string | null;
  readonly checkKey: string | null;
}
function requireInput({ captcha, checkKey }: CaptchaInput): { code: string; key: string } {
  if (!captcha || !checkKey) throw refusal(accountRefusals.captchaInvalid);
  return { code: captcha, key: checkKey };
}

/**
 * Consumes a code: a correct one that was not passed yet, or one passed for `account`. Removes it in any case. Throws
 * 验证码无效 and captchaWrong.
 */
export async function useCaptcha(context: Context, given: CaptchaInput, account?: string): Promise<void> {
  const { code, key } = requireInput(given);
  const row = await context.db
    .deleteFrom('sys_captcha')
    .where('id', '=', getId(context, key))
    .returning(['codeHash', 'expires', 'passedFor'])
    .executeTakeFirst();
  const mine = row?.passedFor === null || (account !== undefined && row?.passedFor === account);
  if (!row || !mine || row.expires < context.now || row.codeHash !== hashCode(context, code))
    throw failure('captchaWrong');
}

/**
 * First step of a sign-in: a correct code stays valid for one more use by `account` within two minutes, because the
 * sign-in form sends two calls with one code. Returns whether it was correct; removes a wrong one.
 */
export async function passCaptcha(context: Context, given: CaptchaInput, account: string): Promise<boolean> {
  const { code, key } = requireInput(given);
  const passed = await context.db
    .updateTable('sys_captcha')
    .set({ passedFor: account, expires: addSeconds(context.now, passedSeconds) })
    .where('id', '=', getId(context, key))
    .where('passedFor', 'is', null)
    .where('expires', '>=', context.now)
    .where('codeHash', '=', hashCode(context, code))
    .returning('id')
    .executeTakeFirst();
  if (!passed) await dropCaptcha(context, given);
  return passed !== undefined;
}
export async function dropCaptcha(context: Context, { checkKey }: CaptchaInput): Promise<void> {
  if (checkKey) await context.db.deleteFrom('sys_captcha').where('id', '=', getId(context, checkKey)).execute();
}

/** Checks a code without consuming it; removes a wrong one. Throws captchaWrong. */
export async function checkCaptchaCode(context: Context, given: CaptchaInput): Promise<void> {
  const { code, key } = requireInput(given);
  const row = await context.db
    .selectFrom('sys_captcha')
    .where('id', '=', getId(context, key))
    .select(['codeHash', 'expires', 'passedFor'])
    .executeTakeFirst();
  if (row && row.passedFor === null && row.expires >= context.now && row.codeHash === hashCode(context, code)) return;
  await dropCaptcha(context, given);
  throw failure('captchaWrong');
}

/**
 * Whether a caller can learn if a name, phone or mail address is taken: signed in, or with a solved captcha, which is
 * consumed. Others get the same answer for every value. Throws captchaWrong for a wrong captcha.
 */
export async function mayLookUp(
  context: Context,
  call: Pick<Call, 'session'>,
  picture: CaptchaInput,
): Promise<boolean> {
  if (call.session) return true;
  if (!picture.captcha || !picture.checkKey) return false;
  await useCaptcha(context, picture);
  return true;
}
