import { fairApply, fairStudent } from '@campus/contract/jobfair';
import { bizQrCode } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { qrCodeIn } from '../../platform/qr/qr-codes.ts';
import { readCheckInCode } from '../interview/check-in-code.ts';

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
