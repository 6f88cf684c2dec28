import type { AnyEntity } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';

/** The next `seq` in the journal of a row, computed by the statement that inserts the entry; the caller has locked the row. */
export const nextSeq = (journal: AnyEntity, reference: string, id: string): RawBuilder<number> => sql<number>`(
  select coalesce(max(seq), 0) + 1 from ${sql.table(journal.table)} where ${sql.ref(reference)} = ${id})`;
