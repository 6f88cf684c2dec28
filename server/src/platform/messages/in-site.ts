import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { bellsChanged } from './bell-cache.ts';

/** A message for the console. */
export interface InSiteMessage {
  readonly id: string;
  readonly tenantId: number;
  readonly esTitle: string;
  readonly esContent: string;
  readonly eventCode: string | null;
  readonly bizId: string | null;
  readonly esParam: { readonly link?: string } | null;
  /** Content from a template is HTML already. */
  readonly templateCode: string | null;
  /** Urgent (紧急). */
  readonly isUrgent: boolean;
}
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (plain: string): string =>
  plain
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>"]/g, (sign) => escapes[sign] as string)}</p>`)
    .join('');

/**
 * Stores a message for its reader as a published announcement to him alone, linked to the page of its event. It has the
 * message's id, so a retry does not duplicate it.
 */
export async function saveInSite(engine: EngineApi, message: InSiteMessage, userId: string): Promise<void> {
  const now = chinaTime(engine.now());
  const link = message.esParam?.link ?? null;
  await engine.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into sys_announcement (id, tenant_id, create_by, create_time, titile, msg_category, priority, msg_type, user_ids, msg_abstract,
                                    msg_content, open_type, open_page, bus_type, bus_id, iz_top, send_status, send_time, start_time, send_count)
      values (${message.id}, ${message.tenantId}::int, 'system', ${now}::timestamptz, ${message.esTitle}, '2', ${message.isUrgent ? 'H' : 'L'}, 'USER', ${`${userId},`},
              ${message.esContent.replace(/<[^>]*>/g, '').slice(0, 200)}, ${message.templateCode ? engine.ports.sanitize(message.esContent) : asHtml(message.esContent)}, ${link ? 'url' : 'none'}, ${link}, ${message.eventCode ?? 'SYSTEM'},
              ${message.bizId}, 'N', 1, ${now}::timestamptz, ${now}::timestamptz, 1)
      on conflict do nothing returning id`.execute(tx);
    if (rows.length === 0) return;
    await sql`
      insert into sys_announcement_send (id, tenant_id, create_by, create_time, annt_id, user_id, read_flag)
      values (${newId()}, ${message.tenantId}::int, 'system', ${now}::timestamptz, ${message.id}, ${userId}, '0')`.execute(
      tx,
    );
  });
  await bellsChanged(engine, { userIds: [userId] });
}
