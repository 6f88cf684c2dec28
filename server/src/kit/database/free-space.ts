import { statfs } from 'node:fs/promises';
import { StatementError } from './statement-error.ts';

const checkEveryMs = 2_000;
const reading =
  /^\s*(select|show|set|reset|begin|start|commit|end|abort|rollback|savepoint|release|explain|values|table)\b/i;
const writingInside = /\b(insert|update|delete|merge)\b/i;

/** Whether the statement may need disk space: everything that is not known to read or to steer a transaction. */
export function mayWrite(sql: string): boolean {
  return /^\s*with\b/i.test(sql) ? writingInside.test(sql) : !reading.test(sql);
}

/**
 * Refuses writes (SQLSTATE 53100) while the folder's file system has less than `minimumBytes` free, because PGlite spins
 * on a full one instead of failing. Measured at most every two seconds.
 */
export class FreeSpaceGuard {
  readonly #directory: string;
  readonly #minimumBytes: number;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #freeBytes = 0;

  constructor(directory: string, minimumBytes: number) {
    this.#directory = directory;
    this.#minimumBytes = minimumBytes;
  }

  async check(sql: string): Promise<void> {
    if (!mayWrite(sql)) return;
    if (performance.now() - this.#checkedAt > checkEveryMs) {
      const { bavail, bsize } = await statfs(this.#directory);
      this.#freeBytes = bavail * bsize;
      this.#checkedAt = performance.now();
    }
    if (this.#freeBytes < this.#minimumBytes) {
      throw new StatementError({ code: '53100', message: '磁盘剩余空间不足，暂停写入，请联系管理员' });
    }
  }
}
