import { createHash, randomUUID } from 'node:crypto';
import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import { jsonb } from '../database/parameters.ts';
import type { Handle } from '../handle.ts';
import { getSession } from '../http/answer.ts';
import type { Call } from '../http/route.ts';
import type { ReceivedImport } from './import-files.ts';

/** What happened to a row that an import wrote. */
export type RowOutcome = 'added' | 'updated' | 'unchanged';
/** Numbers of rows that an import added, updated and left unchanged. */
export type ImportCounts = Record<RowOutcome, number>;

interface StoredProgress extends ImportCounts {
  readonly position: number;
  readonly refused: readonly number[] | null;
}
/** Rows that were tried, in their order. */
export interface TriedRows {
  readonly positions: readonly number[];
  /** Those of them that were refused. */
  readonly refused: readonly number[];
  /** The counts with those that were written. */
  readonly counts: ImportCounts;
}

const retentionHours = 24;

/** The identity of an import: the same user sends the same files with the same mapping to the same list. */
export function importId(call: Call, { uploads, fields }: ReceivedImport): string {
  const { tenantId, userId } = getSession(call);
  const files = uploads.map(({ sha256 }) => sha256);
  const others = [...fields].filter(([name]) => name !== 'taskId').sort();
  const facts = JSON.stringify([tenantId, userId, call.path, call.query, files, others]);
  return createHash('sha256').update(facts).digest('hex').slice(0, 32);
}

/**
 * How far an import has come. Rows are numbered from 0 over all files. Written in the transactions of the rows, so a row
 * is written once: an import that a crash interrupted goes on where it stopped when the same file is sent again.
 */
export class ImportProgress {
  readonly counts: ImportCounts;
  readonly #db: Handle;
  readonly #id: string;
  readonly #claim: string;
  #refused: ReadonlySet<number>;
  /** All rows before are written or refused. */
  #position: number;

  private constructor(db: Handle, id: string, claim: string, stored: StoredProgress) {
    [this.#db, this.#id, this.#claim] = [db, id, claim];
    this.#position = stored.position;
    this.#refused = new Set(stored.refused);
    this.counts = { added: stored.added, updated: stored.updated, unchanged: stored.unchanged };
  }

  /** Starts or takes over an import: a request that still runs with the same id ends at its next row. */
  static async open(db: Handle, id: string, username: string): Promise<ImportProgress> {
    const claim = randomUUID().replaceAll('-', '');
    const until = sql`now() + make_interval(hours => ${retentionHours}::int)`;
    // One that expired is not continued: its rows may have been removed on purpose.
    await sql`delete from sys_import_progress where id = ${id} and expire_time < now()`.execute(db);
    const { rows } = await sql<StoredProgress>`
      insert into sys_import_progress
        (id, create_by, create_time, expire_time, claim, position, added, updated, unchanged)
      values (${id}, ${username}, now(), ${until}, ${claim}, 0, 0, 0, 0)
      on conflict (id) do update set claim = excluded.claim, expire_time = excluded.expire_time
      returning position, refused, added, updated, unchanged`.execute(db);
    return new ImportProgress(db, id, claim, rows[0] as StoredProgress);
  }

  /** Whether an interrupted import is continued. */
  get isContinued(): boolean {
    return this.#position > 0;
  }
  /** Whether an earlier request has written the row. */
  isWritten(row: number): boolean {
    return row < this.#position && !this.#refused.has(row);
  }

  /**
   * Records rows in their transaction; the result takes it over after the commit. Throws importTaken when another request
   * goes on with this import.
   */
  async record(tx: Handle, { positions, refused, counts }: TriedRows): Promise<() => void> {
    const position = Math.max(this.#position, (positions.at(-1) ?? -1) + 1);
    const tried = new Set(positions);
    const open = new Set([...this.#refused].filter((row) => !tried.has(row)).concat(refused));
    const { added, updated, unchanged } = counts;
    const { numAffectedRows } = await sql`
      update sys_import_progress
      set position = ${position}, refused = ${jsonb([...open])}::jsonb, added = ${added}, updated = ${updated}, unchanged = ${unchanged}
      where id = ${this.#id} and claim = ${this.#claim}`.execute(tx);
    if (Number(numAffectedRows ?? 0) !== 1) throw failure('importTaken');
    return () => {
      this.#position = position;
      this.#refused = open;
      Object.assign(this.counts, counts);
    };
  }
  /** Forgets an import that came to its end. */
  async close(): Promise<void> {
    await sql`delete from sys_import_progress where id = ${this.#id} and claim = ${this.#claim}`.execute(this.#db);
  }
}

/** Removes imports that no user continued; returns how many. */
export async function removeExpiredImports(db: Handle): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_import_progress where expire_time < now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}
