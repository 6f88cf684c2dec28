import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenKey } from '../secrets/secrets.ts';

/** Claims of an access token; times in seconds since 1970. */
export interface Claims {
  readonly sub: string;
  readonly username: string;
  /** Row of the session table. */
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
  readonly ct: 'PC' | 'PHONE' | 'SSO';
}
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (signed: string, key: Buffer): Buffer => createHmac('sha256', key).update(signed).digest();

/** A JWT (HS256) under the current key; its characters fit a WebSocket sub-protocol. */
export function signToken(claims: Claims, { kid, key }: TokenKey): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
  return `${signed}.${signature(signed, key).toString('base64url')}`;
}

function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // Not JSON, so not one of our tokens.
  }
}

/** The claims of a valid, unexpired token of ours; the algorithm is fixed, the key is found by `kid` only. */
export function readToken(token: string, keys: readonly TokenKey[], now: Date): Claims | undefined {
  const [head = '', body = '', sign = '', ...more] = token.split('.');
  if (more.length > 0 || token.length > 2000) return undefined;
  const header = parsePart(head);
  const key = keys.find(({ kid }) => kid === header?.kid);
  if (header?.alg !== 'HS256' || !key) return undefined;
  const given = Buffer.from(sign, 'base64url');
  const expected = signature(`${head}.${body}`, key.key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = parsePart(body) as Claims | undefined;
  // Our tokens have no audience; one with an audience is meant for another product.
  if (!claims || typeof claims.sid !== 'string' || Object.hasOwn(claims, 'aud')) return undefined;
  return Number(claims.exp) * 1000 > now.getTime() ? claims : undefined;
}
