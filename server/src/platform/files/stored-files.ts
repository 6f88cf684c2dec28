import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { chinaTime, type Session } from '@campus/contract/kit';
import { fileAccessOf } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/new-id.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isPrivate, type PathSigner } from '../storage/signature.ts';
import { type StoredUpload, storeUpload, type Upload } from '../storage/store-upload.ts';
import { rowTypeOf } from './row-type.ts';
import { UploadQuota } from './upload-quota.ts';

/** Whose file it is. Registrations have an account but no session yet. */
export interface Owner {
  readonly username: string;
  readonly tenantId: number;
}
/** A stored file as an upload answers it; `url` opens it, signed where its folder is private. */
export interface UploadedFile {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly url: string;
}
export interface FileParts {
  readonly db: Handle;
  readonly store: FileStore;
  readonly signer: PathSigner;
  readonly now: () => Date;
  /** Address of stored files: `{prefix}/sys/common/static`. */
  readonly staticBase: string;
  /** What an account may upload on a day; default: as much as the product allows. */
  readonly quota?: UploadQuota;
}

/** Whom a bound address belongs to: the session, or the account of a registration, which has none. */
export function holderOf(session: Session): string {
  const { sessionId, username } = signedIn(session);
  return sessionId ? `session ${sessionId}` : registrantHolder(username);
}
export const registrantHolder = (username: string): string => (username ? `account ${username}` : '');

const generatedLimit = 100 * 1024 * 1024;

/** Files of the product: in the store, with a row each that says whose they are. */
export class StoredFiles {
  readonly parts: FileParts;
  readonly #quota: UploadQuota;

  constructor(parts: FileParts) {
    this.parts = parts;
    this.#quota = parts.quota ?? new UploadQuota();
  }

  /** Stores what a client sent. Throws StorageRefused; nothing is left of a refused file. */
  async receive(upload: Upload, owner: Owner): Promise<UploadedFile> {
    const { db, store, now } = this.parts;
    const at = now();
    if (!this.#quota.counts(upload.name)) return this.#note(await storeUpload(store, upload, at.getTime()), owner);
    const left = await this.#quota.left(db, owner.username, chinaTime(at));
    const content = this.#quota.atMost(left, upload.content);
    const stored = await storeUpload(store, { ...upload, content }, at.getTime());
    return this.#note(stored, owner, (tx) =>
      this.#quota.take(tx, owner.username, chinaTime(this.parts.now()), stored.size),
    );
  }
  /** Refuses a file that the owner may not upload any more today, before its first byte. Throws StorageRefused `quota`. */
  async refuseBeyondQuota(name: string, size: number, username: string): Promise<void> {
    const { db, now } = this.parts;
    if (this.#quota.counts(name)) await this.#quota.refuse(db, username, chinaTime(now()), size);
  }
  /** Keeps a generated file under exactly this name; answers its path. */
  async keep(folder: string, name: string, content: Buffer, owner: Owner): Promise<string> {
    const path = `${folder}/${name}`;
    const stored = await this.parts.store.put(path, Readable.from([content]), { maxBytes: generatedLimit });
    await this.#note({ ...stored, name, kind: 'document', mime: 'application/vnd.ms-excel' }, owner);
    return path;
  }
  /**
   * A stored path as it may leave the server: `isPersonal` when the field that names it is not for every reader. Personal
   * paths are bound to the session; without one they stay bare and are read with a token alone.
   */
  sign(path: string, session?: Session, isPersonal = false): string {
    const { signer } = this.parts;
    if (!isPersonal && fileAccessOf(path) !== 'personal') return signer.sign(path);
    return session ? signer.bind(path, holderOf(session)) : path;
  }
  /** Address under which a browser opens a stored path. */
  addressOf(path: string): string {
    return `${this.parts.staticBase}/${this.sign(path).split('/').map(encodeSegment).join('/')}`;
  }

  /**
   * Whether every path is a stored file that this session may point at: a public one, its own, or one that a row it sees
   * names already. Somebody else's private file is none of them, or a row of one's own would be a way to read it.
   */
  async exist(
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
  async isOwner(path: string, username: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from sys_oss_file where url = ${path} and create_by = ${username} and del_flag = 0 limit 1`.execute(
      this.parts.db,
    );
    return rows.length > 0;
  }

  /** Writes the row of a file; `before` runs in the same transaction. The file goes where either fails. */
  async #note(
    stored: StoredUpload,
    { username, tenantId }: Owner,
    before: (tx: Handle) => Promise<void> = async () => undefined,
  ): Promise<UploadedFile> {
    const id = newId();
    const now = chinaTime(this.parts.now());
    const name = stored.name.slice(0, 255);
    try {
      await this.parts.db.transaction().execute(async (tx) => {
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
      await this.parts.store.remove(stored.path);
      throw error;
    }
    return { id, path: stored.path, name, size: stored.size, mime: stored.mime, url: this.addressOf(stored.path) };
  }
}
const encodeSegment = (segment: string): string => {
  const [name = '', query] = segment.split('?');
  return encodeURIComponent(name) + (query === undefined ? '' : `?${query}`);
};
/** An ETag of a file that never changes under its name. */
export const etagOf = (path: string, size: number): string =>
  `"${createHash('sha256').update(`${path} ${size}`).digest('base64url').slice(0, 22)}"`;
