import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing, isCode, replaceFile, tryCreate, writeExactly } from './part-files.ts';
import { storageErrors } from './storage-error.ts';

/** Metadata of a file before its parts arrive. */
export interface PartialFile {
  /** The account that uploads it; other accounts cannot find it. */
  readonly owner: string;
  readonly tenantId: number;
  readonly name: string;
  readonly biz: string;
  readonly size: number;
  /** From the client's file system; distinguishes two files of the same name. */
  readonly lastModified: number;
  readonly begunMs: number;
}

export const partBytes = 5 * 1024 * 1024;
const retentionMs = 24 * 3600_000;
/** A merge that takes longer has crashed. */
const mergeMs = 15 * 60_000;
const maxOpen = 10;
const maxOpenBytes = 2 * 1024 * 1024 * 1024;
const idForm = /^[0-9a-f]{32}$/;
const [factsName, resultName, lockName] = ['file.json', 'result.json', 'merging'];
const partForm = /^(\d{1,6})\.part$/;

const shortHash = (words: readonly (string | number)[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 32);
/** Number of parts of a file of that size. */
export const getParts = (size: number): number => Math.ceil(size / partBytes);
const getBytes = (size: number, part: number): number =>
  part === getParts(size) ? size - (part - 1) * partBytes : partBytes;

/**
 * Files that arrive in parts, each in its own folder below the owner's, so any process can take any part and a restart
 * loses none. A session lives for a day. Every method throws StorageError.
 */
export class PartStore {
  readonly #root: string;
  readonly #now: () => number;
  readonly #minFreeBytes: number;

  /** `root` is a folder for this store only; `now` gives milliseconds. */
  constructor(root: string, now: () => number, minFreeBytes = 512 * 1024 * 1024) {
    this.#root = root;
    this.#now = now;
    this.#minFreeBytes = minFreeBytes;
  }

  /** Starts a session, or finds that of the same owner and file; returns its id. */
  async begin(file: Omit<PartialFile, 'begunMs'>): Promise<string> {
    const id = shortHash([file.owner, file.tenantId, file.biz, file.name, file.size, file.lastModified]);
    if (await this.#facts(file.owner, id)) return id;
    const folder = this.#folder(file.owner, id);
    await this.#assertCapacity(file);
    await mkdir(folder, { recursive: true, mode: 0o750 });
    const facts: PartialFile = { ...file, begunMs: this.#now() };
    await replaceFile(join(folder, factsName), JSON.stringify(facts));
    return id;
  }

  /**
   * The file of a session; throws `sessionUnknown` when it does not exist, has expired or belongs to another account.
   */
  async find(owner: string, id: string): Promise<PartialFile> {
    const facts = await this.#facts(owner, id);
    if (!facts) throw storageErrors.sessionUnknown();
    return facts;
  }

  /** Numbers of the received parts, in order. */
  async received(owner: string, id: string): Promise<number[]> {
    const names = await ignoreMissing(readdir(this.#folder(owner, id)), []);
    return names
      .flatMap((name) => partForm.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  /** Stores a part, replacing an earlier copy. `sha256` is its checksum in hexadecimal, if the client sends one. */
  async put(owner: string, id: string, part: number, bytes: AsyncIterable<Uint8Array>, sha256?: string): Promise<void> {
    const { size } = await this.#open(owner, id);
    if (!Number.isInteger(part) || part < 1 || part > getParts(size)) throw storageErrors.badPart();
    const folder = this.#folder(owner, id);
    const temp = join(folder, `${randomUUID()}.tmp`);
    try {
      const file = await open(temp, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o640);
      const hash = await writeExactly(file, bytes, getBytes(size, part)).finally(() => file.close());
      if (sha256 !== undefined && hash.digest('hex') !== sha256.toLowerCase()) throw storageErrors.damaged();
      await this.#open(owner, id);
      await rename(temp, join(folder, `${part}.part`));
    } catch (error) {
      // The session was removed meanwhile.
      if (isCode(error, 'ENOENT')) throw storageErrors.sessionUnknown();
      throw error;
    } finally {
      await rm(temp, { force: true });
    }
  }

  /**
   * Passes the whole content to `keep` once and stores its result: a second call returns the same. `digest` is the
   * SHA-256 over the checksums of the parts, in hexadecimal. When the content is rejected, the session ends.
   */
  async merge<T>(
    owner: string,
    id: string,
    digest: string | undefined,
    keep: (file: PartialFile, content: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    const file = await this.find(owner, id);
    const folder = this.#folder(owner, id);
    await this.#lock(folder);
    try {
      const before = await this.result<T>(owner, id);
      if (before !== undefined) return before;
      if ((await this.received(owner, id)).length < getParts(file.size)) throw storageErrors.incomplete();
      const result = await keep(file, this.#content(folder, file.size, digest));
      await replaceFile(join(folder, resultName), JSON.stringify(result));
      for (const part of await this.received(owner, id)) await rm(join(folder, `${part}.part`), { force: true });
      return result;
    } finally {
      await rm(join(folder, lockName), { force: true });
    }
  }

  /** The result of `merge`, if it has run. */
  async result<T>(owner: string, id: string): Promise<T | undefined> {
    const text = await ignoreMissing(readFile(join(this.#folder(owner, id), resultName), 'utf8'), undefined);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  }

  async remove(owner: string, id: string): Promise<void> {
    await rm(this.#folder(owner, id), { recursive: true, force: true });
  }

  /** Removes sessions older than a day; returns how many. */
  async clean(): Promise<number> {
    let removed = 0;
    for (const owner of await ignoreMissing(readdir(this.#root), [])) {
      for (const id of await ignoreMissing(readdir(join(this.#root, owner)), [])) {
        if (await this.#read(join(this.#root, owner, id))) continue;
        await rm(join(this.#root, owner, id), { recursive: true, force: true });
        removed += 1;
      }
    }
    return removed;
  }

  #folder(owner: string, id: string): string {
    if (!idForm.test(id)) throw storageErrors.sessionUnknown();
    return join(this.#root, shortHash([owner]), id);
  }

  async #facts(owner: string, id: string): Promise<PartialFile | undefined> {
    const facts = await this.#read(this.#folder(owner, id));
    return facts?.owner === owner ? facts : undefined;
  }
  async #read(folder: string): Promise<PartialFile | undefined> {
    const text = await ignoreMissing(readFile(join(folder, factsName), 'utf8'), undefined);
    const facts = text === undefined ? undefined : (JSON.parse(text) as PartialFile);
    return facts && this.#now() - facts.begunMs < retentionMs ? facts : undefined;
  }

  /** The session while it accepts parts. */
  async #open(owner: string, id: string): Promise<PartialFile> {
    const facts = await this.find(owner, id);
    if ((await this.result(owner, id)) !== undefined) throw storageErrors.sessionUnknown();
    if (await this.#isMerging(this.#folder(owner, id))) throw storageErrors.sessionBusy();
    return facts;
  }

  /** Limits unfinished uploads per account and keeps disk space free for others. */
  async #assertCapacity({ owner, size }: { owner: string; size: number }): Promise<void> {
    const folder = join(this.#root, shortHash([owner]));
    const open: PartialFile[] = [];
    for (const id of await ignoreMissing(readdir(folder), [])) {
      const facts = await this.#read(join(folder, id));
      // Removes expired sessions, including the one about to start again.
      if (!facts) await rm(join(folder, id), { recursive: true, force: true });
      else if ((await this.result(owner, id)) === undefined) open.push(facts);
    }
    const bytes = open.reduce((sum, one) => sum + one.size, size);
    if (open.length >= maxOpen || bytes > maxOpenBytes) throw storageErrors.tooManySessions();
    await mkdir(this.#root, { recursive: true, mode: 0o750 });
    const { bavail, bsize } = await statfs(this.#root);
    if (bavail * bsize < this.#minFreeBytes + size) throw storageErrors.noSpace();
  }

  async #isMerging(folder: string): Promise<boolean> {
    const facts = await ignoreMissing(stat(join(folder, lockName)), undefined);
    return facts !== undefined && this.#now() - facts.mtimeMs < mergeMs;
  }
  /** Only one of several concurrent merges gets the lock; the others see a busy session. */
  async #lock(folder: string): Promise<void> {
    const path = join(folder, lockName);
    if (await tryCreate(path)) return;
    const held = await ignoreMissing(stat(path), undefined);
    const isCutOff = held !== undefined && this.#now() - held.mtimeMs >= mergeMs;
    // A stale lock goes to the first caller that claims exactly this one.
    if (!isCutOff || !(await tryCreate(`${path}-${held.mtimeMs}`))) throw storageErrors.sessionBusy();
    await utimes(path, this.#now() / 1000, this.#now() / 1000);
  }

  async *#content(folder: string, size: number, digest: string | undefined): AsyncIterable<Uint8Array> {
    const whole = createHash('sha256');
    for (let part = 1; part <= getParts(size); part += 1) {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(join(folder, `${part}.part`))) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
      whole.update(hash.digest('hex'));
    }
    if (digest !== undefined && whole.digest('hex') !== digest.toLowerCase()) throw storageErrors.damaged();
  }
}
