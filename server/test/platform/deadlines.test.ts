import { entities } from '@campus/contract';
import { refusal, today } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behaviour } from '../../src/kit/behaviour.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { deadlines, getDeadlines } from '../../src/platform/jobs/deadlines.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { runJob } from '../support/run-job.ts';
import { booth } from '../support/sample-entities.ts';
import { type Fixture, sampleFixture } from '../support/sample-fixture.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
let fixture: Fixture;
const refusing = behaviour(booth, {
  steps: {
    lapse(row) {
      if (row.title === 'kept') throw refusal('暂不能失效');
    },
  },
});
beforeAll(async () => {
  database = await openTestDatabase();
  fixture = await sampleFixture(database, [], refusing);
});
beforeEach(() => fixture.clear());
afterAll(() => database.close());

const open = 2;
const draft = 0;
const add = async (id: string, values: Record<string, unknown> = {}): Promise<void> => {
  const row = { seen: '2025-10-15 07:59:59', status: open, tenant: 1, deleted: 0, title: 'due', ...values };
  await sql`
    insert into sample_booth (id, tenant_id, create_by, create_time, title, firm_id, status, seen, del_flag)
    values (${id}, ${row.tenant}, 'x', now(), ${row.title}, 'f', ${row.status}, ${row.seen}::timestamptz, ${row.deleted})`.execute(
    database.db,
  );
};
const lapsed = async (): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from sample_booth where status = ${draft} order by id`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
};

describe('the deadline job', () => {
  it('takes the step in every tenant once the last second has passed, and only from its states', async () => {
    await add('past');
    await add('foreign', { tenant: 2 });
    await add('on-time', { seen: '2025-10-15 08:00:00' });
    await add('endless', { seen: null });
    await add('waiting', { status: 1 });
    await add('deleted', { deleted: 1 });
    expect(await runJob(fixture.engine, deadlines)).toBe(2);
    expect(await lapsed()).toEqual(['foreign', 'past']);
    expect(fixture.ports.transitions).toMatchObject([{ action: 'lapse' }, { action: 'lapse' }]);
    expect(await runJob(fixture.engine, deadlines)).toBe(0);
  });
  it('reaches the rows behind a whole page of refused ones', async () => {
    for (let n = 0; n < 205; n += 1) await add(`kept${String(n).padStart(3, '0')}`, { title: 'kept' });
    await add('last', { seen: '2025-10-15 07:59:59' });
    expect(await runJob(fixture.engine, deadlines)).toBe(1);
    expect(await lapsed()).toEqual(['last']);
  });
  it('stops when its run has to end', async () => {
    await add('past');
    await deadlines.run(fixture.engine, systemSession, { signal: AbortSignal.abort(), parameters: {} });
    expect(await lapsed()).toEqual([]);
  });
});

describe('the deadlines of the product', () => {
  const found = getDeadlines(entities);
  it.each(found.map((d) => [`${d.entity.name}.${d.step}`, d] as const))('%s is a system step with a time', (_n, d) => {
    expect(d.entity.workflow.steps[d.step].by).toBe('system');
    expect(['date', 'dateTime']).toContain(d.entity.fields[d.due]?.kind);
  });
  it('lets a date end with its day', () => {
    const post = found.find(({ entity }) => entity.name === 'companyPost');
    expect(post?.rows).toMatchObject({ all: [{}, ['endDate', 'lt', today]] });
  });
});
