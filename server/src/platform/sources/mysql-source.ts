import type { ConnectionReason } from '@campus/contract/online';
import { reportRefusals } from '@campus/contract/online';
import type { Connection, FieldPacket } from 'mysql2/promise';
import { illegalSql } from './checked-query.ts';
import { dialects } from './dialect.ts';
import { type ColumnKind, connectionFailure, type Query, type Source, tooSlow } from './source.ts';
import type { Target } from './target.ts';
import { bindTexts, toJsonRow } from './values.ts';

/** A foreign MySQL or MariaDB. One connection per read, to the checked address. */
export function mysqlSource(target: Target): Source {
  const { limitMs } = target;
  return {
    dialect: dialects.mysql,
    limitMs,
    async read(work) {
      const connection = await connect(target);
      try {
        await prepare(connection, limitMs);
        return await work(query(connection, limitMs));
      } catch (error) {
        throw toFailure(error);
      } finally {
        connection.destroy();
      }
    },
  };
}

async function connect({ host, port, database, username, password, connectMs }: Target): Promise<Connection> {
  // Few installations need this driver: loaded by the first report on such a source.
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({
      host,
      port,
      database,
      user: username,
      password,
      connectTimeout: connectMs,
      charset: 'utf8mb4',
      dateStrings: true,
      supportBigNumbers: true,
      bigNumberStrings: false,
      multipleStatements: false,
      // A server could request local files from a client that allows it.
      flags: ['-LOCAL_FILES'],
    });
    connection.on('error', () => undefined);
    return connection;
  } catch (error) {
    throw connectionFailure(getReason(error));
  }
}

/** Read only, with the SQL mode that the parser expects and a time limit, which the two servers name differently. */
async function prepare(connection: Connection, limitMs: number): Promise<void> {
  await connection.query(`set session sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'`);
  await connection.query('set session max_execution_time = ?', [limitMs]).catch(async () => {
    await connection.query('set session max_statement_time = ?', [limitMs / 1000]);
  });
  await connection.query('start transaction read only');
}

function query(connection: Connection, limitMs: number): Query {
  return async (text, values) => {
    // Prepared by the server: a second statement in the text is a syntax error there.
    const [rows, fields] = await connection.execute({ sql: text, timeout: limitMs + 2_000 }, bindTexts(values));
    return {
      rows: (rows as Record<string, unknown>[]).map(toJsonRow),
      columns: (fields as FieldPacket[]).map((field) => ({ name: field.name, kind: getKind(field) })),
    };
  };
}
/** Type numbers of the protocol. */
const kinds: Readonly<Record<number, ColumnKind>> = {
  0: 'Long',
  1: 'Integer',
  2: 'Integer',
  3: 'Integer',
  4: 'Long',
  5: 'Long',
  7: 'Datetime',
  8: 'Long',
  9: 'Integer',
  10: 'Date',
  12: 'Datetime',
  13: 'Integer',
  246: 'Long',
};
const getKind = ({ columnType, type }: FieldPacket): ColumnKind => kinds[columnType ?? type ?? -1] ?? 'String';

function getReason(error: unknown): ConnectionReason {
  switch ((error as { code?: string }).code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return 'password';
    case 'ER_BAD_DB_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'database';
    case 'ETIMEDOUT':
      return 'timeout';
    default:
      return 'host';
  }
}
const faults: Readonly<Record<string, string>> = {
  ER_BAD_FIELD_ERROR: reportRefusals.noColumn,
  ER_NO_SUCH_TABLE: reportRefusals.noTable,
  ER_TABLEACCESS_DENIED_ERROR: reportRefusals.noTable,
  ER_DUP_FIELDNAME: reportRefusals.ambiguous,
  ER_NON_UNIQ_ERROR: reportRefusals.ambiguous,
  ER_PARSE_ERROR: reportRefusals.syntax,
  ER_SP_DOES_NOT_EXIST: reportRefusals.noCall,
  ER_WRONG_FIELD_WITH_GROUP: reportRefusals.grouping,
};
/** Error numbers of a timeout in MySQL and MariaDB. */
const tooLong: ReadonlySet<number> = new Set([3024, 1969]);
function toFailure(error: unknown): unknown {
  const { code = '', errno, fatal } = error as { code?: string; errno?: number; fatal?: boolean };
  if (tooLong.has(errno ?? 0) || code === 'PROTOCOL_SEQUENCE_TIMEOUT') return tooSlow();
  if (fatal) return connectionFailure('host');
  // Errors of the server have positive numbers, those of the operating system negative ones.
  return errno !== undefined && errno > 0 ? illegalSql(faults[code] ?? reportRefusals.types) : error;
}
