import { type ConnectionReason, reportRefusals } from '@campus/contract/online';
import type { Connection } from 'tedious';
import { illegal } from './checked.ts';
import { dialects } from './dialect.ts';
import { type ColumnKind, notConnected, type Query, type Source, type SourceColumn, tooSlow } from './source.ts';
import type { Target } from './target.ts';
import { boundTexts, plainRow } from './values.ts';

/** A SQL Server of others. It has no reading transaction: ours is rolled back whatever happened. */
export function sqlServerSource(target: Target): Source {
  return {
    dialect: dialects.sqlserver,
    limitMs: target.limitMs,
    async read(work) {
      // 50 MB of packages: loaded by the first report over such a source.
      const driver = await import('tedious');
      const connection = await connect(driver, target);
      try {
        await transaction(connection, 'beginTransaction');
        return await work(query(driver, connection));
      } catch (error) {
        throw refusalOf(error);
      } finally {
        await transaction(connection, 'rollbackTransaction').catch(() => undefined);
        connection.close();
      }
    },
  };
}

type Driver = typeof import('tedious');
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
      readOnlyIntent: true,
      encrypt: true,
      // Servers inside a school sign their own certificates.
      trustServerCertificate: true,
      useUTC: false,
      rowCollectionOnRequestCompletion: false,
    },
  });
  connection.on('error', () => undefined);
  return new Promise((done, failed) => {
    connection.connect((error) => (error ? failed(notConnected(reasonOf(error))) : done(connection)));
  });
}
function transaction(connection: Connection, step: 'beginTransaction' | 'rollbackTransaction'): Promise<void> {
  return new Promise((done, failed) => {
    const over = (error: Error | null | undefined) => (error ? failed(error) : done());
    connection[step](over as never);
  });
}

function query({ Request, TYPES }: Driver, connection: Connection): Query {
  return (text, values) =>
    new Promise((done, failed) => {
      const rows: Record<string, unknown>[] = [];
      let columns: SourceColumn[] = [];
      const request = new Request(text, (error) => (error ? failed(error) : done({ rows, columns })));
      boundTexts(values).forEach((value, i) => {
        request.addParameter(`p${i + 1}`, TYPES.NVarChar, value);
      });
      request.on('columnMetadata', (found) => {
        const list = Array.isArray(found) ? found : Object.values(found);
        columns = list.map(({ colName, type }) => ({ name: colName, kind: kindOf(type.name) }));
      });
      request.on('row', (cells: { metadata: { colName: string }; value: unknown }[]) => {
        rows.push(plainRow(Object.fromEntries(cells.map(({ metadata, value }) => [metadata.colName, value]))));
      });
      connection.execSql(request);
    });
}
function kindOf(type: string): ColumnKind {
  if (/^(TinyInt|SmallInt|Int|IntN)$/.test(type)) return 'Integer';
  if (/^(BigInt|Decimal|DecimalN|Numeric|NumericN|Float|FloatN|Real|Money|MoneyN|SmallMoney)$/.test(type))
    return 'Long';
  if (type === 'Date') return 'Date';
  return /^(SmallDateTime|DateTime)/.test(type) ? 'Datetime' : 'String';
}

function reasonOf(error: Error): ConnectionReason {
  const { code, message } = error as Error & { code?: string };
  if (code === 'ETIMEOUT') return 'timeout';
  if (code !== 'ELOGIN') return 'host';
  return /cannot open database/i.test(message) ? 'database' : 'password';
}
/** Numbers of the server's messages. */
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
function refusalOf(error: unknown): unknown {
  const { code, number: n } = error as { code?: string; number?: number };
  if (code === 'ETIMEOUT') return tooSlow();
  if (code === 'EREQUEST') return illegal(faults[n ?? 0] ?? reportRefusals.types);
  return code === 'ESOCKET' || code === 'ECONNCLOSED' ? notConnected('host') : error;
}
