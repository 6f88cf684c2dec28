import type { DataLog } from './ports.ts';
import { EndWrites } from './write/end-writes.ts';

/** What the handlers of a transaction leave for its end. */
export interface Effects {
  readonly jobs: (() => Promise<void>)[];
  readonly warnings: string[];
  readonly endWrites: EndWrites;
}
/** Effects of a transaction, or of a context that only reads. */
export const newEffects = (log: DataLog, isReading = false): Effects => ({
  jobs: [],
  warnings: [],
  endWrites: new EndWrites(log, !isReading),
});
