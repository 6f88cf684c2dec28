import { refusal } from '@campus/contract/kit';
import { type ConnectionReason, reportRefusals } from '@campus/contract/online';
import type { Connection } from 'tedious';
import { illegalSql } from './checked-query.ts';
import { dialects } from './dialect.ts';
import { connectionFailure, type Query, type Source, type SourceColumn, tooSlow } from './source.ts';
import { getCell, getKind, type SqlServerColumn } from './sql-server-columns.ts';
import type { Target } from './target.ts';
import { bindTexts, toJsonRow } from './values.ts';

/** A foreign SQL Server. It has no read-only transaction: ours is always rolled back. */
export function sqlServerSource(target: Target): Source {
  return {
    dialect: dialects.sqlserver,
    limitMs: target.limitMs,
    async read(work) {
      const driver = await loadDriver();
      const connection = await connect(driver, target);
      try {
        await transaction(connection, 'beginTransaction');
        return await work(query(driver, connection, target.limitMs));
      } catch (error) {
        throw toFailure(error);
      } finally {
        await transaction(connection, 'rollbackTransaction').catch(() => undefined);
        connection.close();
      }
    },
  };
}

type Driver = typeof import('tedious');
/**
 * Loaded by the first report on such a source. No part of an installation: it brings 60 MB of packages for one rare kind of
 * source.
 */
async function loadDriver(): Promise<Driver> {
  try {
    return await import('tedious');
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw refusal(reportRefusals.noDriver, 'RC_DRIVER');
  }
}
function connect(driver: Driver, target: Target): Promise<Connection> {
  const { host, port, database, username, password, connectMs, limitMs } = target;
  const connection = new driver.Connection({
    server: host,
    authentication: { type: 'default', options: { userName: username, password } },
    options: {
      port,
      database,
      connectTimeout: connectMs,
      requestTimeout: limitMs,
      maxRetriesOnTransientErrors: 0,
      readOnlyIntent: true,
      encrypt: true,
      // Servers inside a school use self-signed certificates.
      trustServerCertificate: true,
      // Reads times as stored, regardless of gaps in the process's time zone.
      useUTC: true,
      rowCollectionOnRequestCompletion: false,
    },
  });
  connection.on('error', () => undefined);
  // A server can redirect to another one, which is not on the list. (The types of `on` lack this event.)
  connection.addListener('rerouting', () => {
    throw connectionFailure('host');
  });
  const said = new Set<number>();
  connection.on('errorMessage', ({ number }) => said.add(number));
  return new Promise((done, failed) => {
    connection.connect((error) => (error ? failed(connectionFailure(getReason(error, said))) : done(connection)));
  });
}
function transaction(connection: Connection, step: 'beginTransaction' | 'rollbackTransaction'): Promise<void> {
  return new Promise((done, failed) => {
    const over = (error: Error | null | undefined) => (error ? failed(error) : done());
    connection[step](over as never);
  });
}

function query({ Request, TYPES }: Driver, connection: Connection, limitMs: number): Query {
  return (text, values) =>
    new Promise((done, failed) => {
      const rows: Record<string, unknown>[] = [];
      let columns: SourceColumn[] = [];
      const request = new Request(text, (error) => {
        clearTimeout(timer);
        if (error) failed(error);
        else done({ rows, columns });
      });
      // The driver's own limit ends with the first packet of an answer, ours with the last one.
      request.setTimeout(0);
      const timer = setTimeout(() => connection.cancel(), limitMs);
      bindTexts(values).forEach((value, i) => {
        request.addParameter(`p${i + 1}`, TYPES.NVarChar, value);
      });
      request.on('columnMetadata', (found) => {
        const list: readonly SqlServerColumn[] = Array.isArray(found) ? found : Object.values(found);
        columns = list.map((column) => ({ name: column.colName, kind: getKind(column) }));
      });
      request.on('row', (cells: { metadata: SqlServerColumn; value: unknown }[]) => {
        const row = cells.map(({ metadata, value }) => [metadata.colName, getCell(value, metadata)]);
        rows.push(toJsonRow(Object.fromEntries(row)));
      });
      connection.execSql(request);
    });
}

/** Error numbers for a missing or forbidden database; the server reports "login failed" after each. */
const noDatabase = [911, 916, 4060, 4064];
function getReason(error: Error, said: ReadonlySet<number>): ConnectionReason {
  const { code } = error as Error & { code?: string };
  if (code === 'ETIMEOUT') return 'timeout';
  if (code !== 'ELOGIN') return 'host';
  return noDatabase.some((number) => said.has(number)) ? 'database' : 'password';
}
/** Error numbers of the server. */
const faults: Readonly<Record<number, string>> = {
  102: reportRefusals.syntax,
  156: reportRefusals.syntax,
  195: reportRefusals.noCall,
  207: reportRefusals.noColumn,
  208: reportRefusals.noTable,
  209: reportRefusals.ambiguous,
  229: reportRefusals.noTable,
  8120: reportRefusals.grouping,
  8155: reportRefusals.noColumns,
  8156: reportRefusals.ambiguous,
};
/** Error numbers for invalid values: conversions, overflows, division by zero. */
const badValues: ReadonlySet<number> = new Set([220, 241, 242, 245, 248, 295, 8114, 8115, 8134]);
const lost: ReadonlySet<string> = new Set(['ESOCKET', 'ECONNCLOSED', 'ECONNRESET', 'EPIPE', 'EINVALIDSTATE']);
function toFailure(thrown: unknown): unknown {
  // Of several faults in a statement, the first is reported.
  const error: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const { code = '', number = 0 } = error as { code?: string; number?: number };
  // Only the time limit cancels.
  if (code === 'ETIMEOUT' || code === 'ECANCEL') return tooSlow();
  if (lost.has(code)) return connectionFailure('host');
  if (code !== 'EREQUEST') return error;
  return badValues.has(number) ? refusal(reportRefusals.value) : illegalSql(faults[number] ?? reportRefusals.types);
}
