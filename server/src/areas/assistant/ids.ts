import { randomBytes } from 'node:crypto';

/** 32 hexadecimal digits of a UUID (version 7), sortable by time to the millisecond. */
export function newChatId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex');
}
/** Wire form of the id. */
export const formatChatId = (id: string): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const form = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string => typeof value === 'string' && form.test(value);
/** Stored form of the id; undefined unless it is a UUID. */
export const parseChatId = (id: unknown): string | undefined =>
  isUuid(id) ? id.replaceAll('-', '').toLowerCase() : undefined;
