import { errors, jwtVerify, SignJWT } from 'jose';
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
const algorithm = 'HS256';
const longest = 2000;

/** A JWT under the current key; its characters fit a WebSocket sub-protocol. */
export const signToken = (claims: Claims, { kid, key }: TokenKey): Promise<string> =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(key);

/** The claims of a valid, unexpired token of ours; the algorithm is fixed, the key is found by `kid` only. */
export async function readToken(token: string, keys: readonly TokenKey[], now: Date): Promise<Claims | undefined> {
  if (token.length > longest) return undefined;
  const getKey = ({ kid }: { readonly kid?: string }): Buffer => {
    const found = keys.find((key) => key.kid === kid);
    if (!found) throw new errors.JWKSNoMatchingKey();
    return found.key;
  };
  try {
    const { payload } = await jwtVerify<Claims>(token, getKey, {
      algorithms: [algorithm],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    // Our tokens have no audience; one with an audience is meant for another product.
    return typeof payload.sid === 'string' && !Object.hasOwn(payload, 'aud') ? payload : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
