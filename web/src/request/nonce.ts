import { safeSessionStorage } from './safe-storage.ts';

const key = 'pro__wechat-nonce';

/** Creates and stores the nonce that binds a scan to this tab; sent with the code and again with its ticket. */
export function createNonce(): string {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  safeSessionStorage.set(key, nonce);
  return nonce;
}
/** Nonce of the code shown in this tab, if any. */
export const getNonce = (): string | undefined => safeSessionStorage.get(key);
