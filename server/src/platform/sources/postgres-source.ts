import type { ConnectionReason } from '@campus/contract/online';
import { Client, type CustomTypesConfig } from 'pg';
import { columnParsers, sessionSettings } from '../../kit/database/column-types.ts';
import { statementFault } from '../../kit/database/statement-error.ts';
import { dialects } from './dialect.ts';
import { type ColumnKind, connectionFailure, type Query, type Source, sqlStateFailure } from './source.ts';
import type { Target } from './target.ts';
import { bindTexts, toJsonRow } from './values.ts';

/** Results are parsed like those of our own database. */
const types = { getTypeParser: (type: number) => columnParsers[type] ?? String } as CustomTypesConfig;
const options = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** A foreign PostgreSQL. One connection per read, to the checked address. */
export function postgresSource(target: Target): Source {
  const { host, port, database, username, password, connectMs, limitMs } = target;
  return {
    dialect: dialects.postgresql,
    limitMs,
    async read(work) {
      const client = new Client({
        host,
        port,
        database,
        user: username,
        password,
        types,
        options,
        application_name: 'campus-report',
        connectionTimeoutMillis: connectMs,
        query_timeout: limitMs + 2_000,
        statement_timeout: limitMs,
      });
      // A lost connection fails its statement; without a listener the event would end the process.
      client.on('error', () => undefined);
      await client.connect().catch((error: unknown) => {
        throw connectionFailure(getReason(error));
      });
      try {
        await client.query('begin transaction read only');
        return await work(query(client));
      } catch (error) {
        throw toFailure(error);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

function query(client: Client): Query {
  return async (text, values) => {
    const { rows, fields } = await client.query<Record<string, unknown>>(text, bindTexts(values));
    return {
      rows: rows.map(toJsonRow),
      columns: fields.map(({ name, dataTypeID }) => ({ name, kind: kinds[dataTypeID] ?? 'String' })),
    };
  };
}
const kinds: Readonly<Record<number, ColumnKind>> = {
  20: 'Long',
  21: 'Integer',
  23: 'Integer',
  700: 'Long',
  701: 'Long',
  790: 'Long',
  1082: 'Date',
  1114: 'Datetime',
  1184: 'Datetime',
  1700: 'Long',
};

function getReason(error: unknown): ConnectionReason {
  const code = (error as { code?: string }).code ?? '';
  const message = error instanceof Error ? error.message : '';
  if (code === '28P01' || code === '28000' || /password/i.test(message)) return 'password';
  if (code === '3D000') return 'database';
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) return 'timeout';
  return 'host';
}
function toFailure(error: unknown): unknown {
  const fault = statementFault(error);
  if (fault) return sqlStateFailure(fault.code) ?? connectionFailure('host');
  if (error instanceof Error && /timeout/i.test(error.message)) return sqlStateFailure('57014');
  return error;
}
