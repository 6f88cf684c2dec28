import { Failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Effects } from './effects.ts';
import type { Handle } from './handle.ts';
import { isLockTimeout, translateDatabaseError } from './schema/database-failure.ts';

/**
 * Runs `work` behind a savepoint of the transaction. When it is refused, its writes and effects are undone and its failure
 * returned. Throws what is no refusal of `work` alone: a deadlock, a lost connection, a defect.
 */
export async function attempt<T>(db: Handle, effects: Effects, work: () => Promise<T>): Promise<T | Failure> {
  const jobs = effects.jobs.length;
  const warnings = effects.warnings.length;
  // A statement of `work` must not take writes with it that were there before: they would be undone, too.
  const held = effects.endWrites.setAside();
  await sql`savepoint attempt`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(db);
    effects.endWrites.putBack(held);
    return result;
  } catch (error) {
    const failed = translateDatabaseError(error);
    if (!(failed instanceof Failure) || (failed.key === 'busy' && !isLockTimeout(error))) throw error;
    await sql`rollback to savepoint attempt`.execute(db);
    // It outlives the rollback, and would be taken for the one of an outer attempt.
    await sql`release savepoint attempt`.execute(db);
    effects.jobs.length = jobs;
    effects.warnings.length = warnings;
    effects.endWrites.drop();
    effects.endWrites.putBack(held);
    return failed;
  }
}
