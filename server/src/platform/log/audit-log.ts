import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/new-id.ts';

const lockKey = 778_202;
const firstHash = '0'.repeat(64);
const pageRows = 1000;

interface Sealed {
  readonly seq: number;
  readonly act: string;
  readonly actor: string;
  readonly actorTenant: number;
  readonly ip: string | null;
  readonly content: unknown;
  readonly createTime: string;
  readonly prevHash: string;
}

/** JSON with sorted keys: the same row gives the same text, however the database orders what it stores. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}
const seal = (key: Buffer, row: Sealed): string => createHmac('sha256', key).update(canonical(row)).digest('hex');

/** The chain of sensitive acts: every row is sealed over the one before it, so that a changed or missing one shows. */
export class AuditLog {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Writes `act` in the caller's transaction: when it cannot be written, the act does not happen. */
  async write(context: Context, act: string, content: Readonly<Record<string, unknown>>): Promise<void> {
    const db = context.db as unknown as Handle;
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(db);
    const { rows } = await sql<{
      seq: number;
      hash: string;
    }>`select seq, hash from sys_audit order by seq desc limit 1`.execute(db);
    const row: Sealed = {
      seq: (rows[0]?.seq ?? 0) + 1,
      act,
      actor: context.session.username,
      actorTenant: context.session.tenantId,
      ip: context.call.ip || null,
      content: JSON.parse(JSON.stringify(content)),
      createTime: context.now,
      prevHash: rows[0]?.hash ?? firstHash,
    };
    await db
      .insertInto('sys_audit')
      .values({
        ...row,
        content: sql`${JSON.stringify(row.content)}::jsonb`,
        id: newId(),
        tenantId: 0,
        createBy: row.actor,
        hash: seal(this.#key, row),
      })
      .execute();
  }

  /** The number of the first row that is not as it was written, or undefined when the chain is whole. */
  async firstBroken(db: Handle): Promise<number | undefined> {
    let before = { seq: 0, hash: firstHash };
    for (;;) {
      const { rows } = await sql<Sealed & { hash: string }>`
        select seq, act, actor, actor_tenant, ip, content, create_time, prev_hash, hash from sys_audit
        where seq > ${before.seq}::int order by seq limit ${pageRows}::int`.execute(db);
      for (const { hash, ...row } of rows) {
        if (row.seq !== before.seq + 1 || row.prevHash !== before.hash || !equal(hash, seal(this.#key, row)))
          return before.seq + 1;
        before = { seq: row.seq, hash };
      }
      if (rows.length < pageRows) return undefined;
    }
  }
}
const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
