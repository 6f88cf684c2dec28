import type { Context, EngineApi } from '../context.ts';
import type { Call } from '../http/route.ts';

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
