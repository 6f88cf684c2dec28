import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AnyBehaviour } from '../../src/kit/any-behaviour.ts';
import { behaviour } from '../../src/kit/behaviour.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { booth, firm, note } from './sample-entities.ts';
import { SamplePorts } from './sample-ports.ts';
import { openTestDatabase } from './test-database.ts';

const boothBehaviour = behaviour(booth, {
  steps: { refuse: (_row, { reason }) => ({ reason }), submit: () => ({ reason: null }) },
});

const codes = [...Object.values(firm.can), ...Object.values(booth.can)];
export const staff: Session = {
  userId: 'u1',
  username: 'staff',
  realname: '职员',
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: new Set(codes),
  orgCode: 'A01',
};
export const enterprise = (companyId: string): Session => ({
  userId: `u${companyId}`,
  username: `ent${companyId}`,
  realname: '企业',
  audience: 'enterprise',
  tenantId: 1,
  companyId,
  roles: [],
  codes: new Set(codes),
});

export interface Fixture {
  readonly engine: Engine;
  readonly ports: SamplePorts;
  readonly database: Database;
  clear(): Promise<void>;
}
/** Tables and engine of the sample fixture in `database`; the clock stands at `2025-10-15 08:00:00` China time. */
export async function sampleFixture(
  database: Database,
  more: readonly AnyBehaviour[] = [],
  ofBooths: AnyBehaviour = boothBehaviour,
): Promise<Fixture> {
  for (const e of [firm, booth, note])
    for (const statement of createTable(getTable(e))) await sql.raw(statement).execute(database.db);
  const ports = new SamplePorts();
  const registry = new Registry([firm, booth, note]);
  const engine = new Engine({
    database,
    registry,
    provide: () => ({ ports, services: {} as Services }),
    behaviours: [ofBooths, ...more],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
  return {
    engine,
    ports,
    database,
    clear: async () => void (await sql`truncate sample_firm, sample_booth, sample_note`.execute(database.db)),
  };
}

/** The sample fixture in a database of the test file's own, emptied before each test. */
export function useSampleFixture(): Fixture {
  let made: Fixture;
  beforeAll(async () => {
    made = await sampleFixture(await openTestDatabase());
  });
  afterAll(() => made.database.close());
  beforeEach(() => made.clear());
  return {
    get engine() {
      return made.engine;
    },
    get ports() {
      return made.ports;
    },
    get database() {
      return made.database;
    },
    clear: () => made.clear(),
  };
}
