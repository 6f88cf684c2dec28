import { statfs } from 'node:fs/promises';
import { failures } from '@campus/contract/messages';
import { isEssentialWrite } from './essential-writes.ts';
import { StatementError } from './statement-error.ts';

const readStatement =
  /^\s*(select|show|set|reset|begin|start|commit|end|abort|rollback|savepoint|release|explain|values|table)\b/i;
const writingInside = /\b(insert|update|delete|merge)\b/i;

/** Whether the statement may need disk space: everything that is not known to read or to control a transaction. */
export function mayWrite(sql: string): boolean {
  return /^\s*with\b/i.test(sql) ? writingInside.test(sql) : !readStatement.test(sql);
}

/** Share of the minimum that essential writes may use. */
const essentialShare = 8;

/** Free bytes of the file system that holds a folder. */
export const getFreeBytes = (directory: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/**
 * Rejects writes (SQLSTATE 53100) while the file system has less than `minimumBytes` free, because PGlite spins on a
 * full disk instead of failing. Essential writes continue down to an eighth of that. Measures at most every two
 * seconds.
 */
export class FreeSpaceGuard {
  readonly #readFreeBytes: () => Promise<number>;
  readonly #minimumBytes: number;
  readonly #checkEveryMs: number;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #freeBytes = 0;

  constructor(readFreeBytes: () => Promise<number>, minimumBytes: number, checkEveryMs = 2_000) {
    this.#readFreeBytes = readFreeBytes;
    this.#minimumBytes = minimumBytes;
    this.#checkEveryMs = checkEveryMs;
  }

  /** Whether ordinary writes are rejected at the moment. */
  async isShort(): Promise<boolean> {
    return (await this.#measure()) < this.#minimumBytes;
  }

  async check(sql: string): Promise<void> {
    if (!mayWrite(sql)) return;
    const isEssential = isEssentialWrite();
    const free = await this.#measure();
    if (free < (isEssential ? this.#minimumBytes / essentialShare : this.#minimumBytes))
      throw new StatementError({ code: '53100', message: failures.diskFull.text() });
  }

  async #measure(): Promise<number> {
    if (performance.now() - this.#checkedAt > this.#checkEveryMs) {
      this.#freeBytes = await this.#readFreeBytes();
      this.#checkedAt = performance.now();
    }
    return this.#freeBytes;
  }
}
