import { runNode, tool } from './child.mjs';
import { openPostgres } from './postgres.mjs';

/** `npm run test:unit`: contract, API on the embedded database, and components. Arguments go to Vitest. */
export function unit(args) {
  return vitest(args, { DATABASE_URL: undefined });
}

/** `npm run test:pg`: the same API tests on PostgreSQL, given by DATABASE_URL or started for this run. */
export async function pg(args) {
  const postgres = await openPostgres();
  try {
    return await vitestOnPostgres(args, postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The API tests against one PostgreSQL server. */
export function vitestOnPostgres(args, url) {
  return vitest(['--project', 'server', ...args], { DATABASE_URL: url });
}

function vitest(args, env) {
  return runNode([tool('vitest', 'vitest'), 'run', ...args], { env });
}
