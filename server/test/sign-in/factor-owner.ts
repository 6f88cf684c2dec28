import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { demoPassword } from '../../src/areas/system/seed.ts';
import type { AppFixture } from '../support/app-fixture.ts';

export interface Enrolled {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The session that turned the second factor on. */
  readonly token: string;
}
const base = '/sys/user/secondFactor';

/** The code of a key, as a clock `seconds` off shows it. */
export const getCode = (fixture: AppFixture, secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: fixture.clock.now().getTime() + seconds * 1000,
  });
/** A code of the next step: the present one may be used. */
export function freshCode(fixture: AppFixture, secret: string): string {
  fixture.clock.pass(1);
  return getCode(fixture, secret);
}
/** ConcurrencyLimit the second factor of an account on. */
export async function enrol(fixture: AppFixture, username: string, token?: string): Promise<Enrolled> {
  const own = token ?? (await fixture.token(username));
  const put = (path: string, body: Record<string, unknown>) =>
    fixture.call('PUT', `${base}/${path}`, { token: own }, body);
  const { result } = await put('begin', { password: demoPassword });
  const confirmed = await put('confirm', { code: getCode(fixture, result.secret) });
  expect(confirmed).toMatchObject({ success: true, message: '动态口令已启用' });
  return { secret: result.secret, recoveryCodes: confirmed.result.recoveryCodes, token: own };
}
