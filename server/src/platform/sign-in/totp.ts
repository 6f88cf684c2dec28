import { factorRule } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Secret, TOTP } from 'otpauth';

const { digits, stepSeconds: period, window } = factorRule;
const secretBytes = 20;

const getTotp = (secret: string, label?: string): TOTP =>
  new TOTP({
    issuer: text.app.shortName,
    ...(label !== undefined && { label }),
    algorithm: 'SHA1',
    digits,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new key in base 32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;
/** URI for the QR code of the authenticator app. */
export const totpAddress = (secret: string, username: string): string => getTotp(secret, username).toString();

/** The time step of a code, at most one step from `at`; undefined for a wrong code. */
export function totpStep(secret: string, token: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = getTotp(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
