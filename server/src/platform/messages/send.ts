import { chinaTime } from '@campus/contract/kit';
import { mostSends } from '@campus/contract/message';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';
import type { PushHub } from '../push/push-hub.ts';
import { channels } from './channel.ts';
import { loadContacts } from './contacts.ts';
import { messageEvents } from './event-settings.ts';
import { type InSiteMessage, saveInSite } from './in-site.ts';
import type { Providers } from './provider.ts';

const batchSize = 100;
/** Another process takes over an unsettled message after this time: its sender died. */
const claimMs = 2 * 60_000;
const retryMinutes = [1, 5, 30];
const minuteMs = 60_000;
/** `esResult` of a message without a provider. */
export const storedOnly = '未接入服务商，仅留存';

export interface SendOptions {
  readonly engine: EngineApi;
  readonly providers: Providers;
  readonly push: PushHub;
}
interface Due extends Omit<InSiteMessage, 'isUrgent'> {
  readonly esReceiver: string;
  readonly esType: string;
  readonly esSendNum: number;
}

/** Sends due messages, at most 100; returns their number. Nothing is sent inside a transaction. */
export async function sendDue(parts: SendOptions): Promise<number> {
  const due = await claimDue(parts.engine);
  for (const message of due) {
    const outcome = await deliver(parts, message).then(
      (result) => ({ sent: true, result }),
      (error: unknown) => ({ sent: false, result: error instanceof Error ? error.message : String(error) }),
    );
    await saveOutcome(parts.engine, message, outcome.sent, outcome.result);
  }
  return due.length;
}

/** Waiting messages and failed ones with attempts left; the attempt is counted before sending. */
async function claimDue(engine: EngineApi): Promise<Due[]> {
  const now = engine.now();
  const { rows } = await sql<Due>`
    update sys_sms set es_send_num = es_send_num + 1, next_time = ${chinaTime(new Date(now.getTime() + claimMs))}::timestamptz,
                       update_by = 'system', update_time = ${chinaTime(now)}::timestamptz, version = version + 1
    where id in (
      select id from sys_sms where es_send_status in (0, 2) and next_time <= ${chinaTime(now)}::timestamptz and es_send_num < ${mostSends}::int
        and del_flag = 0 order by next_time, id limit ${batchSize}::int for update skip locked)
    returning id, tenant_id, es_title, es_content, es_receiver, es_type, es_send_num, event_code, biz_id, es_param, template_code`.execute(
    engine.db,
  );
  return rows;
}

/** Returns the `esResult` of a success. Throws when the message was not sent. */
async function deliver({ engine, providers, push }: SendOptions, message: Due): Promise<string | null> {
  if (message.esType === channels.inSite) {
    const user = (await loadContacts(engine.db, [message.esReceiver])).get(message.esReceiver);
    if (!user) return null;
    const isUrgent = messageEvents.get(message.eventCode ?? '')?.urgent === true;
    await saveInSite(engine, { ...message, isUrgent }, user.id);
    const frame = { cmd: 'user', userId: user.id, msgId: message.id, msgTxt: message.esTitle } as const;
    await push.toUser(user.id, frame, { isPolite: !isUrgent });
    return null;
  }
  const provider =
    message.esType === channels.sms ? providers.sms : message.esType === channels.mail ? providers.mail : undefined;
  if (!provider) return storedOnly;
  await provider.send({ id: message.id, to: message.esReceiver, title: message.esTitle, content: message.esContent });
  return null;
}

/** A failed message is retried after 1, 5 and 30 minutes, then stays failed. */
async function saveOutcome(
  engine: EngineApi,
  { id, esSendNum }: Due,
  sent: boolean,
  result: string | null,
): Promise<void> {
  const now = engine.now();
  const wait = sent ? undefined : retryMinutes[esSendNum - 1];
  const next = wait === undefined ? null : chinaTime(new Date(now.getTime() + wait * minuteMs));
  await sql`
    update sys_sms set es_send_status = ${sent ? 1 : 2}::int, es_result = ${result?.slice(0, 255) ?? null}, next_time = ${next}::timestamptz,
                       es_send_time = ${chinaTime(now)}::timestamptz, version = version + 1
    where id = ${id} and es_send_status in (0, 2)`.execute(engine.db);
}
