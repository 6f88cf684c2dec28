import { sql } from 'kysely';
import type { Handle } from '../handle.ts';

const everyMs = 60_000;

/**
 * Adds the slots of connections that have ended to one slot per table, in one statement, so that no version changes. A
 * version is the sum over its slots: it stays fast to read.
 */
export async function sweepVersions(db: Handle): Promise<void> {
  await sql`
    with held as materialized (
      select tab, slot from table_version where slot <> 0 and slot not in (select pid from pg_stat_activity where pid is not null)
      order by tab, slot for update skip locked
    ), gone as (
      delete from table_version v using held h where v.tab = h.tab and v.slot = h.slot returning v.tab, v.n
    )
    insert into table_version (tab, slot, n) select tab, 0, sum(n) from gone group by tab order by tab
    on conflict (tab, slot) do update set n = table_version.n + excluded.n`.execute(db);
}

/** Sweeps while counts are used, at most once a minute. */
export class Sweeper {
  readonly #db: Handle;
  #next = performance.now() + everyMs;

  constructor(db: Handle) {
    this.#db = db;
  }
  consider(): void {
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + everyMs;
    // Slots that stay only cost time; the next sweep takes them.
    void sweepVersions(this.#db).catch(() => undefined);
  }
}
