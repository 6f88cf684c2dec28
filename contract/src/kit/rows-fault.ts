import { check } from './check.ts';
import { failure } from './failure.ts';
import type { Fields } from './field.ts';

/** A sentence about row `n`, from 1, of a list. */
export const inRow = (n: number, sentence: string, list = ''): string => `${list}第${n}行：${sentence}`;

/**
 * The `fault` of a `json` field that holds rows: an array of at most `most` objects whose members pass `fields` as they
 * are sent. Other members are left to the behaviour.
 */
export function rowsFault(label: string, fields: Fields, most: number) {
  const notRows = failure('badPattern', label).message;
  return (value: unknown): string | undefined => {
    if (!Array.isArray(value) || value.length > most) return notRows;
    for (const [at, row] of value.entries()) {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) return notRows;
      for (const [name, field] of Object.entries(fields)) {
        const failed = check(field, (row as Record<string, unknown>)[name]);
        if (failed) return inRow(at + 1, failed.message);
      }
    }
    return undefined;
  };
}
