import type { ClientConfig, CustomTypesConfig } from 'pg';
import { columnParsers, sessionSettings } from './column-types.ts';
import { defaults } from './database.ts';

export interface PostgresLimits {
  readonly statementTimeoutMs: number;
  readonly idleInTransactionMs: number;
  readonly poolWaitMs: number;
  readonly isReadOnly?: boolean;
}

/** Results come as text; types without our own parser stay text, as in the embedded database. */
const types = {
  getTypeParser: (type: number) => columnParsers[type] ?? String,
} as CustomTypesConfig;

/** Compiling a statement takes longer than running one of ours. */
const planner = { jit: 'off' };

/** Settings of one connection. Keeps the `options` of the URL (such as a search path) and adds ours. */
export function clientConfig(databaseUrl: string, limits: PostgresLimits): ClientConfig {
  const [address = '', query = ''] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  const readOnly = limits.isReadOnly ? { default_transaction_read_only: 'on' } : {};
  const ours = Object.entries({ ...sessionSettings, ...planner, ...readOnly }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const options = [parameters.get('options'), ...ours].filter(Boolean).join(' ');
  parameters.delete('options');
  return {
    connectionString: parameters.size > 0 ? `${address}?${parameters}` : address,
    options,
    types,
    application_name: 'campus-console',
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: defaults.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    connectionTimeoutMillis: limits.poolWaitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
