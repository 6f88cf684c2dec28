import { createHmac, timingSafeEqual } from 'node:crypto';
import { fairApply, fairStudent } from '@campus/contract/jobfair';
import { fromChinaTime } from '@campus/contract/kit';
import { bizQrCode } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { qrCodeIn } from '../../platform/qr/qr-codes.ts';
import { readCheckInCode } from '../interview/check-in-code.ts';

const gateSeconds = 60;
const signatureLength = 10;

/** Minute of the gate code at a time of the clock. */
const stepAt = (now: string): number => Math.floor(fromChinaTime(now).getTime() / (gateSeconds * 1000));
const sign = (key: Buffer, fairId: string, step: number): string =>
  createHmac('sha256', key).update(`fair gate|${fairId}|${step}`).digest('base64url').slice(0, signatureLength);

/** What the code at the gate of a fair carries now, and how long it is the newest one. */
export function getGateToken(fairId: string, { now, services }: Context) {
  const [first] = services.secrets.tokenKeys;
  if (!first) throw new Error('there is no key');
  const step = stepAt(now);
  const passed = (fromChinaTime(now).getTime() / 1000) % gateSeconds;
  return { token: `${step}.${sign(first.key, fairId, step)}`, secondsLeft: gateSeconds - passed };
}
/** Whether the token is that of this minute, or of the one before or after it. */
export function isGateToken(fairId: string, token: string, { now, services }: Context): boolean {
  const [text = '', signature = ''] = token.split('.');
  const step = Number(text);
  if (!/^\d{1,10}$/.test(text) || Math.abs(step - stepAt(now)) > 1 || signature.length !== signatureLength)
    return false;
  return services.secrets.tokenKeys.some(({ key }) =>
    timingSafeEqual(Buffer.from(sign(key, fairId, step)), Buffer.from(signature)),
  );
}

/** Whose entry code it is. */
export interface Entry {
  readonly kind: 'apply' | 'student';
  readonly id: string;
  readonly fairId: string;
}
interface Found {
  readonly id: string;
  readonly fairId: string;
}
/** The application or sign-up of a typed code, or of the address in a scanned one. */
export async function findEntry(typed: string, context: Context): Promise<Entry | undefined> {
  const { db } = context;
  const scanned = qrCodeIn(typed);
  const code = scanned ? undefined : readCheckInCode(typed);
  if (!scanned && !code) return undefined;
  const condition = (type: string) =>
    scanned
      ? sql<boolean>`id = (select biz_id from biz_qr_code where ${context.live(bizQrCode)} and status = 1
          and biz_type = ${type} and code = ${scanned})`
      : sql<boolean>`entry_code = ${code}`;
  const { rows: applies } = await sql<Found>`
    select id, fair_id from rc_fair_apply where ${context.live(fairApply)} and ${condition('fairApply')}`.execute(db);
  if (applies[0]) return { kind: 'apply', ...applies[0] };
  const { rows: students } = await sql<Found>`
    select id, fair_id from rc_fair_student where ${context.live(fairStudent)} and ${condition('fairStudent')}`.execute(
    db,
  );
  return students[0] && { kind: 'student', ...students[0] };
}
