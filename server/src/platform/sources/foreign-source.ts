import { refusal } from '@campus/contract/kit';
import { findDatabaseType, readDatabaseUrl, dataSourceRefusals as refused } from '@campus/contract/online';
import type { HostList } from '../outgoing/host-list.ts';
import { OutgoingError } from '../outgoing.ts';
import { mysqlSource } from './mysql-source.ts';
import { postgresSource } from './postgres-source.ts';
import { connectionFailure, type Source } from './source.ts';
import { sqlServerSource } from './sql-server-source.ts';
import type { Target } from './target.ts';

/** A data source as stored or entered. */
export interface DataSource {
  readonly dbType: string;
  readonly dbUrl: string;
  readonly dbName: string;
  readonly dbUsername: string;
  readonly dbPassword: string | null;
}
interface SourceLimits {
  readonly connectMs?: number;
  /** Of one statement. */
  readonly limitMs?: number;
}
const defaults = { connectMs: 5_000, limitMs: 15_000 };

/** The adapter of a data source. Connects only to hosts on the operator's list. */
export async function foreignSource(described: DataSource, hosts: HostList, limits?: SourceLimits): Promise<Source> {
  const address = readDatabaseUrl(described.dbUrl);
  const engine = findDatabaseType(described.dbType)?.engine;
  if (address && !hosts.lists(address.host, address.port)) throw refusal(refused.notAllowed);
  if (!engine) throw connectionFailure('engine');
  if (!address) throw refusal(refused.url);
  if (engine !== address.engine) throw refusal(refused.type);
  const pinned = await hosts.pin(address.host, address.port).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error;
    throw error.message === 'name not found' ? connectionFailure('host') : refusal(refused.notAllowed);
  });
  const target: Target = {
    host: pinned.address,
    port: address.port,
    database: described.dbName,
    username: described.dbUsername,
    password: described.dbPassword ?? '',
    ...defaults,
    ...limits,
  };
  return { postgresql: postgresSource, mysql: mysqlSource, sqlserver: sqlServerSource }[engine](target);
}
