import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Maximum size of the databases of one run. */
const dataBytes = 3 * 1024 ** 3;

/** Linux's in-memory folder, if it has enough space; some systems cannot execute programs in it. */
export function memoryFolder() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > dataBytes && freemem() > dataBytes ? folder : undefined;
}
