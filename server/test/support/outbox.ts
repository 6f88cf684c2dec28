import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';

/** Queued notifications as `code receiver`, sorted unless asked for by time. */
export async function listNotifications(
  db: Handle,
  order: 'code, receiver' | 'create_time, id' = 'code, receiver',
): Promise<string[]> {
  const { rows } = await sql<{
    code: string;
    receiver: string;
  }>`select code, receiver from rc_outbox order by ${sql.raw(order)}`.execute(db);
  return rows.map(({ code, receiver }) => `${code} ${receiver}`);
}
