import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const getCode = (attempt: () => unknown): string => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
};

/** Answers with the error codes of what a reader never needs. */
process.on('message', () => {
  process.send?.(
    JSON.stringify({
      write: getCode(() => writeFileSync(join(tmpdir(), 'restricted-worker.txt'), 'written')),
      spawn: getCode(() => execFileSync(process.execPath, ['--version'])),
      thread: getCode(() => new Worker('', { eval: true })),
    }),
  );
});
