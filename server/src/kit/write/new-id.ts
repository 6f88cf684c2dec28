import { randomFillSync, randomInt } from 'node:crypto';

const epoch = 1288834974657n;
let lastMs = 0n;
let low = 0n;

/**
 * A new row id: 19 decimal digits, increasing within this process. The low 22 bits start at random in every millisecond
 * and grow by a random 1 to 64, so neighbours cannot be guessed.
 */
export function newId(now: number = Date.now()): string {
  const ms = BigInt(now);
  if (ms > lastMs) {
    lastMs = ms;
    low = BigInt(randomInt(1 << 20));
  } else {
    low += BigInt(randomInt(1, 65));
    if (low >= 1n << 22n) {
      lastMs += 1n;
      low = BigInt(randomInt(1 << 20));
    }
  }
  return (((lastMs - epoch) << 22n) | low).toString();
}

const tokenBytes = 16;
const pool = Buffer.alloc(256 * tokenBytes);
let taken = pool.length;

/** A random token of 32 hexadecimal characters. Random bytes are drawn for many at once: every request has one. */
export function newToken(): string {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += tokenBytes;
  return pool.toString('hex', taken - tokenBytes, taken);
}
