import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type open, rename, writeFile } from 'node:fs/promises';
import { storageErrors } from './storage-error.ts';

export const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');
/** Returns `missing` when the file does not exist. */
export async function ignoreMissing<T, M>(work: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return missing;
    throw error;
  }
}

/** Whether this call created the file; false when it existed before. */
export async function tryCreate(path: string): Promise<boolean> {
  try {
    await writeFile(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    if (isCode(error, 'ENOENT')) throw storageErrors.sessionUnknown();
    throw error;
  }
}

/** Atomic write. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temp = `${path}.${randomUUID()}.tmp`;
  await writeFile(temp, text, { mode: 0o640 });
  await rename(temp, path);
}

/** Writes exactly `wanted` bytes; throws `badPart` for fewer and as soon as there are more. */
export async function writeExactly(
  file: Awaited<ReturnType<typeof open>>,
  bytes: AsyncIterable<Uint8Array>,
  wanted: number,
): Promise<Hash> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > wanted) throw storageErrors.badPart();
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (size !== wanted) throw storageErrors.badPart();
  await file.sync();
  return hash;
}
