import type { Readable } from 'node:stream';

/** A byte range from `start` to `end` (inclusive, default: the last byte), or the last bytes. */
export type ByteRange = { readonly start: number; readonly end?: number } | { readonly last: number };

export interface FileInfo {
  readonly path: string;
  readonly size: number;
  readonly modifiedMs: number;
}

/**
 * A file opened for reading. `stream` has the bytes from `start` to `end` (inclusive); it must be read or destroyed.
 */
export interface OpenFile extends FileInfo {
  readonly start: number;
  readonly end: number;
  readonly stream: Readable;
}

export interface StoredFile {
  readonly path: string;
  readonly size: number;
  /** SHA-256 of the content, 64 hexadecimal digits. */
  readonly sha256: string;
}

/**
 * File storage: a flat set of relative paths such as `temp/合同_1767225600000_a1b2.pdf`. Every method rejects paths that
 * are not plainly below the root (StorageError `badPath`).
 */
export interface FileStore {
  /**
   * Stores the content under an unused path, completely or not at all. Errors of the source are passed on. Throws
   * StorageError `tooLarge` as soon as more than `maxBytes` arrived.
   */
  put(path: string, content: AsyncIterable<Uint8Array>, limits: { readonly maxBytes: number }): Promise<StoredFile>;
  /** Throws StorageError `notFound`, or `badRange` when the range is outside the file. */
  open(path: string, range?: ByteRange): Promise<OpenFile>;
  stat(path: string): Promise<FileInfo | undefined>;
  /** Returns whether the file existed. */
  remove(path: string): Promise<boolean>;
  /** The files of a folder and its subfolders; all files without a folder. */
  list(folder?: string): AsyncIterable<FileInfo>;
}
