import { sql } from 'kysely';
import type { Context, Receivers } from '../../kit/context.ts';
import type { EntryWriter } from '../../kit/ports.ts';
import { newId } from '../../kit/write/new-id.ts';
import { messageEvents } from './event-settings.ts';

/** Wakes the senders of every process when something is to be sent. */
export const outboxChannel = 'outbox';

export interface Notice {
  /** Code of an event that an area declares. */
  readonly code: string;
  /** Id of the row it refers to. */
  readonly refId: string;
  /** Distinguishes occurrences of the same event on the same row (a version, a date); default: a single one. */
  readonly seq?: string | number | null | undefined;
  readonly receivers: Receivers;
  readonly params?: Readonly<Record<string, string | number | null | undefined>>;
  /** Is not delayed by quiet hours, whatever the event is otherwise. */
  readonly isUrgent?: boolean;
}

/** Parameter of an urgent notification; no template uses the name. */
export const urgentParameter = '#urgent';

/** The occurrences of an event on these rows that were announced: `refId seq` of each. */
export async function listAnnounced(
  code: string,
  refIds: readonly string[],
  { db, session }: Context,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct ref_id || ' ' || event_seq as key from rc_outbox
    where tenant_id = ${session.tenantId}::int and code = ${code} and ref_id = any(${[...refIds]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** A row of `rc_outbox`, by its columns. */
type Queued = Readonly<Record<string, unknown>>;
const outbox: EntryWriter<Queued> = {
  insert: (queued) => sql`
    insert into rc_outbox (id, tenant_id, create_by, create_time, code, ref_id, event_seq, receiver, params)
    select id, tenant_id, create_by, create_time, code, ref_id, event_seq, receiver, params
    from json_populate_recordset(null::rc_outbox, ${JSON.stringify(queued)}::json)
    on conflict do nothing`,
};

/**
 * Queues a notification at the end of the caller's transaction, so a rollback discards it. The same event on the same row with the
 * same `seq` reaches a receiver once, even if called repeatedly. Throws on an undeclared code.
 */
export function notify(context: Context, notice: Notice): void {
  if (!messageEvents.has(notice.code)) throw new Error(`no area declares the event ${notice.code}`);
  const { usernames = [], mobiles = [] } = notice.receivers;
  const receivers = [...new Set([...usernames, ...mobiles])].filter(Boolean);
  if (receivers.length === 0) return;
  const params = Object.fromEntries(
    Object.entries({
      refId: notice.refId,
      ...notice.params,
      ...(notice.isUrgent && { [urgentParameter]: '1' }),
    }).map(([name, value]) => [name, String(value ?? '')]),
  );
  const { tenantId, username } = context.session;
  const same = {
    ...{ tenant_id: tenantId, create_by: username, create_time: context.now, code: notice.code, ref_id: notice.refId },
    ...{ event_seq: String(notice.seq ?? 1), params },
  };
  for (const receiver of receivers) context.endWrites.addEntry(outbox, { ...same, id: newId(), receiver });
  const { database } = context.engine;
  context.later(() => database.publish(outboxChannel, ''));
}
