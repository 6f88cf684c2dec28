import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { checkType } from '../storage/file-kind.ts';
import { checkExtension } from '../storage/file-name.ts';
import { type FileKind, maxBytesOf } from '../storage/file-type.ts';
import { storageErrors } from '../storage/storage-error.ts';
import { rowTypeOf } from './row-type.ts';

const defaultBytes = 200 * 1024 * 1024;
const isCounted = (kind: FileKind): boolean => maxBytesOf[kind] <= defaultBytes;
const uncountedTypes = (Object.keys(rowTypeOf) as FileKind[])
  .filter((kind) => !isCounted(kind))
  .map((kind) => rowTypeOf[kind]);
/** Matches names of uploads in the store; generated files (error sheets of imports) are named differently. */
const uploadedName = '_[0-9]{13}_[0-9a-z]{4}[.][0-9a-z]+$';

/**
 * Limits the bytes one account can upload per day in China time (200 MB). Kinds whose single files can be larger than
 * that (videos and archives of up to 500 MB) have their own limit and are not counted. Deleted files still count.
 */
export class UploadQuota {
  readonly #bytes: number;

  constructor(bytes = defaultBytes) {
    this.#bytes = bytes;
  }

  /** Whether files of that name count. Throws StorageError for a name that cannot be stored. */
  counts(name: string): boolean {
    return isCounted(checkType(checkExtension(name)).kind);
  }
  /** Bytes that `username` has left at `now`, in China time. */
  async remaining(db: Handle, username: string, now: string): Promise<number> {
    const { rows } = await sql<{ used: string }>`
      select coalesce(sum(size_bytes), 0)::text as used from sys_oss_file
      where uploader = ${username} and create_time >= ${`${now.slice(0, 10)} 00:00:00`}::timestamptz
        and file_type <> all(${uncountedTypes}::text[]) and url ~ ${uploadedName}`.execute(db);
    return this.#bytes - Number(rows[0]?.used ?? 0);
  }
  /** Throws StorageError `quota` when `size` bytes exceed the quota. */
  async assertRemaining(db: Handle, username: string, now: string, size: number): Promise<void> {
    if (size > (await this.remaining(db, username, now))) throw this.#createError();
  }
  /** The same for a stored file, in the transaction that writes its row: concurrent uploads wait for each other. */
  async take(tx: Handle, username: string, now: string, size: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota ${username}`}, 0))`.execute(tx);
    await this.assertRemaining(tx, username, now, size);
  }
  /** Passes on at most `left` bytes. */
  async *limitStream(left: number, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > left) throw this.#createError();
      yield chunk;
    }
  }

  #createError(): Error {
    return storageErrors.quota(this.#bytes);
  }
}
