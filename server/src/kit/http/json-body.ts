import { Failure, failure } from '@campus/contract/kit';
import { assertFit, readJson } from '../outside-text.ts';
import { parseQuery } from './query-string.ts';

export const jsonLimitBytes = 2 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Stands for a body that cannot be used until the caller has been let in: who may not come in learns nothing of it. */
export class BrokenBody {
  readonly failure: Failure;

  /** JSON and UTF-8 faults say nothing that a user could use; the answer is the same for all of them. */
  constructor(reason?: unknown) {
    this.failure = reason instanceof Failure ? reason : failure('badBody');
  }
}

/** The object a JSON body holds. Answers `BrokenBody` for what is no JSON object, and for what `assertFit` refuses. */
export function parseJson(bytes: Uint8Array): Record<string, unknown> | BrokenBody {
  if (bytes.length === 0) return {};
  try {
    const value = readJson(utf8.decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : new BrokenBody();
  } catch (error) {
    return new BrokenBody(error);
  }
}

/** The values of a form-encoded body, held to the rules of a JSON one. */
export function parseForm(bytes: Uint8Array): Record<string, unknown> | BrokenBody {
  try {
    const values = parseQuery(utf8.decode(bytes));
    assertFit(values);
    return values;
  } catch (error) {
    return new BrokenBody(error);
  }
}
