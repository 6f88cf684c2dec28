import { accountRefusals } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { addressKey } from '../../kit/http/rate-limit.ts';
import { clearLimit, giveBackLimit, type Limit, takeLimit } from '../../kit/shared-limits.ts';
import { servicesOf } from '../services.ts';
import { minute } from './moments.ts';

const perPair: Limit = { seconds: 10 * minute, most: 5, blockSeconds: 10 * minute };
const perAddress: Limit = { seconds: 10 * minute, most: 20 };

/** Who is counted, together with the caller's address or wherever the checks come from. */
export interface Subject {
  readonly key: string;
  readonly isPerAddress: boolean;
}
/** An account by its id, a name that no account has by itself. */
export const accountSubject = (userId: string): Subject => ({ key: `user ${userId}`, isPerAddress: true });
export const nameSubject = (name: string): Subject => ({
  key: `name ${name.trim().toLowerCase().slice(0, 100)}`,
  isPerAddress: true,
});
/** Only who has proved another factor gets to guess at this one. */
export const factorSubject = (userId: string): Subject => ({ key: `factor ${userId}`, isPerAddress: false });

/**
 * Runs one check of a password or code for `subject`. It is counted before it runs, per address where the subject says
 * so: at most five in ten minutes are evaluated, whatever arrives in parallel at however many processes.
 * A check that answers a value clears the pair, one that answers undefined stays counted, one that throws is given back.
 * To be called outside of a transaction. Throws the lock text, and tooFrequent for an address with too many failures.
 */
export async function countedCheck<T>(
  context: Context,
  subject: Subject,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db } = context.engine;
  const address = addressKey(context.call.ip);
  const pair = `attempt ${subject.key}${subject.isPerAddress ? ` ${address}` : ''}`;
  if ((await takeLimit(db, pair, perPair, context.now)) > 0) throw refusal(accountRefusals.locked, 'RC_LIMIT');
  const all = servicesOf(context.engine).settings.rateLimits ? `attempt ip ${address}` : undefined;
  if (all && (await takeLimit(db, all, perAddress, context.now)) > 0) {
    await giveBackLimit(db, pair);
    throw failure('tooFrequent');
  }
  let found: T | undefined;
  try {
    found = await check();
  } catch (error) {
    await giveBackLimit(db, pair);
    if (all) await giveBackLimit(db, all);
    throw error;
  }
  if (found === undefined) return undefined;
  await clearLimit(db, pair);
  if (all) await giveBackLimit(db, all);
  return found;
}
