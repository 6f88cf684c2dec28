import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromChinaTime } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';

/** How long a code at a gate is the newest one. */
const gateSeconds = 60;
const signatureLength = 10;
type Clock = Pick<Context, 'now' | 'services'>;

const stepAt = (now: string): number => Math.floor(fromChinaTime(now).getTime() / (gateSeconds * 1000));
const sign = (key: Buffer, subject: string, step: number): string =>
  createHmac('sha256', key).update(`gate|${subject}|${step}`).digest('base64url').slice(0, signatureLength);

/** What the code at the gate of `subject` (`{kind}|{id}`) carries now, and how long it is the newest one. */
export function getGateToken(subject: string, { now, services }: Clock) {
  const [first] = services.secrets.tokenKeys;
  if (!first) throw new Error('there is no key');
  const step = stepAt(now);
  const passed = (fromChinaTime(now).getTime() / 1000) % gateSeconds;
  return { token: `${step}.${sign(first.key, subject, step)}`, secondsLeft: gateSeconds - passed };
}
/** Whether the token is that of this minute, or of the one before or after it. */
export function isGateToken(subject: string, token: string, { now, services }: Clock): boolean {
  const [text = '', signature = ''] = token.split('.');
  const step = Number(text);
  if (!/^\d{1,10}$/.test(text) || Math.abs(step - stepAt(now)) > 1 || signature.length !== signatureLength)
    return false;
  return services.secrets.tokenKeys.some(({ key }) => {
    const expected = Buffer.from(sign(key, subject, step));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
