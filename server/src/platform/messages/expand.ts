import type { NotificationPreference } from '@campus/contract/account';
import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/write/new-id.ts';
import { channels, isReachable } from './channel.ts';
import { type Contact, loadContacts } from './contacts.ts';
import { type Digest, Digests, updateDigest } from './digests.ts';
import { type EventSetting, eventSettings, messageEvents } from './event-settings.ts';
import { fillText } from './fill.ts';
import { messageTexts } from './message-texts.ts';
import { urgentParameter } from './notify.ts';
import { acceptsChannel, afterUserQuietHours, loadPreferences } from './preferences.ts';
import { afterQuietHours } from './quiet-hours.ts';

const batchSize = 100;

interface Entry {
  readonly id: string;
  readonly tenantId: number;
  readonly code: string;
  readonly refId: string;
  readonly receiver: string;
  readonly params: Readonly<Record<string, string>>;
  readonly createBy: string;
  readonly createTime: string;
}
interface Draft {
  readonly channel: string;
  readonly receiver: string;
}
/** Everything that decides how an outbox row is sent. */
interface MessageContext {
  readonly entry: Entry;
  readonly contact: Contact | undefined;
  readonly setting: EventSetting;
  readonly wish: NotificationPreference | undefined;
}

/** Expands waiting outbox rows into messages, at most 100 per transaction; returns the number of rows. */
export function expandOutbox(engine: EngineApi): Promise<number> {
  return engine.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Entry>`
      select id, tenant_id, code, ref_id, receiver, params, create_by, create_time from rc_outbox
      where done_time is null and del_flag = 0 order by create_time, id limit ${batchSize}::int for update skip locked`.execute(
      tx,
    );
    if (rows.length === 0) return 0;
    const contacts = await loadContacts(tx, [...new Set(rows.map((row) => row.receiver))]);
    const getSetting = await eventSettings(tx, rows);
    const wishes = await loadPreferences(
      tx,
      [...contacts.values()].map(({ id }) => id),
    );
    const now = engine.now();
    const digests = await Digests.open(tx, rows);
    for (const entry of rows) {
      const contact = contacts.get(entry.receiver);
      const setting = getSetting(entry.tenantId, entry.code);
      const telling = { entry, contact, setting, wish: contact && wishes.get(contact.id) };
      const drafts = getDrafts(telling);
      const digest = digests.count(entry);
      if (!digest) for (const draft of drafts) await addMessage(tx, telling, draft, now);
      else if (!(await updateDigest(tx, entry, digest)))
        for (const draft of drafts) await addMessage(tx, telling, draft, now, digest);
    }
    await sql`update rc_outbox set done_time = ${chinaTime(now)}::timestamptz where id = any(${rows.map((row) => row.id)}::text[])`.execute(
      tx,
    );
    return rows.length;
  });
}

/**
 * Messages on the event's channels that the receiver accepts and can be reached by. A receiver without an account gets
 * the SMS of the event; the message itself is kept for when there is one.
 */
function getDrafts({ entry, contact, setting, wish }: MessageContext): Draft[] {
  if (!setting.isOn) return [];
  if (!contact)
    return [channels.inSite, channels.sms]
      .filter((channel) => setting.channels.includes(channel) && isReachable(channel, entry.receiver))
      .map((channel) => ({ channel, receiver: entry.receiver }));
  const addresses: Readonly<Record<string, string | null>> = {
    [channels.inSite]: contact.username,
    [channels.wechat]: contact.username,
    [channels.sms]: contact.phone,
    [channels.mail]: contact.email,
  };
  const { module = '', security } = messageEvents.get(entry.code) ?? {};
  return setting.channels.flatMap((channel) => {
    const receiver = addresses[channel];
    const goes = receiver && isReachable(channel, receiver) && (security || acceptsChannel(wish, module, channel));
    return goes ? [{ channel, receiver }] : [];
  });
}

/**
 * When a message can be sent: after the event's delay and, outside the console, after the general and the receiver's
 * own quiet hours.
 */
function dueTime({ setting, wish, entry }: MessageContext, channel: string, now: Date, digest?: Digest): Date {
  const ready = new Date(Math.max(now.getTime() + setting.delayMinutes * 60_000, digest?.end.getTime() ?? 0));
  if (channel === channels.inSite || messageEvents.get(entry.code)?.security || entry.params[urgentParameter])
    return ready;
  const own = (at: Date): Date => (messageEvents.get(entry.code)?.urgent ? at : afterUserQuietHours(wish, at));
  return channel === channels.sms ? afterQuietHours(own(afterQuietHours(own(ready)))) : own(ready);
}

async function addMessage(
  tx: Handle,
  telling: MessageContext,
  { channel, receiver }: Draft,
  now: Date,
  digest?: Digest,
): Promise<void> {
  const { entry } = telling;
  const declared = messageEvents.get(entry.code);
  if (!declared) throw new Error(`an outbox row holds the unknown event ${entry.code}`);
  const event = digest ? { ...declared, ...digest.texts } : declared;
  // Templates of the tenant are for single messages.
  const setting = digest ? { ...telling.setting, templates: new Map<string, never>() } : telling.setting;
  const created = chinaTime(now);
  const due = chinaTime(dueTime(telling, channel, now, digest));
  const params = digest ? { n: String(digest.number) } : entry.params;
  const param = JSON.stringify({ ...params, ...(event.link && { link: fillText(event.link, params) }) });
  const { title, content, templateCode } = messageTexts(event, setting, { channel, params, time: created });
  await sql`
    insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status, es_send_num,
                         es_send_time, es_param, event_code, template_code, biz_id, outbox_id, next_time)
    values (${newId()}, ${entry.tenantId}::int, ${entry.createBy}, ${created}::timestamptz, ${title},
            ${content}, ${receiver}, ${channel}, 0, 0, ${due}::timestamptz, ${param}::jsonb,
            ${event.code}, ${templateCode}, ${digest?.key ?? entry.refId}, ${entry.id}, ${due}::timestamptz)
    on conflict do nothing`.execute(tx);
}
