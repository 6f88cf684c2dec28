import type { Context } from '../../kit/context.ts';

/** A company has opened a résumé, or taken it away. */
export interface ResumeReading {
  readonly action: 'read' | 'download';
  readonly deliveryId: string;
}
type Reader = (reading: ResumeReading, context: Context) => Promise<void>;
const readers: Reader[] = [];

/** Registers what else follows, in the same transaction, when a company reads a résumé through a delivery. */
export const onResumeRead = (reader: Reader): void => void readers.push(reader);

export async function tellReaders(reading: ResumeReading, context: Context): Promise<void> {
  for (const reader of readers) await reader(reading, context);
}
