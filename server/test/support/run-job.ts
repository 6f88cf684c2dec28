import type { Job } from '../../src/kit/area-server.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';

/** Runs a job once, as its schedule would; answers how many rows it touched. */
export function runJob(engine: Engine, job: Job | undefined): Promise<number> {
  if (!job) throw new Error('there is no such job');
  return job.run(engine, systemSession, { signal: new AbortController().signal, parameters: {} });
}

/** The engine, with an act before each transaction of a job. */
export const beforeEachRun = (engine: Engine, act: () => Promise<unknown>): Engine =>
  new Proxy(engine, {
    get: (of, name) => {
      const value = Reflect.get(of, name, of);
      if (name === 'runAs') return async (...args: unknown[]) => act().then(() => Reflect.apply(value, of, args));
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
