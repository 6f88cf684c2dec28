import { sql } from 'kysely';
import type { Context, Receivers } from '../../kit/context.ts';
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

/**
 * Queues a notification in the caller's transaction, so a rollback discards it. The same event on the same row with the
 * same `seq` reaches a receiver once, even if called repeatedly. Throws on an undeclared code.
 */
export async function notify(context: Context, notice: Notice): Promise<void> {
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
  await sql`
    insert into rc_outbox (id, tenant_id, create_by, create_time, code, ref_id, event_seq, receiver, params)
    select id, ${tenantId}::int, ${username}::text, ${context.now}::timestamptz, ${notice.code}::text, ${notice.refId}::text,
           ${String(notice.seq ?? 1)}::text, receiver, ${JSON.stringify(params)}::jsonb
    from unnest(${receivers.map(() => newId())}::text[], ${receivers}::text[]) as r (id, receiver)
    on conflict do nothing`.execute(context.db);
  const { database } = context.engine;
  context.later(() => database.publish(outboxChannel, ''));
}
