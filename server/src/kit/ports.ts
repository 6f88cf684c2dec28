import type { AnyEntity, Filter, Session } from '@campus/contract/kit';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Context } from './context.ts';
import type { Handle } from './handle.ts';

/** What a write leaves in `sys_log` (`api.md` 1.15). */
export interface OperationRecord {
  readonly title: string;
  /** Absent: a call that is noted only because it broke. */
  readonly operateType?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly method: string;
  readonly path: string;
  readonly params: unknown;
  readonly ip: string;
  readonly costMs: number;
  readonly session?: Session | undefined;
  readonly failed?: string | undefined;
  /** What kind of defect broke the call, and under which number the process has logged it. */
  readonly defect?: string | undefined;
  /** What the parameters do not say: how many rows an export had, and what was searched for in words. */
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
  /** A keyed hash that is equal for equal values, so that an encrypted column can be compared and kept unique. */
  hash(plain: string): string;
}

/** What the kit needs from the platform; handed over by `main.ts`, so that the kit knows no area. */
export interface Ports {
  /** Value → text of every item of a dictionary, switched-off ones included; undefined for an unknown code. */
  dictionary(code: string): Promise<ReadonlyMap<string, string> | undefined>;
  /** Every node of a tree of this tenant by value. */
  tree(name: string, tenantId: number): Promise<ReadonlyMap<string, TreeNode>>;
  /** The entity whose ids are the values of a tree; undefined for trees that no call of the product changes. */
  treeEntity(name: string): AnyEntity | undefined;
  /** Data rules that bind this session on the entity, as one filter (`api.md` 1.17). */
  dataRules(entity: AnyEntity, session: Session): Promise<Filter | undefined>;
  /**
   * Names of people by username, of the tenant's present and former members alone when one is given. Read on the caller's
   * own connection: the embedded database has no other while a transaction is open.
   */
  realnames(db: Handle, usernames: readonly string[], tenantId?: number): Promise<ReadonlyMap<string, string>>;
  /** Whether the session may refer to every one of these users: living accounts of its tenant, of its company for an enterprise. */
  usersExist(db: Handle, usernames: readonly string[], session: Session): Promise<boolean>;
  /** The condition under which a row of the installation belongs to a tenant; undefined when it belongs to all. */
  ofTenant(entity: AnyEntity, tenantId: number): RawBuilder<SqlBool> | undefined;
  record(entry: OperationRecord): Promise<void>;
  /** Notes a sensitive act in the transaction of the act: when it cannot be noted, it does not happen. */
  audit(context: Context, act: string, content: Readonly<Record<string, unknown>>): Promise<void>;
  /** A version of a row in the data log, in the transaction of the write. */
  version(tx: Handle, entity: AnyEntity, row: Readonly<Record<string, unknown>>, session: Session): Promise<void>;
  cipher: Cipher;
  /** A stored path as it may leave the server: private ones signed, personal ones for this session alone. */
  sign(path: string, session?: Session, isPersonal?: boolean): string;
  /** Whether every path exists in the store and may be used by this session; read on the caller's own connection. */
  filesExist(db: Handle, paths: readonly string[], session: Session | undefined): Promise<boolean>;
  /** Keeps a generated file (an import's error file) and answers its path. */
  keepFile(folder: string, name: string, content: Buffer, session: Session): Promise<string>;
  progress(session: Session, taskId: string, done: number, total: number, failed: number): void;
  sanitize(html: string): string;
  /** The value that a fill rule makes for a field of this form. */
  fillRule(context: Context, code: string, form: Readonly<Record<string, unknown>>): Promise<string>;
  /** Why a check rule refuses a value; undefined when it passes. */
  checkRule(context: Context, code: string, value: string): Promise<string | undefined>;
}
