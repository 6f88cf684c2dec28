import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the files in a folder and its subfolders; 0 for a missing folder. */
async function loadSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((file) =>
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Bytes of the volume that holds the data folder, and of its stored files. */
export async function diskFigures(dataDir: string): Promise<{ total: number; free: number; files: number }> {
  const { bsize, blocks, bavail } = await statfs(dataDir);
  return { total: bsize * blocks, free: bsize * bavail, files: await loadSize(join(dataDir, 'files')) };
}
