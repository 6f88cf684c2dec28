import { Failure, failure } from '@campus/contract/kit';
import { assertSafeInput, parseSafeJson } from '../write/safe-input.ts';
import { parseQuery } from './query-string.ts';

export const jsonLimitBytes = 2 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Placeholder for an invalid body until the caller is authorized, so that others learn nothing about it. */
export class InvalidBody {
  readonly failure: Failure;

  /** JSON and UTF-8 errors share one answer: their details do not help a user. */
  constructor(reason?: unknown) {
    this.failure = reason instanceof Failure ? reason : failure('badBody');
  }
}

/** Parses a JSON object. Returns `BrokenBody` for anything else and for what `assertFit` rejects. */
export function parseJson(bytes: Uint8Array): Record<string, unknown> | InvalidBody {
  if (bytes.length === 0) return {};
  try {
    const value = parseSafeJson(utf8.decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : new InvalidBody();
  } catch (error) {
    return new InvalidBody(error);
  }
}

/** Parses a form-encoded body under the rules of a JSON one. */
export function parseForm(bytes: Uint8Array): Record<string, unknown> | InvalidBody {
  try {
    const values = parseQuery(utf8.decode(bytes));
    assertSafeInput(values);
    return values;
  } catch (error) {
    return new InvalidBody(error);
  }
}
