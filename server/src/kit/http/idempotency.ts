import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Once } from '../context.ts';
import { jsonb } from '../database/parameters.ts';
import type { Handle } from '../handle.ts';
import { isUncertain } from '../schema/database-failure.ts';
import { type Envelope, successEnvelope } from './envelope.ts';
import type { Answer, Call } from './route.ts';

const retentionMinutes = 10;
const pollMs = 100;
const settleRetryMs = 500;

/** An answer that can be repeated. */
export interface StoredAnswer {
  readonly http: number;
  readonly body: Envelope;
}
type JsonAnswer = Extract<Answer, { kind: 'json' }>;
/** The outcome of a call: an answer that can be stored, or a file, which is generated again. */
type Outcome = StoredAnswer | Exclude<Answer, JsonAnswer>;

/** A call with an idempotency key: the id of its row and a digest of its content. */
interface Repeatable {
  readonly id: string;
  readonly bodyHash: string;
}

const digest = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

/** The identity of a repeatable call: tenant, user, path and key. Undefined without a key. */
export function repeatable(call: Call): Repeatable | undefined {
  const key = call.headers['x-idempotency-key']?.trim();
  if (!key || call.method !== 'POST') return undefined;
  const { session, registration } = call;
  if (!session && !registration) return undefined;
  if (key.length > 64) throw failure('badBody');
  const owner = session ? [session.tenantId, session.userId] : ['registration', registration?.userId];
  return { id: digest([...owner, call.path, key]), bodyHash: digest([call.query, call.params, call.body]) };
}

const isJson = (outcome: unknown): outcome is JsonAnswer =>
  typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'json';

/** The envelope of an answer. */
export const readStoredAnswer = ({ result, message, code }: JsonAnswer): StoredAnswer => ({
  http: 200,
  body: successEnvelope(result, message, code),
});

/**
 * The claim on a key. Every transaction of the call settles it as its last statement: the work is committed together
 * with its answer, or not at all when another call owns the key by now.
 */
export class Claim implements Once {
  readonly #db: Handle;
  readonly #id: string;
  readonly #claim: string;
  #settled: { readonly outcome: JsonAnswer; readonly kept: StoredAnswer } | undefined;
  /** The caller has its answer: later transactions of the call no longer settle the claim. */
  #isAnswered = false;

  constructor(db: Handle, id: string, claim: string) {
    [this.#db, this.#id, this.#claim] = [db, id, claim];
  }

  async settle(tx: Handle, outcome: unknown): Promise<void> {
    if (this.#isAnswered) return;
    const kept = isJson(outcome) ? readStoredAnswer(outcome) : undefined;
    if (!(await this.#write(tx, kept))) throw failure('busy');
    if (isJson(outcome) && kept) this.#settled = { outcome, kept };
  }
  /** The envelope of the handler's answer: the stored one if its transaction settled it. */
  storedAnswer(answer: JsonAnswer): StoredAnswer {
    return this.#settled?.outcome === answer ? this.#settled.kept : readStoredAnswer(answer);
  }

  /** Stores a success; failures and files free the key. */
  async end(outcome: Outcome): Promise<void> {
    // Work that continues after a failure (a timeout) must not be committed.
    this.#isAnswered = !('http' in outcome) || outcome.body.success;
    if (!('http' in outcome) || !outcome.body.success) await this.#free();
    else if (outcome !== this.#settled?.kept) await this.#write(this.#db, outcome);
  }
  /** After a defect the call can be retried, unless a part of its work is committed. */
  async release(): Promise<void> {
    await sql`delete from sys_idempotency where id = ${this.#id} and claim = ${this.#claim} and done = 0`.execute(
      this.#db,
    );
  }

  async #write(db: Handle, kept: StoredAnswer | undefined): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update sys_idempotency set done = 1, answer = coalesce(${jsonb(kept)}::jsonb, answer),
        expire_time = clock_timestamp() + make_interval(mins => ${retentionMinutes}::int)
      where id = ${this.#id} and claim = ${this.#claim}`.execute(db);
    return Number(numAffectedRows ?? 0) === 1;
  }
  async #free(): Promise<void> {
    await sql`delete from sys_idempotency where id = ${this.#id} and claim = ${this.#claim}`.execute(this.#db);
  }
}

export interface OnceOptions {
  readonly db: Handle;
  /** Maximum duration of the work; afterwards the claim of a crashed process is free for the next caller. */
  readonly limitMs: number;
  /** How long other callers wait for the answer. */
  readonly waitMs: number;
  /** Called when the key's row could not be updated after the work; the caller gets its answer anyway. */
  readonly report: (error: unknown) => void;
}

/**
 * Runs `work` once per key across all processes; repeated calls get the same answer. Throws keyReused for a call with
 * the same key and other content.
 */
export async function once<O extends Outcome>(
  call: Repeatable,
  work: (claim: Claim) => Promise<O>,
  parts: OnceOptions,
): Promise<O | StoredAnswer> {
  for (;;) {
    const claim = await claimKey(call, parts);
    if (claim) return run(claim, work, parts);
    const kept = await waitForAnswer(call, parts);
    if (kept) return kept;
  }
}

async function run<O extends Outcome>(
  claim: Claim,
  work: (claim: Claim) => Promise<O>,
  parts: OnceOptions,
): Promise<O> {
  let outcome: O;
  try {
    outcome = await work(claim);
  } catch (error) {
    await settleSoon(() => claim.release(), parts);
    throw error;
  }
  await settleSoon(() => claim.end(outcome), parts);
  return outcome;
}
/** Tries again until the claim ends by itself: a key that a restart of the database left claimed would stop every retry. */
async function settleSoon(settle: () => Promise<void>, { report, limitMs }: OnceOptions): Promise<void> {
  try {
    await settle();
  } catch (error) {
    report(error);
    void settleLater(settle, limitMs / settleRetryMs);
  }
}
async function settleLater(settle: () => Promise<void>, tries: number): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    await sleep(settleRetryMs, undefined, { ref: false });
    const isSettled = await settle().then(
      () => true,
      () => false,
    );
    if (isSettled) return;
  }
}

async function claimKey({ id, bodyHash }: Repeatable, parts: OnceOptions): Promise<Claim | undefined> {
  const claim = randomUUID().replaceAll('-', '');
  const until = sql`now() + make_interval(secs => ${parts.limitMs / 1000}::float8)`;
  const own = new Claim(parts.db, id, claim);
  try {
    const { rows } = await sql`
      insert into sys_idempotency (id, tenant_id, create_by, create_time, expire_time, body_hash, claim, done)
      values (${id}, 0, 'system', now(), ${until}, ${bodyHash}, ${claim}, 0)
      on conflict (id) do update set answer = null, create_time = now(), expire_time = ${until},
        body_hash = excluded.body_hash, claim = excluded.claim, done = 0
        where sys_idempotency.expire_time < now()
      returning id`.execute(parts.db);
    return rows.length > 0 ? own : undefined;
  } catch (error) {
    // The row may be committed although the answer of the database was lost.
    if (isUncertain(error)) await settleSoon(() => own.release(), parts);
    throw error;
  }
}

/** The answer of the call that does the work; undefined when the key became free. */
async function waitForAnswer(
  { id, bodyHash }: Repeatable,
  { db, waitMs }: OnceOptions,
): Promise<StoredAnswer | undefined> {
  let isDone = false;
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    const { rows } = await sql<{ answer: StoredAnswer | null; bodyHash: string; done: number }>`
      select answer, body_hash, done from sys_idempotency where id = ${id} and expire_time >= now()`.execute(db);
    const [row] = rows;
    if (!row) return undefined;
    if (row.bodyHash !== bodyHash) throw failure('keyReused');
    if (row.answer) return row.answer;
    isDone = row.done === 1;
    await sleep(pollMs);
  }
  throw failure(isDone ? 'answerLost' : 'busy');
}

/** Removes expired keys; returns how many. */
export async function removeExpiredKeys(db: Handle): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_idempotency where expire_time < now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}
