import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { callAt, ServerProcess, signInAt } from '../support/server-process.ts';
import { type Attempt, type Target, type Targets, Writers } from './writers.ts';

/** `KILLS=100 npm run test:unit -- server/test/reliability/kill.test.ts` is the figure of a release. */
const rounds = Number(process.env.KILLS ?? 2);

let store: OwnStore;
let targets: Targets;
let writers: Writers;
let database: Database;
/** Rounds that began with a server that answered. */
let starts = 0;
/** Rows that were acknowledged last before a kill and were not shown after it. */
const lost: string[] = [];

/** Approved companies other than hr01's, and deliveries to hr01's, each with the length of its history. */
async function readTargets(): Promise<Targets> {
  const { db, close } = await store.open();
  const own = sql`select m.company_id from rc_company_user m join sys_user u on u.id = m.user_id where u.username = 'hr01'`;
  const companies = await sql<Target>`
    select c.id, count(a.id)::int as lines from rc_company c left join rc_company_audit a on a.company_id = c.id
    where c.tenant_id = 1 and c.audit_status = 3 and c.id not in (${own}) group by c.id order by c.id limit 4`.execute(
    db,
  );
  const deliveries = await sql<Target>`
    select d.id, count(s.id)::int as lines from rc_delivery d join rc_delivery_step s on s.delivery_id = d.id
    where d.company_id in (${own}) group by d.id order by d.id limit 10`.execute(db);
  await close();
  return { companies: companies.rows, deliveries: deliveries.rows };
}

/** The sessions outlive the kill, and so does the last row that was acknowledged before it. */
async function readLast(address: string): Promise<void> {
  const last = writers.acts.positions.findLast(({ outcome }) => outcome === 'done');
  if (!last) return;
  const { result } = await callAt(address, `/sys/position/list?code=${last.key}`, { token: writers.tokens.school });
  if (result?.records.length !== 1) lost.push(last.key);
}

/** Starts on what the last kill left, writes, kills. */
async function round(n: number): Promise<void> {
  const server = new ServerProcess(store.env);
  const address = await server.address();
  starts += 1;
  writers ??= new Writers(targets, {
    school: await signInAt(address, 'admin'),
    hr: await signInAt(address, 'hr01'),
  });
  await readLast(address);
  const writing = writers.writeTo(address, n);
  try {
    await writers.haveWritten(5 + (n % 7));
    await new Promise((done) => setTimeout(done, (n * 37) % 100));
  } finally {
    await server.crash();
    await writing;
  }
}

/** What was acknowledged took place once, what was cut off at most once, and nothing else did. */
function expectCounted(attempts: readonly Attempt[], { id }: Target, took: number): void {
  const of = (outcome: Attempt['outcome']): number =>
    attempts.filter((a) => a.key === id && a.outcome === outcome).length;
  expect(took, id).toBeGreaterThanOrEqual(of('done'));
  expect(took, id).toBeLessThanOrEqual(of('done') + of('unknown'));
}

beforeAll(async () => {
  store = await ownStore('tiny');
  targets = await readTargets();
  for (let n = 0; n < rounds; n += 1) await round(n);
  database = await store.open();
}, 600_000);
afterAll(async () => {
  await database?.close();
  await store?.remove();
});

describe(`a server killed ${rounds} times while it writes`, () => {
  it('had acknowledged writes of every kind, and was cut off in some', () => {
    const { positions, companies, deliveries } = writers.acts;
    for (const acts of [positions, companies, deliveries])
      expect(acts.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThanOrEqual(rounds);
    const all = [...positions, ...companies, ...deliveries];
    expect(all.filter(({ outcome }) => outcome === 'unknown').length).toBeGreaterThan(0);
  });

  it('starts again by itself each time', () => {
    expect(starts).toBe(rounds);
  });

  it('knows its sessions, and shows what it had acknowledged last', () => {
    expect(lost).toEqual([]);
  });

  it('has every acknowledged row as it was acknowledged last, or as the write that was cut off made it', async () => {
    const { rows } = await sql<{ code: string; name: string }>`
      select code, name from sys_position where code like 'kill-%'`.execute(database.db);
    const stored = new Map(rows.map((row) => [row.code, row.name]));
    for (const [code, attempts] of Map.groupBy(writers.acts.positions, ({ key }) => key)) {
      const done = attempts.findLast(({ outcome }) => outcome === 'done')?.value;
      const open = attempts.filter(({ outcome }) => outcome === 'unknown').map(({ value }) => value);
      expect([done, ...open], code).toContain(stored.get(code));
    }
  });

  it('has every step of a company with its line of the history, and no line without its step', async () => {
    const { rows } = await sql<Target & { isFold: boolean; most: number }>`
      select c.id, count(a.id)::int as lines, max(a.seq)::int as most,
             (array_agg(a.to_status order by a.seq desc))[1] = c.audit_status as is_fold
      from rc_company c join rc_company_audit a on a.company_id = c.id
      where c.id = any(${targets.companies.map(({ id }) => id)}::text[]) group by c.id`.execute(database.db);
    for (const target of targets.companies) {
      const found = rows.find(({ id }) => id === target.id);
      expect(found).toMatchObject({ isFold: true, most: found?.lines });
      expectCounted(writers.acts.companies, target, (found?.lines ?? 0) - target.lines);
    }
  });

  it('has every note on a delivery as a step of it, in order', async () => {
    const { rows } = await sql<Target & { isFold: boolean; most: number }>`
      select d.id, count(s.id)::int as lines, max(s.seq)::int as most,
             (array_agg(s.to_status order by s.seq desc))[1] = d.status as is_fold
      from rc_delivery d join rc_delivery_step s on s.delivery_id = d.id
      where d.id = any(${targets.deliveries.map(({ id }) => id)}::text[]) group by d.id`.execute(database.db);
    for (const target of targets.deliveries) {
      const found = rows.find(({ id }) => id === target.id);
      expect(found).toMatchObject({ isFold: true, most: found?.lines });
      expectCounted(writers.acts.deliveries, target, (found?.lines ?? 0) - target.lines);
    }
  });
});
