import { accountRefusals } from '@campus/contract/account';
import { type Failure, failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { addressKey } from '../../kit/http/rate-limit.ts';
import { clearLimit, type Limit, releaseLimit, takeLimit } from '../../kit/http/shared-limits.ts';
import { findKnownDevice } from './known-devices.ts';
import { minute } from './moments.ts';
import { asSignedIn } from './signed-in.ts';

const perOrigin: Limit = { seconds: 10 * minute, most: 5, blockSeconds: 10 * minute };
/** Per account or name, for all origins that never signed in to the account. */
const perStrangers: Limit = { seconds: 10 * minute, most: 20 };
const perAddress: Limit = { seconds: 10 * minute, most: 20 };

/** What failures are counted for. */
export interface Subject {
  readonly key: string;
  /** The account whose known browsers have their own counters. */
  readonly userId?: string;
  /** Counter shared by unknown origins; default: `key`. */
  readonly strangers?: string;
  /** Strangers share one counter of five attempts, whatever their addresses. */
  readonly areStrangersOne?: boolean;
}
/** Passwords of an account, or of a name without an account. */
export const accountSubject = (userId: string): Subject => ({ key: `user ${userId}`, userId });
export const nameSubject = (name: string): Subject => ({ key: `name ${name.trim().toLowerCase().slice(0, 100)}` });
/** Phone codes of an account: password guessing by strangers does not lock this way of signing in. */
export const phoneSubject = (userId: string): Subject => ({
  key: `user ${userId}`,
  userId,
  strangers: `phone ${userId}`,
});
/**
 * Codes of the second factor. Strangers who get here know the password, so that they have five attempts together; the
 * owner's sessions and browsers, which passed the factor before, have their own.
 */
export const factorSubject = (userId: string): Subject => ({ key: `factor ${userId}`, userId, areStrangersOne: true });

type Counter = readonly [key: string, limit: Limit, refuse: () => Failure];
const lockedFailure = (): Failure => refusal(accountRefusals.locked, 'RC_LIMIT');

/** A session or browser that belongs to the account; undefined for a stranger. */
async function ownOrigin(context: Context, { userId }: Subject): Promise<string | undefined> {
  const { sessionId, userId: caller } = asSignedIn(context.session);
  if (sessionId !== '' && caller === userId) return `session ${sessionId}`;
  const device = userId === undefined ? undefined : await findKnownDevice(context, userId);
  return device && `device ${device}`;
}
/** The counters of a check, narrowest first. */
async function loadCounters(context: Context, subject: Subject): Promise<readonly [Counter, ...Counter[]]> {
  const { key } = subject;
  const own = await ownOrigin(context, subject);
  if (own !== undefined) return [[`attempt ${key} ${own}`, perOrigin, lockedFailure]];
  if (subject.areStrangersOne) return [[`attempt ${key}`, perOrigin, lockedFailure]];
  const address = addressKey(context.call.ip);
  const all: Counter = [`attempt ip ${address}`, perAddress, () => failure('tooFrequent')];
  return [
    [`attempt ${key} ${address}`, perOrigin, lockedFailure],
    ...(context.services.settings.rateLimits ? [all] : []),
    [`strangers ${subject.strangers ?? key}`, perStrangers, lockedFailure],
  ];
}

/**
 * Runs one check of a password or code for `subject`. Counts it before it runs: at most five in ten minutes per
 * address, session or known browser, even in parallel and across processes, and at most twenty by strangers together. A
 * check that returns a value clears its origin, one that returns undefined stays counted, one that throws is not
 * counted. Call it outside a transaction. Throws the lock message, and tooFrequent for an address with too many
 * failures.
 */
export async function checkWithLimit<T>(
  context: Context,
  subject: Subject,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db } = context.engine;
  const counters = await loadCounters(context, subject);
  const taken: string[] = [];
  const giveBack = async (keys: readonly string[]) => {
    for (const key of keys) await releaseLimit(db, key);
  };
  for (const [key, limit, refuse] of counters) {
    if ((await takeLimit(db, key, limit, context.now)) > 0) {
      await giveBack(taken);
      throw refuse();
    }
    taken.push(key);
  }
  let found: T | undefined;
  try {
    found = await check();
  } catch (error) {
    await giveBack(taken);
    throw error;
  }
  if (found === undefined) return undefined;
  await clearLimit(db, counters[0][0]);
  await giveBack(taken.slice(1));
  return found;
}
