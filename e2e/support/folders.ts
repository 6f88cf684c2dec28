import { fileURLToPath } from 'node:url';

const resultFolder = fileURLToPath(new URL('../../test-results', import.meta.url));

/** Traces and pictures of failed journeys; emptied by every run. */
export const traceFolder = `${resultFolder}/browser`;
/** What the servers wrote, one file each. */
export const logFolder = `${resultFolder}/server-logs`;
/** The counts that `npm test` sums up. */
export const reportFile = `${resultFolder}/browser.json`;
