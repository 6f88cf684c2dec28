import type { AnyEntity, Session } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Handle } from '../handle.ts';
import type { DataLog, EntryWriter } from '../ports.ts';
import type { Data } from '../read/texts.ts';

/** A statement that can wait for the end of its transaction; `returning` its rows. */
interface EndWrite {
  readonly statement: RawBuilder<unknown>;
  /** Runs when it has written a row, or when that is not known. */
  readonly written?: () => void;
}
type Entries = ReadonlyMap<EntryWriter, readonly unknown[]>;
/** Writes that were set aside. */
export interface WaitingWrites {
  readonly entries: Entries;
  readonly others: ReadonlyMap<string, EndWrite>;
}
/** Writes as parts of another statement. */
export interface TakenWrites {
  /** The `with` clause. */
  readonly clause: RawBuilder<unknown>;
  /** Columns of the statement with the number of rows of each. */
  readonly columns: readonly RawBuilder<unknown>[];
  /** Call it with a row of the answer. */
  settle(row: Data | undefined): void;
}

/**
 * Writes that a transaction has yet to do: entries of logs and statements that nothing reads before the commit.
 * The next answer about a row takes them into its own statement; what is left is written before the commit.
 */
export class EndWrites {
  readonly #log: DataLog;
  readonly #isOpen: boolean;
  #entries: Entries = new Map();
  #others = new Map<string, EndWrite>();

  /** Without `isOpen` they refuse every write: there is no transaction at whose end it would happen. */
  constructor(log: DataLog, isOpen = true) {
    this.#log = log;
    this.#isOpen = isOpen;
  }
  /** Adds the row as it is now to the data log. */
  addVersion(entity: AnyEntity, row: Readonly<Record<string, unknown>>, session: Session): void {
    this.addEntry(this.#log, this.#log.version(entity, row, session));
  }
  /** Adds an entry, after those that the writer has. */
  addEntry<T>(writer: EntryWriter<T>, entry: T): void {
    this.#assertOpen();
    this.#entries = joinEntries(this.#entries, new Map([[writer as EntryWriter, [entry]]]));
  }
  /** Adds a statement, once for a key. */
  add(key: string, write: EndWrite): void {
    this.#assertOpen();
    this.#others.set(key, write);
  }
  /** Publishes with the commit, so that nothing after it can prevent that. */
  publish(database: Pick<Database, 'notification'>, channel: string, payload: string): void {
    const statement = database.notification(channel, payload);
    if (statement) this.add(`${channel} ${payload}`, { statement });
  }
  #assertOpen(): void {
    if (!this.#isOpen) throw new Error('a write needs a transaction');
  }
  /** The writes; the caller runs them. Undefined when there are none. */
  async take(tx: Handle): Promise<TakenWrites | undefined> {
    const { entries, others: waiting } = this.setAside();
    const others = [...waiting.values()];
    if (entries.size + others.length === 0) return undefined;
    const logged = [];
    for (const [writer, added] of entries) logged.push(await writer.insert(added, tx));
    const parts = [
      ...logged.map((statement, i) => sql`${sql.ref(`logged${i}`)} as (${statement})`),
      ...others.map(({ statement }, i) => sql`${sql.ref(columnOf(i))} as (${statement})`),
    ];
    return {
      clause: sql`with ${sql.join(parts)}`,
      columns: others.map((_one, i) => {
        const name = sql.ref(columnOf(i));
        return sql`(select count(*) from ${name}) as ${name}`;
      }),
      settle: (row) => {
        for (const [i, { written }] of others.entries()) if (!row || Number(row[columnOf(i)]) > 0) written?.();
      },
    };
  }
  async write(tx: Handle): Promise<void> {
    const taken = await this.take(tx);
    if (!taken) return;
    const { clause, columns, settle } = taken;
    const { rows } = await sql<Data>`${clause} select ${sql.join([sql`1 as done`, ...columns])}`.execute(tx);
    settle(rows[0]);
  }
  /** Starts again without the writes so far, for `putBack`. */
  setAside(): WaitingWrites {
    const held = { entries: this.#entries, others: this.#others };
    this.drop();
    return held;
  }
  /** Puts writes that were set aside before those that came since. */
  putBack({ entries, others }: WaitingWrites): void {
    this.#entries = joinEntries(entries, this.#entries);
    this.#others = new Map([...others, ...this.#others]);
  }
  /** Forgets those of work that was undone. */
  drop(): void {
    this.#entries = new Map();
    this.#others = new Map();
  }
}
function joinEntries(earlier: Entries, later: Entries): Entries {
  const joined = new Map(earlier);
  for (const [writer, entries] of later) joined.set(writer, [...(joined.get(writer) ?? []), ...entries]);
  return joined;
}
const columnOf = (i: number): string => `written${i}`;
