import type { NotificationPreference } from '@campus/contract/account';
import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/write/new-id.ts';
import { channels, isReachable } from './channel.ts';
import { type Contact, contactsOf } from './contacts.ts';
import { type EventSetting, eventSettings, messageEvents } from './event-settings.ts';
import { fillText } from './fill.ts';
import { messageTexts } from './message-texts.ts';
import { acceptsChannel, afterUserQuietHours, preferencesOf } from './preferences.ts';
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

/** ConcurrencyLimit waiting outbox rows into messages, at most 100 per transaction; returns the number of rows. */
export function expandOutbox(engine: EngineApi): Promise<number> {
  return engine.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Entry>`
      select id, tenant_id, code, ref_id, receiver, params, create_by from rc_outbox
      where done_time is null and del_flag = 0 order by create_time, id limit ${batchSize}::int for update skip locked`.execute(
      tx,
    );
    if (rows.length === 0) return 0;
    const contacts = await contactsOf(tx, [...new Set(rows.map((row) => row.receiver))]);
    const settingOf = await eventSettings(tx, rows);
    const wishes = await preferencesOf(
      tx,
      [...contacts.values()].map(({ id }) => id),
    );
    const now = engine.now();
    for (const entry of rows) {
      const contact = contacts.get(entry.receiver);
      const setting = settingOf(entry.tenantId, entry.code);
      const telling = { entry, contact, setting, wish: contact && wishes.get(contact.id) };
      for (const draft of draftsOf(telling)) await addMessage(tx, telling, draft, now);
    }
    await sql`update rc_outbox set done_time = ${chinaTime(now)}::timestamptz where id = any(${rows.map((row) => row.id)}::text[])`.execute(
      tx,
    );
    return rows.length;
  });
}

/**
 * Messages on the event's channels that the receiver accepts and can be reached by; only SMS for receivers without an
 * account.
 */
function draftsOf({ entry, contact, setting, wish }: MessageContext): Draft[] {
  if (!setting.isOn) return [];
  if (!contact)
    return isReachable(channels.sms, entry.receiver) ? [{ channel: channels.sms, receiver: entry.receiver }] : [];
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
function dueTime({ setting, wish, entry }: MessageContext, channel: string, now: Date): Date {
  const ready = new Date(now.getTime() + setting.delayMinutes * 60_000);
  if (channel === channels.inSite || messageEvents.get(entry.code)?.security) return ready;
  const own = (at: Date): Date => (messageEvents.get(entry.code)?.urgent ? at : afterUserQuietHours(wish, at));
  return channel === channels.sms ? afterQuietHours(own(afterQuietHours(own(ready)))) : own(ready);
}

async function addMessage(tx: Handle, telling: MessageContext, { channel, receiver }: Draft, now: Date): Promise<void> {
  const { entry, setting } = telling;
  const event = messageEvents.get(entry.code);
  if (!event) throw new Error(`an outbox row holds the unknown event ${entry.code}`);
  const created = chinaTime(now);
  const due = chinaTime(dueTime(telling, channel, now));
  const param = JSON.stringify({ ...entry.params, ...(event.link && { link: fillText(event.link, entry.params) }) });
  const { params } = entry;
  const { title, content, templateCode } = messageTexts(event, setting, { channel, params, time: created });
  await sql`
    insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status, es_send_num,
                         es_send_time, es_param, event_code, template_code, biz_id, outbox_id, next_time)
    values (${newId()}, ${entry.tenantId}::int, ${entry.createBy}, ${created}::timestamptz, ${title},
            ${content}, ${receiver}, ${channel}, 0, 0, ${due}::timestamptz, ${param}::jsonb,
            ${event.code}, ${templateCode}, ${entry.refId}, ${entry.id}, ${due}::timestamptz)
    on conflict do nothing`.execute(tx);
}
