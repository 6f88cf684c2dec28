import { openPostgres } from './postgres.mjs';
import { unit, vitestOnPostgres } from './unit.mjs';

const file = 'server/test/reliability/fuzz.test.ts';

/**
 * `npm run fuzz [-- inputs] [seed]`: every declared call by every role with generated inputs, 100,000 on each database.
 * Inputs are determined by the seed.
 */
export async function fuzz([inputs = '100000', seed]) {
  process.env.FUZZ_INPUTS = inputs;
  if (seed !== undefined) process.env.FUZZ_SEED = seed;
  const only = ['--project', 'server', file];
  const onEmbedded = await unit(only);
  const postgres = await openPostgres({ isSmall: true });
  try {
    const onPostgres = await vitestOnPostgres([file], postgres.url);
    return onEmbedded || onPostgres;
  } finally {
    await postgres.stop();
  }
}
