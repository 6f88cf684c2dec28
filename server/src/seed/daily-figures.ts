import { statDailyJob } from '../areas/statistics/daily-job.ts';
import { systemSession } from '../platform/jobs/job-runner.ts';
import type { SeedContext } from './seed-context.ts';

/** Days that are counted, with the full volumes. */
const countedDays = 60;
/** Figures of the days before the anchor, counted as the nightly job does. */
export const seedDailyFigures = ({ engine, day, scale }: SeedContext): Promise<number> =>
  statDailyJob.run(engine, systemSession, {
    signal: new AbortController().signal,
    parameters: { from: day(-Math.max(7, Math.round(countedDays * Math.min(1, scale * 5)))), to: day(-1) },
  });
