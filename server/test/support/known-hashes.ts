import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Answers a hash that this process has computed before: every sign-in of a demonstration account checks the same password
 * against the same salt, for 20 ms each. Another password, salt or cost is computed.
 */
const known = new Map<string, Buffer>();
const compute = crypto.argon2;

const getKey = (algorithm: string, { message, nonce, ...cost }: Argon2Parameters): string =>
  JSON.stringify([algorithm, cost, ...[message, nonce].map((bytes) => Buffer.from(bytes as Buffer).toString('hex'))]);

crypto.argon2 = (algorithm, parameters, callback) => {
  const key = getKey(algorithm, parameters);
  const tag = known.get(key);
  if (tag) return void setImmediate(callback, null, Buffer.from(tag));
  compute(algorithm, parameters, (error, computed) => {
    if (!error) known.set(key, Buffer.from(computed));
    callback(error, computed);
  });
};
syncBuiltinESMExports();
