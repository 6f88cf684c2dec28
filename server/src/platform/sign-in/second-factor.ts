import { randomInt } from 'node:crypto';
import { factorChanges, factorRefusals, factorRule } from '@campus/contract/account';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { sysRecoveryCode, sysSecondFactor } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { notifyAccountChange } from './account-notice.ts';
import type { Account } from './accounts.ts';
import { keyedId } from './keyed.ts';
import { checkWithLimit, factorSubject } from './login-failures.ts';
import { addSeconds } from './moments.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

/** Without look-alikes: codes are copied by hand. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

export interface Factor {
  readonly secret: string;
  readonly madeAt: string;
  readonly confirmedAt: string | null;
  readonly lastStep: number;
}
/** The second factor of an account, confirmed or not, with its decrypted key. */
async function findFactor({ db, engine }: Context, userId: string): Promise<Factor | undefined> {
  const row = await db
    .selectFrom('sys_second_factor')
    .where('userId', '=', userId)
    .select(['secret', 'madeAt', 'confirmedAt', 'lastStep'])
    .executeTakeFirst();
  return row && { ...row, lastStep: Number(row.lastStep), secret: engine.ports.cipher.decrypt(row.secret) };
}
/** The second factor that sign-ins of the account require. */
export async function findConfirmedFactor(context: Context, userId: string): Promise<Factor | undefined> {
  const factor = await findFactor(context, userId);
  return factor?.confirmedAt ? factor : undefined;
}

/** Stores a new key, replacing an unconfirmed one. Throws 动态口令已启用. */
export async function beginFactor(inside: Context, { id: userId, username }: Account) {
  if (await findConfirmedFactor(inside, userId)) throw refusal(factorRefusals.alreadyOn);
  const secret = newTotpSecret();
  await removeFactor(inside, userId);
  const stored = inside.engine.ports.cipher.encrypt(secret);
  await inside.engine.insert(
    sysSecondFactor,
    { userId, secret: stored, madeAt: inside.now, confirmedAt: null, lastStep: 0 },
    inside,
  );
  return { secret, uri: totpAddress(secret, username) };
}
/** Activates a new key with its first code and returns recovery codes. Throws when key or code is invalid. */
export async function confirmFactor(inside: Context, userId: string, code: string): Promise<string[]> {
  const factor = await findFactor(inside, userId);
  if (factor?.confirmedAt) throw refusal(factorRefusals.alreadyOn);
  if (!factor || factor.madeAt < addSeconds(inside.now, -factorRule.setupSeconds))
    throw refusal(factorRefusals.setupExpired, 'RC_EXPIRED');
  const lastStep = totpStep(factor.secret, plain(code), inside.engine.now());
  if (lastStep === undefined) throw refusal(factorRefusals.wrong);
  await inside.db
    .updateTable('sys_second_factor')
    .set({ confirmedAt: inside.now, lastStep })
    .where('userId', '=', userId)
    .execute();
  return replaceRecoveryCodes(inside, userId);
}
export async function removeFactor({ db }: Context, userId: string): Promise<boolean> {
  await db.deleteFrom('sys_recovery_code').where('userId', '=', userId).execute();
  const gone = await db.deleteFrom('sys_second_factor').where('userId', '=', userId).returning('confirmedAt').execute();
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');
const getId = (context: Context, userId: string, code: string): string =>
  keyedId(context, 'recovery', `${userId}|${plain(code)}`);
const randomCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] as string).join('');

/** Ten new codes that replace all earlier ones; shown only once. */
export async function replaceRecoveryCodes(inside: Context, userId: string): Promise<string[]> {
  await inside.db.deleteFrom('sys_recovery_code').where('userId', '=', userId).execute();
  const codes = Array.from({ length: factorRule.recoveryCodes }, randomCode);
  for (const code of codes)
    await inside.engine.insert(sysRecoveryCode, { id: getId(inside, userId, code), userId }, inside);
  return codes.map((code) => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`);
}
export async function countRecoveryCodes({ db }: Context, userId: string): Promise<number> {
  const rows = await db.selectFrom('sys_recovery_code').where('userId', '=', userId).select('id').execute();
  return rows.length;
}

/** A correct code that is not consumed yet. */
export interface FactorProof {
  /**
   * Consumes it in the caller's transaction; for a recovery code, returns how many are left. Throws when another call
   * was faster.
   */
  use(inside: Context): Promise<number | undefined>;
}
/**
 * Checks a code of the app or a recovery code. At most five attempts in ten minutes for all strangers together, and for
 * each session and known browser of the account. Runs outside a transaction. Throws 动态口令错误, that the code was used
 * before, and the lock message.
 */
export async function proveFactor(context: Context, userId: string, sent: string): Promise<FactorProof> {
  const code = plain(sent);
  let isUsed = false;
  const proof = await checkWithLimit(context, factorSubject(userId), async () => {
    const factor = await findConfirmedFactor(context, userId);
    if (!factor) return undefined;
    if (code.length !== factorRule.digits) return recoveryProof(context, userId, code);
    const step = totpStep(factor.secret, code, context.engine.now());
    isUsed = step !== undefined && step <= factor.lastStep;
    return step === undefined || isUsed ? undefined : stepProof(userId, step);
  });
  if (!proof) throw refusal(isUsed ? factorRefusals.used : factorRefusals.wrong);
  return proof;
}
const stepProof = (userId: string, step: number): FactorProof => ({
  async use({ db }) {
    const row = await db
      .updateTable('sys_second_factor')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('confirmedAt', 'is not', null)
      .where('lastStep', '<', step)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw refusal(factorRefusals.used);
    return undefined;
  },
});
async function recoveryProof(context: Context, userId: string, code: string): Promise<FactorProof | undefined> {
  const id = getId(context, userId, code);
  const isKnown = await context.db.selectFrom('sys_recovery_code').where('id', '=', id).select('id').executeTakeFirst();
  if (!isKnown) return undefined;
  return {
    async use(inside) {
      const gone = await inside.db
        .deleteFrom('sys_recovery_code')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!gone) throw refusal(factorRefusals.used);
      const left = await countRecoveryCodes(inside, userId);
      await notifyAccountChange(inside, userId, factorChanges.recovered(left), null, `recovery${left}`);
      return left;
    },
  };
}

/** Throws notOn for an account without a confirmed factor. */
export async function assertFactor(context: Context, userId: string): Promise<void> {
  if (!(await findConfirmedFactor(context, userId))) throw refusal(factorRefusals.notOn);
}
/** The failure that carries the ticket of the second step. */
export function secondFactorDue(ticket: string): Failure {
  const { key, message } = failure('secondFactorDue');
  return new Failure(key, message, undefined, { ticket, expiresIn: factorRule.ticketSeconds });
}
