import type { AnyJson } from './any-json.ts';

/** The opened envelope of an answer. */
export interface Reply {
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  readonly result: AnyJson;
}
