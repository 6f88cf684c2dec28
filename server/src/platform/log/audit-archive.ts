import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { allowDelete } from '../../kit/database/append-only.ts';
import { type AuditLog, archiveAct } from './audit-log.ts';

/**
 * Moves rows older than `before` to an archive file and writes a sealed row that continues the chain. Returns their
 * number. Runs in the caller's transaction, on a verified chain.
 */
export async function archiveAudit(audit: AuditLog, context: Context, folder: string, before: string): Promise<number> {
  const db = context.db;
  const { rows } = await sql<{ from: number; upTo: number; hash: string }>`
    select min(seq)::int as from, max(seq)::int as up_to, (array_agg(hash order by seq desc))[1] as hash
    from sys_audit where seq < (select coalesce(min(seq), 0) from sys_audit where create_time >= ${before}::timestamptz)`.execute(
    db,
  );
  const [span] = rows;
  // The last rows stay, however old: the chain needs its head.
  if (!span?.upTo) return 0;
  const file = `audit-${span.from}-${span.upTo}.jsonl`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const out = await open(join(folder, file), 'w', 0o600);
  let count = 0;
  try {
    for await (const row of audit.rowsAfter(db, span.from - 1)) {
      if (row.seq > span.upTo) break;
      await out.write(`${JSON.stringify(row)}\n`);
      count += 1;
    }
    await out.sync();
  } finally {
    await out.close();
  }
  audit.write(context, archiveAct, { file, rows: count, from: span.from, upTo: span.upTo, hash: span.hash });
  await allowDelete('sys_audit', context, () => sql`delete from sys_audit where seq <= ${span.upTo}::int`.execute(db));
  return count;
}
