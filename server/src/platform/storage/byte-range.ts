import type { ByteRange } from './file-store.ts';
import { storageErrors } from './storage-error.ts';

/**
 * Parses a Range header. Returns undefined without one, for an invalid one and for several ranges: the whole file is
 * sent then.
 */
export function parseRange(header: string | undefined): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? undefined : { last: Number(last) };
  if (last === '') return { start: Number(first) };
  return Number(last) < Number(first) ? undefined : { start: Number(first), end: Number(last) };
}

/** First and last byte (inclusive) of a range in a file of that size; an empty file ends before it starts. */
export function resolveRange(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (!range) return { start: 0, end: size - 1 };
  const start = 'last' in range ? Math.max(0, size - range.last) : range.start;
  const end = 'last' in range ? size - 1 : Math.min(range.end ?? size - 1, size - 1);
  if (start > end) throw storageErrors.badRange();
  return { start, end };
}
