import { type Session, warningFailure } from '@campus/contract/kit';
import { attempt } from './attempt.ts';
import type { Caller, Context, EngineApi } from './context.ts';
import type { Effects } from './effects.ts';
import type { Handle } from './handle.ts';
import type { Scope } from './read/condition.ts';
import { liveWhere, visibleWhere, where } from './read/where.ts';
import { isRepeatable, translateDatabaseError } from './schema/database-failure.ts';

const maxAttempts = 3;
const anonymous: Session = {
  userId: '',
  username: 'anonymous',
  realname: '',
  audience: 'student',
  tenantId: 0,
  roles: [],
  codes: new Set(),
};

/** The context of a caller on a connection or in a transaction. */
export function createContext(
  engine: EngineApi,
  scopeOf: (session: Session) => Scope,
  db: Handle,
  caller: Caller,
  effects: Effects,
): Context {
  const session = caller.session ?? anonymous;
  const scope = scopeOf(session);
  const { ip, userAgent, requestId, device, isConfirmed, once } = caller;
  return {
    db: db as Context['db'],
    session,
    now: scope.now,
    visible: (e, alias) => visibleWhere(e, scope, alias),
    live: (e, alias) => liveWhere(e, session, alias),
    meets: (e, filter, alias) => where(e, filter, scope, alias),
    warn: (sentence) => void effects.warnings.push(sentence),
    endWrites: effects.endWrites,
    later: (job) => void effects.jobs.push(job),
    attempt: (work) => attempt(db, effects, work),
    withSession: (other) => createContext(engine, scopeOf, db, { ...caller, session: other }, effects),
    engine,
    services: engine.services,
    call: { ip, userAgent, requestId, device, isConfirmed, once },
  };
}

/**
 * Runs `work` in one transaction. It has no effect outside of it, so a deadlock victim is retried, each time with fresh
 * effects. Database errors become Failures.
 */
export async function runTransaction<T>(
  db: Handle,
  caller: Caller,
  freshEffects: () => Effects,
  work: (tx: Handle, effects: Effects) => Promise<T> | T,
): Promise<{ result: T; jobs: Effects['jobs'] }> {
  for (let tries = 1; ; tries += 1) {
    const effects = freshEffects();
    try {
      const result = await db.transaction().execute(async (tx) => {
        const made = await work(tx, effects);
        if (caller.isConfirmed === false && effects.warnings.length > 0) throw warningFailure(effects.warnings);
        await effects.endWrites.write(tx);
        await caller.once?.settle(tx, made);
        return made;
      });
      return { result, jobs: effects.jobs };
    } catch (error) {
      if (tries >= maxAttempts || !isRepeatable(error)) throw translateDatabaseError(error);
    }
  }
}
