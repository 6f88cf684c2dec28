import { createHash, randomInt } from 'node:crypto';
import { bizQrCode, qrCodePath } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { jsonb } from '../../kit/database/parameters.ts';
import type { Call } from '../../kit/http/route.ts';
import { siteAddress } from '../../kit/http/site-address.ts';
import { newId } from '../../kit/write/new-id.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const codeLength = 10;
const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

export interface QrSubject {
  readonly bizType: string;
  readonly bizId: string;
  /** Further content of the code; the same object has one code for each. */
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
  /** Default: never. */
  readonly expireTime?: string | undefined;
}
interface StoredCode {
  readonly code: string;
  readonly scanCount: number;
}

/** The code of an object, made on first use; several at once get the same one. Needs a transaction. */
export async function loadQrCode(subject: QrSubject, context: Context): Promise<StoredCode> {
  const { bizType, bizId, payload, expireTime = null } = subject;
  const { db, session, now } = context;
  const key = payload ? createHash('sha256').update(JSON.stringify(payload)).digest('hex') : '-';
  const find = async () =>
    (
      await sql<StoredCode>`
        select code, scan_count from biz_qr_code
        where ${context.live(bizQrCode)} and biz_type = ${bizType} and biz_id = ${bizId} and payload_key = ${key}`.execute(
        db,
      )
    ).rows[0];
  const known = await find();
  if (known) return known;
  await sql`
    insert into biz_qr_code (id, tenant_id, code, biz_type, biz_id, payload, payload_key, expire_time, scan_count, status, create_by, create_time)
    values (${newId()}, ${session.tenantId}, ${newCode()}, ${bizType}, ${bizId}, ${jsonb(payload)}::jsonb, ${key}, ${expireTime}::timestamptz, 0, 1, ${session.username}, ${now})
    on conflict do nothing`.execute(db);
  const made = await find();
  if (!made) throw new Error('a QR code could not be made');
  return made;
}

/** The address that the QR code of a stored code holds. */
export const qrAddress = (code: string, context: Context, call: Pick<Call, 'headers'>): string =>
  `${siteAddress(call, context.services.siteUrl)}${qrCodePath.replace(':code', code)}`;
/** The address in issued documents: complete where the installation knows its own (`CONSOLE_URL`), otherwise a path. */
export const printedAddress = (code: string, { services }: Context): string =>
  `${services.siteUrl ?? ''}${qrCodePath.replace(':code', code)}`;
/** The address of an object's QR code, made on first use. Needs a transaction. */
export async function loadQrAddress(
  subject: QrSubject,
  context: Context,
  call: Pick<Call, 'headers'>,
): Promise<string> {
  const { code } = await loadQrCode(subject, context);
  return qrAddress(code, context, call);
}
/** The stored code in a scanned address; undefined for any other text. */
export const qrCodeIn = (scanned: string): string | undefined => /\/q\/([0-9A-Za-z]{10})$/.exec(scanned.trim())?.[1];

/** Counts a scan and returns what the code leads to; undefined for one that is unknown, off or past its time. */
export async function scanQrCode(
  code: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<{ readonly bizType: string; readonly bizId: string } | undefined> {
  const { rows } = await sql<{ bizType: string; bizId: string }>`
    update biz_qr_code set scan_count = coalesce(scan_count, 0) + 1
    where code = ${code} and status = 1 and del_flag = 0 and (expire_time is null or expire_time > ${now}::timestamptz)
    returning biz_type, biz_id`.execute(db);
  return rows[0];
}
