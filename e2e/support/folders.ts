import { fileURLToPath } from 'node:url';

/** One folder a run: two runs side by side name their own in E2E_RESULTS. */
const resultFolder = fileURLToPath(new URL(`../../${process.env.E2E_RESULTS ?? 'test-results'}`, import.meta.url));

/** Traces and pictures of failed journeys; emptied by every run. */
export const traceFolder = `${resultFolder}/browser`;
/** What the servers wrote, one file each. */
export const logFolder = `${resultFolder}/server-logs`;
/** Data folders of the servers: one template and a copy for each worker; removed after every run. */
export const dataFolder = `${resultFolder}/data`;
/** What the workers' folders are copies of. */
export const templateFolder = `${dataFolder}/template`;
/** The counts that `npm test` sums up. */
export const reportFile = `${resultFolder}/browser.json`;
