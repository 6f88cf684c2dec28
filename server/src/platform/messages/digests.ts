import { fromChinaTime, mostSingleMessages } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { messageEvents } from './event-settings.ts';
import { fillText } from './fill.ts';

const hourMs = 3600_000;

interface Entry {
  readonly tenantId: number;
  readonly code: string;
  readonly receiver: string;
  readonly createTime: string;
}
/** The message for the sixth and all later messages of one hour. */
export interface Digest {
  /** `bizId` of its messages: the hour. */
  readonly key: string;
  /** End of the hour, when it is sent. */
  readonly end: Date;
  /** All messages of the hour so far. */
  readonly number: number;
  readonly texts: { readonly content: string; readonly link: string };
}

/** `2026-11-20 10`: the hour of an entry in China time. */
const getHour = ({ createTime }: Entry): string => createTime.slice(0, 13);
const getBucket = (entry: Entry): string => [entry.tenantId, entry.code, entry.receiver, getHour(entry)].join(' ');

/** Counts the messages per event, receiver and hour. A lock per bucket keeps two processes from counting at once. */
export class Digests {
  readonly #counts = new Map<string, number>();

  /** Locks the buckets of these entries until the end of the transaction and counts the rows expanded earlier. */
  static async open(tx: Handle, entries: readonly Entry[]): Promise<Digests> {
    const digests = new Digests();
    const limited = entries.filter(({ code }) => messageEvents.get(code)?.digest !== undefined);
    const buckets = new Map(limited.map((entry) => [getBucket(entry), entry]));
    // One order for all processes prevents deadlocks.
    for (const bucket of [...buckets.keys()].sort()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`digest ${bucket}`}, 0))`.execute(tx);
      digests.#counts.set(bucket, await countExpanded(tx, buckets.get(bucket) as Entry));
    }
    return digests;
  }

  /** Counts one more entry; its digest from the sixth on, undefined while it is sent on its own. */
  count(entry: Entry): Digest | undefined {
    const bucket = getBucket(entry);
    const before = this.#counts.get(bucket);
    const digest = messageEvents.get(entry.code)?.digest;
    if (before === undefined || !digest) return undefined;
    const number = before + 1;
    this.#counts.set(bucket, number);
    if (number <= mostSingleMessages) return undefined;
    const start = fromChinaTime(`${getHour(entry)}:00:00`);
    const { content, link = '' } = digest;
    return { key: getHour(entry), end: new Date(start.getTime() + hourMs), number, texts: { content, link } };
  }
}

async function countExpanded(tx: Handle, entry: Entry): Promise<number> {
  const start = `${getHour(entry)}:00:00`;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_outbox
    where tenant_id = ${entry.tenantId}::int and code = ${entry.code} and receiver = ${entry.receiver} and del_flag = 0
      and done_time is not null and create_time >= ${start}::timestamptz
      and create_time < ${start}::timestamptz + interval '1 hour'`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Writes the new number into a digest that is still waiting; false when there is none. */
export async function updateDigest(tx: Handle, entry: Entry & { id: string }, digest: Digest): Promise<boolean> {
  const params = { n: String(digest.number) };
  const { rows } = await sql`
    update sys_sms set es_content = ${fillText(digest.texts.content, params)}, es_param = es_param || ${JSON.stringify(params)}::jsonb
    where tenant_id = ${entry.tenantId}::int and event_code = ${entry.code} and biz_id = ${digest.key} and es_send_status = 0
      and es_send_num = 0 and del_flag = 0
      and outbox_id in (select id from rc_outbox where receiver = ${entry.receiver} and code = ${entry.code})
    returning id`.execute(tx);
  return rows.length > 0;
}
