/** Where a process writes what happened: one JSON line a call (`platform/log/json-lines.ts`). */
export interface Log {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  /** `error` keeps its name, message, code and stack; none of them ever reaches a client. */
  error(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
}
