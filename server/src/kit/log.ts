/** Process log: one JSON line per call (`platform/log/json-lines.ts`). */
export interface Log {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  /** Logs name, message, code and stack of `error`; none of them ever reaches a client. */
  error(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
}
