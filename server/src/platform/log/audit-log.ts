import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import type { EntryWriter } from '../../kit/ports.ts';
import { newId } from '../../kit/write/new-id.ts';
import type { Anchor } from './audit-anchors.ts';

const firstHash = '0'.repeat(64);
const pageRows = 1000;
/** Action that records an archiving: the chain continues from there. */
export const archiveAct = 'audit.archive';

/** The sealed content of a row. */
interface AuditContent {
  readonly seq: number;
  readonly act: string;
  readonly actor: string;
  readonly actorTenant: number;
  readonly ip: string | null;
  readonly content: unknown;
  readonly createTime: string;
  readonly prevHash: string;
}
/** What the chain adds to an entry is not known before the end of its transaction. */
type Entry = Omit<AuditContent, 'seq' | 'prevHash'>;
/** The user an action is attributed to. */
export type Actor = Pick<Session, 'username' | 'tenantId'>;
export type SealedRow = AuditContent & { readonly hash: string };
/** Head of the chain. */
export interface ChainHead {
  readonly rows: number;
  readonly seq: number;
  readonly hash: string;
  readonly time: string | null;
}

/** JSON with sorted keys: equal rows give equal text, regardless of the order in the database. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}
const seal = (key: Buffer, row: AuditContent): string => createHmac('sha256', key).update(canonical(row)).digest('hex');

/**
 * The audit chain: each row is sealed together with the hash of the previous one, so a changed or missing row is
 * detected.
 */
export class AuditLog {
  readonly #key: Buffer;
  readonly #writer: EntryWriter<Entry> = { insert: (entries, db) => this.#insert(entries, db) };

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Adds an entry at the end of the caller's transaction: when it fails, the action fails. */
  write(
    context: Context,
    act: string,
    content: Readonly<Record<string, unknown>>,
    actor: Actor = context.session,
  ): void {
    context.endWrites.addEntry(this.#writer, {
      act,
      actor: actor.username,
      actorTenant: actor.tenantId,
      ip: context.call.ip || null,
      content: JSON.parse(JSON.stringify(content)),
      createTime: context.now,
    });
  }
  /** Seals the entries of a transaction, which holds the end of the chain until its commit. */
  async #insert(entries: readonly Entry[], db: Handle): Promise<RawBuilder<unknown>> {
    const { rows } = await sql<{ seq: number | null; hash: string | null }>`select * from lock_audit_head()`.execute(
      db,
    );
    let last = { seq: rows[0]?.seq ?? 0, hash: rows[0]?.hash ?? firstHash };
    const sealed = entries.map((entry) => {
      const row = { ...entry, seq: last.seq + 1, prevHash: last.hash };
      last = { seq: row.seq, hash: seal(this.#key, row) };
      return sql`(${row.seq}::int, ${row.act}, ${row.actor}, ${row.actorTenant}::int, ${row.ip}, ${JSON.stringify(row.content)}::jsonb,
        ${row.createTime}::timestamptz, ${row.prevHash}, ${newId()}, 0, ${row.actor}, ${last.hash})`;
    });
    return sql`
      insert into sys_audit (seq, act, actor, actor_tenant, ip, content, create_time, prev_hash, id, tenant_id, create_by, hash)
      values ${sql.join(sealed)}`;
  }

  async head(db: Handle): Promise<ChainHead> {
    const { rows } = await sql<ChainHead>`
      select count(*) over ()::int as rows, seq, hash, create_time as time from sys_audit order by seq desc limit 1`.execute(
      db,
    );
    return rows[0] ?? { rows: 0, seq: 0, hash: firstHash, time: null };
  }

  /**
   * Number of the first row that was changed or is missing; undefined when the chain is intact and reaches its anchors.
   */
  async findBroken(db: Handle, anchors: readonly Anchor[] = []): Promise<number | undefined> {
    const start = await this.#start(db);
    const hashes = new Map(anchors.filter(({ seq }) => seq > start.seq).map(({ seq, hash }) => [seq, hash]));
    let before = start;
    for await (const { hash, ...row } of this.rowsAfter(db, start.seq)) {
      const anchored = hashes.get(row.seq) ?? hash;
      const isNext = row.seq === before.seq + 1 && row.prevHash === before.hash && anchored === hash;
      if (!isNext || !equal(hash, seal(this.#key, row))) return before.seq + 1;
      before = { seq: row.seq, hash };
    }
    const isCutShort = [...hashes.keys()].some((seq) => seq > before.seq);
    return isCutShort || (await this.#archivedFrom(db, start)) ? before.seq + 1 : undefined;
  }
  /** Rows after a number, in order, read in pages. */
  async *rowsAfter(db: Handle, after: number): AsyncGenerator<SealedRow> {
    for (let seq = after; ; ) {
      const { rows } = await sql<SealedRow>`
        select seq, act, actor, actor_tenant, ip, content, create_time, prev_hash, hash from sys_audit
        where seq > ${seq}::int order by seq limit ${pageRows}::int`.execute(db);
      yield* rows;
      if (rows.length < pageRows) return;
      seq = rows.at(-1)?.seq ?? seq;
    }
  }

  /** Start of the chain in the table: the first row, or the one after the last archived row. */
  async #start(db: Handle): Promise<{ seq: number; hash: string }> {
    const { rows } = await sql<{ seq: number; hash: string }>`
      select (content->>'upTo')::int as seq, content->>'hash' as hash from sys_audit
      where act = ${archiveAct} order by seq desc limit 1`.execute(db);
    return rows[0] ?? { seq: 0, hash: firstHash };
  }
  /** Whether rows exist that the archive entry says were removed: the entry was forged. */
  async #archivedFrom(db: Handle, { seq }: { seq: number }): Promise<boolean> {
    const { rows } = await sql`select 1 from sys_audit where seq <= ${seq}::int limit 1`.execute(db);
    return rows.length > 0;
  }
}
const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
