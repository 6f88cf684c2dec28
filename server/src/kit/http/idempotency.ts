import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Call } from '../route.ts';
import type { Envelope } from './envelope.ts';

const keptMinutes = 10;
const waitMs = 60_000;
const pollMs = 100;

/** An answer that can be given again. */
export interface Kept {
  readonly http: number;
  readonly body: Envelope;
}

/** The row that stands for a repeated call: same tenant, user, path and key. Undefined when the call carries no key. */
export function idempotencyId(call: Call): string | undefined {
  const key = call.headers['x-idempotency-key']?.trim();
  if (!key || call.method !== 'POST' || !call.session) return undefined;
  if (key.length > 64) throw failure('badBody');
  const { tenantId, userId } = call.session;
  return createHash('sha256')
    .update(JSON.stringify([tenantId, userId, call.path, key]))
    .digest('hex')
    .slice(0, 32);
}

/**
 * Runs `work` once for `id`, in whichever process the call arrives first; everybody else gets that first answer. A call
 * whose process died before it could keep its answer is refused as busy until the key runs out: done twice is worse.
 */
export async function once(db: Handle, id: string, work: () => Promise<Kept | undefined>): Promise<Kept | undefined> {
  if (!(await claim(db, id))) return answerOfFirst(db, id);
  try {
    const kept = await work();
    if (kept)
      await sql`update sys_idempotency set answer = ${JSON.stringify(kept)}::jsonb where id = ${id}`.execute(db);
    else await forget(db, id);
    return kept;
  } catch (error) {
    await forget(db, id);
    throw error;
  }
}

async function claim(db: Handle, id: string): Promise<boolean> {
  const until = sql`now() + make_interval(mins => ${keptMinutes}::int)`;
  const { rows } = await sql`
    insert into sys_idempotency (id, tenant_id, create_by, create_time, expire_time) values (${id}, 0, 'system', now(), ${until})
    on conflict (id) do update set answer = null, create_time = now(), expire_time = ${until}
      where sys_idempotency.expire_time < now()
    returning id`.execute(db);
  return rows.length > 0;
}
const forget = (db: Handle, id: string) => sql`delete from sys_idempotency where id = ${id}`.execute(db);

async function answerOfFirst(db: Handle, id: string): Promise<Kept> {
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    const { rows } = await sql<{ answer: Kept | null }>`select answer from sys_idempotency where id = ${id}`.execute(
      db,
    );
    if (!rows[0]) break;
    if (rows[0].answer) return rows[0].answer;
    await sleep(pollMs);
  }
  throw failure('busy');
}

/** Removes keys that have run out; answers how many. */
export async function forgetExpiredKeys(db: Handle): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_idempotency where expire_time < now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}
