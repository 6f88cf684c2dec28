import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { Cipher } from '../../kit/ports.ts';
import type { Secrets } from './secrets.ts';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM for columns at rest, with a keyed hash for equality. Format: `v1.` and base64url of iv, tag, text. */
export function columnCipher(secrets: Pick<Secrets, 'cipherKey' | 'hashKey'>): Cipher {
  // Made once: Node takes several times as long to see that other forms of a key are none.
  const [cipherKey, hashKey] = [createSecretKey(secrets.cipherKey), createSecretKey(secrets.hashKey)];
  return {
    encrypt(plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    decrypt(stored) {
      if (!stored.startsWith(`${version}.`)) throw new Error('an encrypted column holds a value of another form');
      const bytes = Buffer.from(stored.slice(version.length + 1), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    hash: (plain) => createHmac('sha256', hashKey).update(plain).digest('hex'),
  };
}
