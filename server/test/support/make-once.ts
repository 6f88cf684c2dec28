import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Makes a folder in the first process of the run that asks for it; the others wait. */
export async function makeOnce(folder: string, make: () => Promise<void>): Promise<void> {
  const ready = join(folder, 'ready');
  while (!existsSync(ready)) {
    if (await claim(`${folder}.lock`)) await makeFolder().finally(() => rm(`${folder}.lock`, { recursive: true }));
    else await pause(50);
  }
  async function makeFolder(): Promise<void> {
    // Another process may have made it between the check and the claim.
    if (existsSync(ready)) return;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await make();
    await writeFile(ready, '');
  }
}

/** True for one of the processes that ask. */
async function claim(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
