import { entities } from '@campus/contract';
import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';

/** How many writes to tables of the business were committed, and where the last one was. */
export interface Writes {
  readonly n: number;
  readonly last: string | null;
}
/**
 * Tables that refused calls write to by design (attempts, codes, sessions, logs, kept answers), and what is written by
 * itself: figures, frames, answers of the assistant that are still being given.
 */
const ofAttempts =
  /^sys_(log|audit|captcha|session|registration_token|login_|sms|one_time|wechat_|idempotency|job|oss_file|monitor_sample|push_frame)|^rc_outbox$|^ai_/;

/** Counts, from now on, committed writes to business tables; a rollback takes its count back. */
export async function countWrites(db: Handle): Promise<() => Promise<Writes>> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create table write_count (n int not null, last text); insert into write_count values (0, null)');
  await run(`create function count_write() returns trigger language plpgsql as
    $$ begin
      -- The sender delivers earlier messages in the background: not a write of the current call.
      if tg_table_name like 'sys_announcement%' and tg_op = 'INSERT' then
        if new.create_by = 'system' then return null; end if;
      end if;
      update write_count set n = n + 1, last = tg_table_name; return null;
    end $$`);
  // Entities can share a table.
  for (const table of new Set(entities.map((e) => e.table)))
    if (!ofAttempts.test(table))
      await run(
        `create trigger count_write after insert or update or delete on ${table} for each row execute function count_write()`,
      );
  return async () => (await sql<Writes>`select n, last from write_count`.execute(db)).rows[0] ?? { n: 0, last: null };
}
