import type { AnyEntity } from '@campus/contract/kit';
import type { MovedRow } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rows that a merge changes with their first values, in the order of the changes. */
export class MergeChanges {
  readonly #rows = new Map<string, { entity: AnyEntity; id: string; was: Values }>();

  record(entity: AnyEntity, id: string, was: Values): void {
    const key = `${entity.name} ${id}`;
    this.#rows.set(key, { entity, id, was: { ...was, ...this.#rows.get(key)?.was } });
  }
  /** The rows with their versions now: what is newer then was changed after the merge. */
  async finish({ db }: Context): Promise<MovedRow[]> {
    const rows = [...this.#rows.values()];
    const versions = new Map<string, number>();
    for (const [entity, some] of Map.groupBy(rows, (row) => row.entity)) {
      const ids = some.map(({ id }) => id);
      const found = await sql<{ id: string; version: number }>`
        select id, version from ${sql.table(entity.table)} where id = any(${ids}::text[])`.execute(db);
      for (const { id, version } of found.rows) versions.set(`${entity.name} ${id}`, version);
    }
    return rows.map(({ entity, id, was }) => ({
      entity: entity.name,
      id,
      version: versions.get(`${entity.name} ${id}`) ?? 0,
      was,
    }));
  }
}
