import { accountRefusals } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { addressKey } from '../../kit/http/rate-limit.ts';
import { clearLimit, giveBackLimit, type Limit, takeLimit } from '../../kit/shared-limits.ts';
import { servicesOf } from '../services.ts';
import { minute } from './moments.ts';

const perPair: Limit = { seconds: 10 * minute, most: 5, blockSeconds: 10 * minute };
const perAddress: Limit = { seconds: 10 * minute, most: 20 };

/** Who is counted: an account by its id, a name that no account has by itself. */
export const accountSubject = (userId: string): string => `user ${userId}`;
export const nameSubject = (name: string): string => `name ${name.trim().toLowerCase().slice(0, 100)}`;

/**
 * Runs one check of a password or code for `subject`. It is counted before it runs, for the subject and the caller's
 * address together: at most five in ten minutes are evaluated, whatever arrives in parallel at however many processes.
 * A check that answers a value clears the pair, one that answers undefined stays counted, one that throws is given back.
 * To be called outside of a transaction. Throws the lock text, and tooFrequent for an address with too many failures.
 */
export async function countedCheck<T>(
  context: Context,
  subject: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db } = context.engine;
  const address = addressKey(context.call.ip);
  const pair = `attempt ${subject} ${address}`;
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
