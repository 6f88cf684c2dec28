import { fileURLToPath } from 'node:url';

/** One folder per run; parallel runs set E2E_RESULTS. */
const resultFolder = fileURLToPath(new URL(`../../${process.env.E2E_RESULTS ?? 'test-results'}`, import.meta.url));

/** Traces and screenshots of failed tests; cleared by every run. */
export const traceFolder = `${resultFolder}/browser`;
/** Output of the servers, one file each. */
export const logFolder = `${resultFolder}/server-logs`;
/** Data folders of the servers; removed after every run. */
export const dataFolder = `${resultFolder}/data`;
/** Template of the workers' folders. */
export const templateFolder = `${dataFolder}/template`;
/** Results that `npm test` sums up. */
export const reportFile = `${resultFolder}/browser.json`;
