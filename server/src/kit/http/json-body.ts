import { type Failure, failure } from '@campus/contract/kit';
import { parseQuery } from './query-string.ts';

export const jsonLimitBytes = 2 * 1024 * 1024;
const deepest = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Stands for a body that cannot be used until the caller has been let in: who may not come in learns nothing of it. */
export class BrokenBody {
  readonly failure: Failure = failure('badBody');
}

/**
 * The object a JSON body holds. Answers `BrokenBody` for what is no JSON object, for nesting deeper than 32, for the
 * character NUL (PostgreSQL text cannot hold it) and for keys that every object has.
 */
export function parseJson(bytes: Uint8Array): Record<string, unknown> | BrokenBody {
  if (bytes.length === 0) return {};
  try {
    const text = utf8.decode(bytes);
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && isHarmless(value, 1) ? (value as Record<string, unknown>) : new BrokenBody();
  } catch {
    // JSON and UTF-8 faults say nothing that a user could use; the answer is the same for all of them.
    return new BrokenBody();
  }
}

/** The values of a form-encoded body, held to the rules of a JSON one. */
export function parseForm(bytes: Uint8Array): Record<string, unknown> | BrokenBody {
  try {
    const values = parseQuery(utf8.decode(bytes));
    return isHarmless(values, 1) ? values : new BrokenBody();
  } catch {
    return new BrokenBody(); // Not UTF-8.
  }
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.every((item) => isHarmless(item, depth + 1));
  return Object.entries(value).every(([key, item]) => !isDangerous(key) && isHarmless(item, depth + 1));
}
/** Names that every object has: a value under one of them reaches the prototype, or is called where a function is expected. */
const ofEveryObject = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);
const isDangerous = (key: string): boolean => ofEveryObject.has(key) || key.includes('\0');
