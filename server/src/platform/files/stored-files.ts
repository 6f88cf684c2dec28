import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { chinaTime, type Session } from '@campus/contract/kit';
import { getFileAccess } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/write/new-id.ts';
import { asSignedIn } from '../sign-in/signed-in.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isPrivate, type PathSigner } from '../storage/signature.ts';
import { type StoredUpload, storeUpload, type Upload } from '../storage/store-upload.ts';
import { rowTypeOf } from './row-type.ts';
import { UploadQuota } from './upload-quota.ts';

/** Owner of a file. Registrations have an account but no session yet. */
export interface Owner {
  readonly username: string;
  readonly tenantId: number;
}
/** A stored file in the answer of an upload; `url` opens it, signed if its folder is private. */
export interface UploadedFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly url: string;
}
export interface FileOptions {
  readonly db: Handle;
  readonly store: FileStore;
  readonly signer: PathSigner;
  readonly now: () => Date;
  /** URL of stored files: `{prefix}/sys/common/static`. */
  readonly staticBase: string;
  /** Daily upload quota of an account; default: the product's limit. */
  readonly quota?: UploadQuota;
}

/** Holder of a bound URL: the session, or the account of a registration, which has none. */
export function getHolder(session: Session): string {
  const { sessionId, username } = asSignedIn(session);
  return sessionId ? `session ${sessionId}` : registrantHolder(username);
}
export const registrantHolder = (username: string): string => (username ? `account ${username}` : '');

const generatedLimit = 100 * 1024 * 1024;

/** The product's files: content in the store, owner and metadata in a row. */
export class StoredFiles {
  readonly options: FileOptions;
  readonly #quota: UploadQuota;

  constructor(parts: FileOptions) {
    this.options = parts;
    this.#quota = parts.quota ?? new UploadQuota();
  }

  /** Stores an upload. Throws StorageError; a rejected file leaves nothing behind. */
  async saveUpload(upload: Upload, owner: Owner): Promise<UploadedFile> {
    const { db, store, now } = this.options;
    const at = now();
    if (!this.#quota.counts(upload.name)) return this.#insertRow(await storeUpload(store, upload, at.getTime()), owner);
    const left = await this.#quota.remaining(db, owner.username, chinaTime(at));
    const content = this.#quota.limitStream(left, upload.content);
    const stored = await storeUpload(store, { ...upload, content }, at.getTime());
    return this.#insertRow(stored, owner, (tx) =>
      this.#quota.take(tx, owner.username, chinaTime(this.options.now()), stored.size),
    );
  }
  /** Rejects a file beyond the owner's quota of the day before its first byte. Throws StorageError `quota`. */
  async assertQuota(name: string, size: number, username: string): Promise<void> {
    const { db, now } = this.options;
    if (this.#quota.counts(name)) await this.#quota.assertRemaining(db, username, chinaTime(now()), size);
  }
  /** Stores a generated file under exactly this name; returns its path. */
  async saveGenerated(folder: string, name: string, content: Buffer, owner: Owner): Promise<string> {
    const path = `${folder}/${name}`;
    const stored = await this.options.store.put(path, Readable.from([content]), { maxBytes: generatedLimit });
    await this.#insertRow({ ...stored, name, kind: 'document', mime: 'application/vnd.ms-excel' }, owner);
    return path;
  }
  /**
   * A stored path as sent to clients; `isPersonal` when not every reader can see the field that names it. Personal
   * paths are bound to the session; without one they stay unsigned and need a token to be read.
   */
  sign(path: string, session?: Session, isPersonal = false): string {
    const { signer } = this.options;
    if (!isPersonal && getFileAccess(path) !== 'personal') return signer.sign(path);
    return session ? signer.bind(path, getHolder(session)) : path;
  }
  /** URL that opens a stored path in a browser. */
  urlOf(path: string): string {
    return `${this.options.staticBase}/${this.sign(path).split('/').map(encodeSegment).join('/')}`;
  }

  /**
   * Whether every path is a stored file that this session may refer to: a public one, its own, or one that a visible
   * row already names. A private file of another user is none of them: a row of one's own would make it readable.
   */
  async allExist(
    db: Handle,
    paths: readonly string[],
    session: Session | undefined,
    seesUse: (path: string) => Promise<boolean> = async () => false,
  ): Promise<boolean> {
    const wanted = [...new Set(paths)];
    const { rows } = await sql<{ url: string; createBy: string }>`
      select url, create_by from sys_oss_file where url = any(${wanted}::text[]) and del_flag = 0`.execute(db);
    const owners = new Map(rows.map((row) => [row.url, row.createBy]));
    for (const path of wanted) {
      const owner = owners.get(path);
      if (owner === undefined) return false;
      if (isPrivate(path) && owner !== session?.username && !(session && (await seesUse(path)))) return false;
    }
    return true;
  }
  /** The content of a stored file; undefined when it is missing or larger than `maxBytes`. */
  async read(path: string, maxBytes: number): Promise<Buffer | undefined> {
    const { store } = this.options;
    const info = await store.stat(path);
    if (!info || info.size > maxBytes) return undefined;
    const { stream } = await store.open(path);
    return Buffer.concat(await stream.toArray());
  }
  async isOwner(path: string, username: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from sys_oss_file where url = ${path} and create_by = ${username} and del_flag = 0 limit 1`.execute(
      this.options.db,
    );
    return rows.length > 0;
  }

  /** Writes the row of a file; `before` runs in the same transaction. Removes the file when either fails. */
  async #insertRow(
    stored: StoredUpload,
    { username, tenantId }: Owner,
    before: (tx: Handle) => Promise<void> = async () => undefined,
  ): Promise<UploadedFile> {
    const id = newId();
    const now = chinaTime(this.options.now());
    const name = stored.name.slice(0, 255);
    try {
      await this.options.db.transaction().execute(async (tx) => {
        await before(tx);
        await tx
          .insertInto('sys_oss_file')
          .values({
            id,
            tenantId,
            createBy: username,
            createTime: now,
            fileName: name,
            url: stored.path,
            fileType: rowTypeOf[stored.kind],
            sizeBytes: stored.size,
            biz: stored.path.slice(0, stored.path.lastIndexOf('/')),
            storage: 'local',
            mime: stored.mime,
            sha256: stored.sha256,
            uploader: username,
          })
          .execute();
      });
    } catch (error) {
      await this.options.store.remove(stored.path);
      throw error;
    }
    return { id, path: stored.path, name, size: stored.size, mime: stored.mime, url: this.urlOf(stored.path) };
  }
}
const encodeSegment = (segment: string): string => {
  const [name = '', query] = segment.split('?');
  return encodeURIComponent(name) + (query === undefined ? '' : `?${query}`);
};
/** ETag of a file whose content never changes. */
export const getEtag = (path: string, size: number): string =>
  `"${createHash('sha256').update(`${path} ${size}`).digest('base64url').slice(0, 22)}"`;
