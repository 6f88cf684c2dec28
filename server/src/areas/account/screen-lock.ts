import {
  isLockPassword,
  lockEndedCode,
  lockScreen,
  lockTexts,
  mostLockTries,
  readIdleLock,
  saveIdleLock,
  unlockScreen,
} from '@campus/contract/account';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { audit } from '../../platform/log/audit.ts';
import { hashPassword, verifyPassword } from '../../platform/sign-in/password-hash.ts';
import { endSession, sessionsChanged } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { getPreference, updatePreference } from './preference.ts';

/** Hashing is slow, so it runs outside a transaction. A failed attempt stays counted. */
const own = { transaction: false } as const;

function requireLockPassword(password: string | null): string {
  if (!password) throw fieldFailure('password', text.lock.password.required);
  if (!isLockPassword(password)) throw fieldFailure('password', text.lock.password.length);
  return password;
}
/** Hash of this lock's password; without one, the hash stored for idle locks. */
async function hashFor(password: string | null, context: Context): Promise<string> {
  if (password) return hashPassword(requireLockPassword(password));
  const kept = (await getPreference(context))?.lockHash;
  if (!kept) throw fieldFailure('password', lockTexts.noStored);
  return kept;
}
const lock = answer(
  lockScreen,
  async ({ password }, context) => {
    const { session, engine, db } = context;
    const lockHash = await hashFor(password, context);
    const { sessionId } = asSignedIn(session);
    await db
      .updateTable('sys_session')
      .set({ locked: 1, lockHash, lockTries: 0 })
      .where('id', '=', sessionId)
      .execute();
    await sessionsChanged(engine, session.userId);
    await engine.services.push?.suspend([sessionId]);
    return null;
  },
  own,
);

/**
 * Counts an attempt before checking it, so that parallel attempts are counted too; undefined when nothing is locked any
 * more.
 */
const countAttempt = ({ db, session }: Context) =>
  db
    .updateTable('sys_session')
    .set((eb) => ({ lockTries: eb('lockTries', '+', 1) }))
    .where('id', '=', asSignedIn(session).sessionId)
    .where('locked', '=', 1)
    .returning(['lockHash', 'lockTries'])
    .executeTakeFirst();

async function endLocked(context: Context, call: Call): Promise<never> {
  const { sessionId } = asSignedIn(context.session);
  const { userId, username } = context.session;
  await context.engine.transaction(call, async (inside) => {
    await endSession(inside, sessionId, 'lock');
    audit(inside, 'session.end', { userId, username });
  });
  throw refusal(text.lock.tooMany, lockEndedCode);
}

const unlock = answer(
  unlockScreen,
  async ({ password }, context, call) => {
    if (!password) throw fieldFailure('password', text.lock.password.required);
    const tried = await countAttempt(context);
    if (!tried) return null;
    if (tried.lockTries > mostLockTries) return endLocked(context, call);
    if (!(await verifyPassword(tried.lockHash ?? '', password))) {
      if (tried.lockTries >= mostLockTries) return endLocked(context, call);
      throw refusal(text.lock.wrong);
    }
    await context.db
      .updateTable('sys_session')
      .set({ locked: 0, lockHash: null, lockTries: 0 })
      .where('id', '=', asSignedIn(context.session).sessionId)
      .execute();
    await sessionsChanged(context.engine, context.session.userId);
    return null;
  },
  { ...own, unlocks: true },
);

const read = answer(readIdleLock, async (_input, context) => ({
  hasPassword: Boolean((await getPreference(context))?.lockHash),
}));
const save = answer(
  saveIdleLock,
  async ({ password }, context, call) => {
    const lockHash = await hashPassword(requireLockPassword(password));
    await context.engine.transaction(call, (inside) => updatePreference(inside, { lockHash }));
    return null;
  },
  own,
);

/** Screen lock: while locked, the gate allows the session only to unlock or sign out. */
export const screenLockAnswers: readonly BoundEndpoint[] = [lock, unlock, read, save];
