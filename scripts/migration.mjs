import { runNode } from './child.mjs';

/** `npm run db:migration -- <what>`: writes the next migration from the definitions. */
export function migration(args) {
  return runNode(['server/src/write-migration.ts', ...args]);
}
