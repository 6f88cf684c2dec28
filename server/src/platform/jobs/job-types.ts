import { failure, readFields, refusal } from '@campus/contract/kit';
import { CronSchedule, readCron, runsTooOften } from '@campus/contract/rules';
import { jobRefusals, quartzJob } from '@campus/contract/system';
import type { Job } from '../../kit/area-server.ts';
import { parseSafeJson } from '../../kit/write/safe-input.ts';

/** The registered jobs by key. Keys from requests are looked up only here. */
export class JobTypes {
  readonly #jobs: ReadonlyMap<string, Job>;

  constructor(jobs: readonly Job[]) {
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    if (this.#jobs.size !== jobs.length) throw new Error('two jobs carry one name');
  }
  all(): readonly Job[] {
    return [...this.#jobs.values()];
  }
  find(key: string): Job | undefined {
    return this.#jobs.get(key);
  }
  /** Throws the failure of an unknown key. */
  get(key: string): Job {
    const job = this.#jobs.get(key);
    if (!job) throw refusal(jobRefusals.classUnknown(key));
    return job;
  }
}

/** Parses the stored parameters of a job. Throws when they are not a JSON object or not accepted by the job. */
export function getParameters(job: Job, parameter: string | null | undefined): Readonly<Record<string, unknown>> {
  let given: unknown = {};
  try {
    if (parameter?.trim()) given = parseSafeJson(parameter);
  } catch {
    throw failure('badPattern', quartzJob.fields.parameter.label);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw failure('badPattern', quartzJob.fields.parameter.label);
  const fields = job.parameters ?? {};
  if (Object.keys(given).some((name) => !Object.hasOwn(fields, name)))
    throw failure('badPattern', quartzJob.fields.parameter.label);
  return readFields(fields, given as Record<string, unknown>);
}

/** Parses an expression; undefined when it is invalid. */
export function findSchedule(expression: string): CronSchedule | undefined {
  const { texts } = readCron(expression);
  return texts && new CronSchedule(texts, { honoursYear: true });
}

/** Parses an expression. Throws when it is invalid, never runs, or runs too often. */
export function checkSchedule(expression: string, now: Date): CronSchedule {
  const { texts, problem } = readCron(expression);
  if (problem !== undefined) throw refusal(problem);
  const schedule = new CronSchedule(texts, { honoursYear: true });
  if (!schedule.next(now)) throw refusal(jobRefusals.neverRuns);
  if (runsTooOften(schedule, now)) throw refusal(jobRefusals.tooOften);
  return schedule;
}
