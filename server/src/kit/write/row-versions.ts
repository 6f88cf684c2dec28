import type { AnyEntity, Session } from '@campus/contract/kit';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../handle.ts';
import type { DataLog } from '../ports.ts';

/**
 * Versions for the data log that a transaction has yet to write. The next answer about a row takes them into its own
 * statement; what is left is written before the commit. Nothing reads the data log in a transaction that adds to it.
 */
export class RowVersions {
  readonly #log: DataLog;
  #rows: unknown[] = [];

  constructor(log: DataLog) {
    this.#log = log;
  }
  /** Adds the row as it is now. */
  add(entity: AnyEntity, row: Readonly<Record<string, unknown>>, session: Session): void {
    this.#rows.push(this.#log.version(entity, row, session));
  }
  /** The statement that writes them; the caller runs it. Undefined when there are none. */
  take(): RawBuilder<unknown> | undefined {
    const rows = this.#rows;
    this.#rows = [];
    return rows.length > 0 ? this.#log.insert(rows) : undefined;
  }
  async write(tx: Handle): Promise<void> {
    await this.take()?.execute(tx);
  }
  /** Forgets those of work that was undone. */
  drop(): void {
    this.#rows = [];
  }
}
