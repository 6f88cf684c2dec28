import { createDecipheriv } from 'node:crypto';
import type { PasswordPair } from '../secrets/secrets.ts';

const block = 16;
const utf8 = new TextDecoder('utf-8', { fatal: true });
// biome-ignore lint/suspicious/noControlCharactersInRegex: a decrypted text with control characters was decrypted wrongly
const control = /[\u0000-\u001f\u007f]/;

function decrypt(bytes: Buffer, { key, iv }: PasswordPair, padding: 'pkcs7' | 'zero'): string | undefined {
  const cipher = createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(padding === 'pkcs7');
  try {
    const plain = Buffer.concat([cipher.update(bytes), cipher.final()]);
    const text = utf8.decode(padding === 'zero' ? trimZeros(plain) : plain);
    return text === '' || control.test(text) ? undefined : text;
  } catch {
    return undefined; // Wrong padding or invalid UTF-8: it was not encrypted with this pair.
  }
}
function trimZeros(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * Possible readings of a password field, likeliest first, at most three: AES-128-CBC under the current or the previous
 * pair, with PKCS#7 or zero padding, or the text itself. The encryption only keeps it out of logs.
 */
export function passwordReadings(sent: string, pairs: readonly PasswordPair[]): string[] {
  const coded = sent.replaceAll('%2B', '+');
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(coded) ? Buffer.from(coded, 'base64') : Buffer.alloc(0);
  const whole = bytes.length > 0 && bytes.length % block === 0 && coded.length % 4 === 0;
  const found = whole
    ? (['pkcs7', 'zero'] as const).flatMap((padding) => pairs.flatMap((pair) => decrypt(bytes, pair, padding) ?? []))
    : [];
  return [...new Set([...found.slice(0, 2), sent])];
}
/** The reading used for a new password. */
export const getNewPassword = (sent: string, pairs: readonly PasswordPair[]): string =>
  passwordReadings(sent, pairs)[0] as string;
