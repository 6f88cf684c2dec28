import { EndWrites } from './write/end-writes.ts';

/** What the handlers of a transaction leave for its end. */
export interface Effects {
  readonly jobs: (() => Promise<void>)[];
  readonly warnings: string[];
  readonly endWrites: EndWrites;
}
export const newEffects = (log: ConstructorParameters<typeof EndWrites>[0]): Effects => ({
  jobs: [],
  warnings: [],
  endWrites: new EndWrites(log),
});
