import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { failure } from '@campus/contract/kit';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const maxConcurrent = 4;
const maxWaiting = 64;

let running = 0;
const waiting: (() => void)[] = [];
/** At most four hashes at once: each takes 19 MiB and a core. Throws busy when more than 64 wait. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) {
    if (waiting.length >= maxWaiting) throw failure('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (parameters: Argon2Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag))),
  );
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The stored form of a password: argon2id with its parameters and salt in the standard format. Takes about 20 ms. */
export function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return withSlot(async () => {
    const tag = await derive({ ...cost, message: Buffer.from(password), nonce: salt });
    return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
  });
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** Whether `password` matches; false for a stored value of another format. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(stored) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length === 0) return Promise.resolve(false);
  return withSlot(async () => {
    const found = await derive({
      message: Buffer.from(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(found, expected);
  });
}
/** Whether a stored hash uses outdated parameters. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`);
