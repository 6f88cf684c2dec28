import type { BackgroundTask } from '../../platform/background.ts';
import { runMatchJobs } from './match-run.ts';

/** Empties the queue of runs. */
export const matchTask: BackgroundTask = { name: 'match', run: runMatchJobs };
