/** Loaded by a server before everything else: its clock runs ahead (`clock.ts`). */
import { runAhead } from './run-ahead.ts';

runAhead(Number(process.env.CLOCK_AHEAD_MS));
