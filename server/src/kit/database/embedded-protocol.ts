import type { StatementFault } from './statement-error.ts';

/** A compiled WebAssembly module; threads can share it. */
export type PgliteCode = object;

/** What the worker opens: a folder, or memory when null; `template` initializes a new database. */
export interface StoreSetup {
  readonly directory: string | null;
  readonly template: Uint8Array | null;
}

export interface StatementResult {
  /** First word of the command tag; empty for a script of several statements. */
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

/** The first request of a worker. */
export interface OpenRequest extends StoreSetup {
  readonly kind: 'open';
  /** PGlite's code when another thread of this process has compiled it: this one opens its database in half of the time. */
  readonly code: PgliteCode | undefined;
}
/** One at a time: the next request follows the reply. */
export type StoreRequest =
  | { readonly kind: 'run'; readonly sql: string; readonly parameters: readonly (string | null)[] }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export type StoreReply =
  | { readonly kind: 'ready'; readonly code: PgliteCode }
  | { readonly kind: 'ran'; readonly result: StatementResult; readonly inTransaction: boolean }
  | { readonly kind: 'failed'; readonly fault: StatementFault; readonly inTransaction: boolean }
  | { readonly kind: 'dumped'; readonly archive: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' };
