import { Failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context, EngineApi } from '../context.ts';
import type { Call } from '../http/route.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';

/** Ends a trial by rolling its transaction back. */
class TrialRollback extends Error {}

/** Runs `work` in a transaction that is always rolled back. */
export async function runTrial(
  engine: EngineApi,
  call: Call,
  work: (context: Context) => Promise<void>,
): Promise<void> {
  await engine
    .transaction(call, async (context) => {
      await work(context);
      throw new TrialRollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TrialRollback)) throw error;
    });
}

/** Runs one step behind a savepoint and returns the failure of a step that was undone. Throws busy and other errors. */
export async function tryStep({ db, endWrites }: Context, step: () => Promise<unknown>): Promise<Failure | undefined> {
  await sql`savepoint import_step`.execute(db);
  try {
    await step();
    await endWrites.write(db);
    await sql`release savepoint import_step`.execute(db);
    return undefined;
  } catch (error) {
    const failed = translateDatabaseError(error);
    if (!(failed instanceof Failure) || failed.key === 'busy') throw error;
    await sql`rollback to savepoint import_step`.execute(db);
    endWrites.drop();
    return failed;
  }
}
