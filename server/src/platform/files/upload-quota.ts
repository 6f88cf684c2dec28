import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { acceptedType } from '../storage/file-kind.ts';
import { acceptedExtension } from '../storage/file-name.ts';
import { type FileKind, maxBytesOf } from '../storage/file-type.ts';
import { storageRefusal } from '../storage/storage-refused.ts';
import { rowTypeOf } from './row-type.ts';

const usualBytes = 200 * 1024 * 1024;
const isCounted = (kind: FileKind): boolean => maxBytesOf[kind] <= usualBytes;
const uncountedTypes = (Object.keys(rowTypeOf) as FileKind[])
  .filter((kind) => !isCounted(kind))
  .map((kind) => rowTypeOf[kind]);
/** How the store names what a client sent; what the product itself makes (error sheets of imports) is named otherwise. */
const uploadedName = '_[0-9]{13}_[0-9a-z]{4}[.][0-9a-z]+$';

/**
 * How much one account may upload on one day of China, however the files come (`security.md` 2.5: 200 MB). Where a
 * single file may be larger than that (videos and archives of up to 500 MB, `api.md` 8.1 and 8.6) its own limit stands and it
 * is not counted; everything else is. A file that was deleted since still counts.
 */
export class UploadQuota {
  readonly #bytes: number;

  constructor(bytes = usualBytes) {
    this.#bytes = bytes;
  }

  /** Whether files of that name are counted. Throws StorageRefused for a name that is not stored at all. */
  counts(name: string): boolean {
    return isCounted(acceptedType(acceptedExtension(name)).kind);
  }
  /** Bytes that `username` has left at `now`, in China time. */
  async left(db: Handle, username: string, now: string): Promise<number> {
    const { rows } = await sql<{ used: string }>`
      select coalesce(sum(size_bytes), 0)::text as used from sys_oss_file
      where uploader = ${username} and create_time >= ${`${now.slice(0, 10)} 00:00:00`}::timestamptz
        and file_type <> all(${uncountedTypes}::text[]) and url ~ ${uploadedName}`.execute(db);
    return this.#bytes - Number(rows[0]?.used ?? 0);
  }
  /** Throws StorageRefused `quota` unless so many bytes more may come. */
  async refuse(db: Handle, username: string, now: string, size: number): Promise<void> {
    if (size > (await this.left(db, username, now))) throw this.#refusal();
  }
  /** The same once a file is there, in the transaction that notes it: files that arrive side by side wait for each other. */
  async take(tx: Handle, username: string, now: string, size: number): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota ${username}`}, 0))`.execute(tx);
    await this.refuse(tx, username, now, size);
  }
  /** Passes at most so many bytes on. */
  async *atMost(left: number, content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let size = 0;
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > left) throw this.#refusal();
      yield chunk;
    }
  }

  #refusal(): Error {
    return storageRefusal.quota(this.#bytes);
  }
}
