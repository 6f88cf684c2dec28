import type { Log } from '../../kit/log.ts';

export const levels = ['info', 'warn', 'error', 'off'] as const;
export type Level = (typeof levels)[number];

/** A log of one JSON object per line; `write` gets the finished line. Line breaks in values stay escaped. */
export function jsonLines(level: Level, write: (line: string) => void): Log {
  const writeEntry = (of: Exclude<Level, 'off'>, message: string, facts: Readonly<Record<string, unknown>>): void => {
    if (levels.indexOf(of) < levels.indexOf(level)) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: of, message, ...facts })}\n`);
  };
  return {
    info: (message, facts = {}) => writeEntry('info', message, facts),
    warn: (message, facts = {}) => writeEntry('warn', message, facts),
    error: (message, error, facts = {}) => writeEntry('error', message, { ...facts, error: describeError(error) }),
  };
}

function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
