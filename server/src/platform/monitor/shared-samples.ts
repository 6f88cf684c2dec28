import { createHash } from 'node:crypto';
import type { ProcessSample } from '@campus/contract/monitor';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/open.ts';
import type { Handle } from '../../kit/handle.ts';
import type { Log } from '../../kit/log.ts';
import { sampleMs } from './sampler.ts';

const everyMs = 5_000;
/** A process without a sample for this long no longer counts. */
const staleSeconds = 20;
const keptHours = 1;

/** The last sample of another process. */
export interface OtherProcess extends ProcessSample {
  /** Number of samples that it has taken since, by the clock. */
  readonly since: number;
}

/** The last sample of every process on the database, so one of them can answer for all. */
export class SharedSamples {
  readonly #database: Database;
  readonly #process: string;
  readonly #take: () => ProcessSample;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: { database: Database; process: string; take: () => ProcessSample; log: Log }) {
    this.#database = parts.database;
    this.#process = parts.process;
    this.#take = parts.take;
    this.#log = parts.log;
  }
  /** The embedded database has one process, so samples need not be shared. */
  start(): void {
    if (this.#database.kind === 'embedded') return;
    this.#timer = setInterval(() => {
      this.#writing = this.write().catch((error: unknown) =>
        this.#log.warn('sample not written', { error: String(error) }),
      );
    }, everyMs).unref();
  }
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }
  async write(): Promise<void> {
    const id = createHash('sha256').update(this.#process).digest('hex').slice(0, 32);
    await sql`
      insert into sys_monitor_sample (id, tenant_id, create_by, create_time, process, taken_time, sample)
      values (${id}, 0, 'system', now(), ${this.#process}, now(), ${JSON.stringify(this.#take())}::jsonb)
      on conflict (id) do update set taken_time = now(), sample = excluded.sample`.execute(this.#database.db);
  }
  /** The last samples of the other processes. */
  async others(db: Handle): Promise<readonly OtherProcess[]> {
    const { rows } = await sql<{ sample: ProcessSample; seconds: number }>`
      select sample, extract(epoch from now() - taken_time)::float8 as seconds from sys_monitor_sample
      where process <> ${this.#process} and taken_time > now() - make_interval(secs => ${staleSeconds}::int)
      order by process`.execute(db);
    return rows.map(({ sample, seconds }) => ({ ...sample, since: Math.round((seconds * 1000) / sampleMs) }));
  }
}

/** Removes samples of ended processes; returns how many. */
export async function removeStaleSamples(db: Handle): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sys_monitor_sample where taken_time < now() - make_interval(hours => ${keptHours}::int)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
