import type { Readable } from 'node:stream';

/** A stretch of a file: from `start` to `end` (inclusive, or to the last byte), or its last bytes. */
export type ByteRange = { readonly start: number; readonly end?: number } | { readonly last: number };

export interface FileFacts {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/** A file opened for reading. `start` and `end` (inclusive) say which bytes `stream` gives; it must be read or destroyed. */
export interface OpenFile extends FileFacts {
  readonly start: number;
  readonly end: number;
  readonly stream: Readable;
}

export interface StoredFile {
  readonly path: string;
  readonly size: number;
  /** Checksum of the content, 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Where files lie: a flat set of relative paths such as `temp/合同_1767225600000_a1b2.pdf`. Every method refuses paths
 * that are not plainly below the root (StorageRefused `badPath`).
 */
export interface FileStore {
  /**
   * Stores the content under a path that is not taken yet; all of it, or nothing is left. An error of the source is
   * passed on. Throws StorageRefused `tooLarge` as soon as more than `maxBytes` arrived.
   */
  put(path: string, content: AsyncIterable<Uint8Array>, limits: { readonly maxBytes: number }): Promise<StoredFile>;
  /** Throws StorageRefused `notFound`, or `badRange` when the range lies outside the file. */
  open(path: string, range?: ByteRange): Promise<OpenFile>;
  stat(path: string): Promise<FileFacts | undefined>;
  /** Whether there was such a file. */
  remove(path: string): Promise<boolean>;
  /** The files of a folder and of the folders in it; without a folder, all of them. */
  list(folder?: string): AsyncIterable<FileFacts>;
}
