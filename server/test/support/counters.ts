import { expect } from 'vitest';
import type { EngineApi } from '../../src/kit/context.ts';
import { findWrongCounters } from '../../src/kit/counter/recount.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';

/** Context of a job that reads outside of a transaction. */
export const jobContext = (engine: EngineApi) =>
  engine.context({ session: systemSession(0), ip: '', userAgent: '', requestId: '' });

/** Expects every counter of every entity to equal its facts. */
export async function expectCounted(engine: EngineApi): Promise<void> {
  const counting = engine.registry.entities.filter((e) => e.counters);
  expect(counting.length, 'entities with counters').toBeGreaterThan(0);
  for (const e of counting) expect(await findWrongCounters(e, jobContext(engine))).toEqual([]);
}
