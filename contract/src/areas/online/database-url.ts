/** A type of database; types without an engine are stored as records only. */
export interface DatabaseType {
  readonly value: string;
  readonly text: string;
  readonly engine?: DatabaseEngine;
  readonly driver: string;
  /** URL template with placeholders for host and database. */
  readonly template: string;
}
export type DatabaseEngine = 'postgresql' | 'mysql' | 'sqlserver';

const mysql = 'jdbc:mysql://127.0.0.1:3306/数据库名称';
/** Values, drivers and URLs as the framework's clients write them. */
export const databaseTypes: readonly DatabaseType[] = [
  { value: '1', text: 'MySQL5.5', engine: 'mysql', driver: 'com.mysql.jdbc.Driver', template: mysql },
  { value: '4', text: 'MySQL5.7+', engine: 'mysql', driver: 'com.mysql.cj.jdbc.Driver', template: mysql },
  {
    value: '2',
    text: 'Oracle',
    driver: 'oracle.jdbc.OracleDriver',
    template: 'jdbc:oracle:thin:@127.0.0.1:1521:数据库名称',
  },
  {
    value: '3',
    text: 'SQLServer',
    engine: 'sqlserver',
    driver: 'com.microsoft.sqlserver.jdbc.SQLServerDriver',
    template: 'jdbc:sqlserver://127.0.0.1:1433;DatabaseName=数据库名称',
  },
  {
    value: '5',
    text: 'MariaDB',
    engine: 'mysql',
    driver: 'org.mariadb.jdbc.Driver',
    template: 'jdbc:mariadb://127.0.0.1:3306/数据库名称',
  },
  {
    value: '6',
    text: 'PostgreSQL',
    engine: 'postgresql',
    driver: 'org.postgresql.Driver',
    template: 'jdbc:postgresql://127.0.0.1:5432/数据库名称',
  },
];
export const findDatabaseType = (value: string): DatabaseType | undefined =>
  databaseTypes.find((known) => known.value === value);

/** Host, port and database of a URL. */
export interface DatabaseAddress {
  readonly engine: DatabaseEngine;
  readonly host: string;
  readonly port: number;
  /** Undefined when the URL has none. */
  readonly database: string | undefined;
}
const ports: Readonly<Record<DatabaseEngine, number>> = { postgresql: 5432, mysql: 3306, sqlserver: 1433 };
const engines: Readonly<Record<string, DatabaseEngine>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  mysql: 'mysql',
  mariadb: 'mysql',
  sqlserver: 'sqlserver',
};
const addressForm =
  /^(?:jdbc:)?(postgresql|postgres|mysql|mariadb|sqlserver):\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?(?:\/([^\s/;?&#@\\%'"]*))?(?:;databasename=([^\s/;?&#@\\%'"]+);?)?$/i;

/**
 * Parses host, port and database; undefined for anything else, including driver options and user information,
 * which enable attacks through the driver.
 */
export function readDatabaseUrl(url: string): DatabaseAddress | undefined {
  const found = addressForm.exec(url.trim());
  const engine = found && engines[(found[1] as string).toLowerCase()];
  if (!found || !engine) return undefined;
  const [, , host = '', digits, path, property] = found;
  if (property !== undefined && (engine !== 'sqlserver' || path)) return undefined;
  const port = digits === undefined ? ports[engine] : Number(digits);
  if (port < 1 || port > 65_535) return undefined;
  return { engine, host: host.toLowerCase().replace(/^\[|\]$/g, ''), port, database: property || path || undefined };
}
