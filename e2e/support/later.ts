/**
 * Loaded before a server: its clock is as many milliseconds ahead as the file of `CLOCK_FILE` says, for deadlines that no
 * test can wait for.
 */
import { existsSync, readFileSync } from 'node:fs';

const { CLOCK_FILE: file } = process.env;
const ahead = file !== undefined && existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
const realNow = Date.now;

class LaterDate extends Date {
  constructor(...given: [] | [number]) {
    super(...(given.length === 0 ? ([realNow() + ahead] as const) : given));
  }
  static override now(): number {
    return realNow() + ahead;
  }
}
if (ahead > 0) globalThis.Date = LaterDate as DateConstructor;
