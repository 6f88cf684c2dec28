import { sessionText } from './kept-text.ts';

const key = 'pro__wechat-nonce';

/** Ties a scan to this browser: sent when the code is shown, and again with the ticket that comes of it. */
export function newNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  sessionText.set(key, nonce);
  return nonce;
}
/** The nonce of the scan this tab has shown, if it was this tab. */
export const keptNonce = (): string | undefined => sessionText.get(key);
