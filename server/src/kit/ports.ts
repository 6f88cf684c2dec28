import type { AnyEntity, Filter, Session } from '@campus/contract/kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Handle } from './handle.ts';

/** An entry of `sys_log`. */
export interface OperationRecord {
  readonly title: string;
  /** Absent: the call is logged only because it failed. */
  readonly operateType?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly ip: string;
  readonly costMs: number;
  readonly session?: Session | undefined;
  readonly failed?: string | undefined;
  /** The kind of defect that broke the call and its number in the process log. */
  readonly defect?: string | undefined;
  /** What the parameters do not say: number of exported rows and the search conditions in words. */
  readonly note?: string | undefined;
}
export interface TreeNode {
  readonly value: string;
  readonly text: string;
  readonly parent: string | null;
  readonly leaf: boolean;
}
export interface Cipher {
  encrypt(plain: string): string;
  decrypt(stored: string): string;
  /** A keyed hash, equal for equal values, so an encrypted column can be compared and kept unique. */
  hash(plain: string): string;
}

/** Writes entries of a log, all of a transaction by one statement. */
export interface EntryWriter<T = unknown> {
  /** The statement; it runs in the transaction `db`, soon after this call. */
  insert(entries: readonly T[], db: Handle): RawBuilder<unknown> | Promise<RawBuilder<unknown>>;
}
/** Versions of rows. */
export interface DataLog<V = unknown> extends EntryWriter<V> {
  /** What the log keeps of a row; the session wrote it. */
  version(entity: AnyEntity, row: Readonly<Record<string, unknown>>, session: Session): V;
}

/** What the kit needs from the platform; so the kit knows no area. */
export interface Ports {
  /** Value → text of every dictionary item, disabled ones included; undefined for an unknown code. */
  dictionary(code: string): Promise<ReadonlyMap<string, string> | undefined>;
  /** Every node of the tenant's tree by value. */
  tree(name: string, tenantId: number): Promise<ReadonlyMap<string, TreeNode>>;
  /** The entity whose ids are the values of a tree; undefined for trees that never change. */
  treeEntity(name: string): AnyEntity | undefined;
  /** Data rules that apply to this session on the entity, as one filter. */
  dataRules(entity: AnyEntity, session: Session): Promise<Filter | undefined>;
  /**
   * Real names by username; with a tenant, only of its present and former members. Reads on the caller's connection:
   * the embedded database has no other while a transaction is open.
   */
  realnames(db: Handle, usernames: readonly string[], tenantId?: number): Promise<ReadonlyMap<string, string>>;
  /** The real name of a username as a subquery, under the same rules. */
  realname(username: RawBuilder<unknown>, tenantId?: number): RawBuilder<string | null>;
  /**
   * A select of those of these users to whom the session may refer: active accounts of its tenant, or of its company for an
   * enterprise. One row for each.
   */
  usersAmong(usernames: readonly string[], session: Session): RawBuilder<unknown>;
  /** Condition for rows of a tenantless entity that belong to a tenant; undefined when they belong to all. */
  ofTenant(entity: AnyEntity, tenantId: number): RawBuilder<SqlBool> | undefined;
  /** Writes an entry to the operation log soon, together with others that wait; resolves when it is written. */
  record(entry: OperationRecord): Promise<void>;
  readonly dataLog: DataLog;
  cipher: Cipher;
  /** A stored path as sent to clients: private ones signed, personal ones for this session only. */
  sign(path: string, session?: Session, isPersonal?: boolean): string;
  /** Whether every path exists in the store and this session may use it; reads on the caller's connection. */
  filesExist(db: Handle, paths: readonly string[], session: Session | undefined): Promise<boolean>;
  /** Stores a generated file (an import's error file) and returns its path. */
  keepFile(folder: string, name: string, content: Buffer, session: Session): Promise<string>;
  progress(session: Session, taskId: string, done: number, total: number, failed: number): void;
  sanitize(html: string): string;
}
