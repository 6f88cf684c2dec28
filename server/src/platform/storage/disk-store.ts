import { createHash, randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import {
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  unlink,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { resolveRange } from './byte-range.ts';
import type { ByteRange, FileInfo, FileStore, OpenFile, StoredFile } from './file-store.ts';
import { storageErrors } from './storage-error.ts';
import { resolveStoredPath } from './stored-path.ts';

/** Folder of uploads in progress, on the same file system; no stored path starts with a dot. */
const TEMP = '.temp';
const ABANDONED_MS = 24 * 60 * 60 * 1000;
const MIN_FREE_BYTES = 512 * 1024 * 1024;
// Windows has neither flag; there only `realFolder` rejects links.
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW;

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Writes the content and returns its size and checksum; throws as soon as it is too large. */
async function write(file: FileHandle, content: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxBytes) throw storageErrors.tooLarge(maxBytes);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  await file.sync();
  return { size, sha256: hash.digest('hex') };
}

/** Makes a rename or a new name durable, where folders can be synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

class DiskStore implements FileStore {
  readonly #root: string;
  readonly #minFreeBytes: number;

  constructor(root: string, minFreeBytes: number) {
    this.#root = root;
    this.#minFreeBytes = minFreeBytes;
  }

  async put(path: string, content: AsyncIterable<Uint8Array>, { maxBytes }: { maxBytes: number }): Promise<StoredFile> {
    const target = resolveStoredPath(this.#root, path);
    await this.#checkFreeSpace();
    const temp = join(this.#root, TEMP, randomUUID());
    try {
      const file = await open(temp, CREATE, 0o640);
      const written = await write(file, content, maxBytes).finally(() => file.close());
      await this.#makeFolder(dirname(target));
      await this.#claim(target, temp);
      await syncFolder(dirname(target));
      return { path, ...written };
    } finally {
      await rm(temp, { force: true });
    }
  }

  async open(path: string, range?: ByteRange): Promise<OpenFile> {
    const target = resolveStoredPath(this.#root, path);
    const file = await this.#openFile(target);
    try {
      const { size, mtimeMs } = await file.stat();
      const { start, end } = resolveRange(range, size);
      const stream = file.createReadStream({ start, end: Math.max(end, start), autoClose: true });
      return { path, size, modifiedMs: mtimeMs, start, end, stream };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async stat(path: string): Promise<FileInfo | undefined> {
    const target = resolveStoredPath(this.#root, path);
    try {
      await this.#realFolder(dirname(target));
      const facts = await lstat(target);
      return facts.isFile() ? { path, size: facts.size, modifiedMs: facts.mtimeMs } : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(path: string): Promise<boolean> {
    if (!(await this.stat(path))) return false;
    try {
      await unlink(resolveStoredPath(this.#root, path));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async *list(folder?: string): AsyncIterable<FileInfo> {
    const start = folder === undefined ? this.#root : resolveStoredPath(this.#root, folder);
    for (const entry of await this.#entries(start)) {
      const path = relative(this.#root, join(start, entry.name)).split(sep).join('/');
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) yield* this.list(path);
      else if (entry.isFile()) {
        const facts = await this.stat(path);
        if (facts) yield facts;
      }
    }
  }

  async #entries(folder: string): Promise<Dirent[]> {
    try {
      if (folder !== this.#root) await this.#realFolder(folder);
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** Reserves the name exclusively, then atomically replaces the empty file by the finished one. */
  async #claim(target: string, temp: string): Promise<void> {
    const placeholder = await open(target, CREATE, 0o640).catch((error: unknown) => {
      throw storageErrors.uploadFailed(error);
    });
    await placeholder.close();
    try {
      await rename(temp, target);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  /** Creates the folders down to this one, each only inside a real folder, so no link can redirect the next one. */
  async #makeFolder(folder: string): Promise<void> {
    if (folder === this.#root) return;
    await this.#makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o750 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!(await lstat(folder)).isDirectory()) throw storageErrors.badPath();
  }

  /** Rejects a folder that is reached through a link: its real path must be the requested one. */
  async #realFolder(folder: string): Promise<void> {
    if ((await realpath(folder)) !== folder) throw storageErrors.badPath();
  }

  async #openFile(target: string): Promise<FileHandle> {
    try {
      await this.#realFolder(dirname(target));
      const file = await open(target, constants.O_RDONLY | NO_FOLLOW);
      if ((await file.stat()).isFile()) return file;
      await file.close();
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    throw storageErrors.notFound();
  }

  async #checkFreeSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#root);
    if (bavail * bsize < this.#minFreeBytes) throw storageErrors.noSpace();
  }
}

/**
 * A store in a local folder, which is created if missing. Removes uploads left unfinished by a crash more than a day
 * before `now`; rejects new files while the disk has less than `minFreeBytes` (512 MB) free.
 */
export async function openDiskStore(
  root: string,
  { now = Date.now(), minFreeBytes = MIN_FREE_BYTES }: { now?: number; minFreeBytes?: number } = {},
): Promise<FileStore> {
  const temp = join(resolve(root), TEMP);
  await mkdir(temp, { recursive: true, mode: 0o750 });
  for (const name of await readdir(temp)) {
    const facts = await stat(join(temp, name));
    if (now - facts.mtimeMs > ABANDONED_MS) await rm(join(temp, name), { force: true });
  }
  return new DiskStore(await realpath(root), minFreeBytes);
}
