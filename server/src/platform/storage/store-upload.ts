import { randomInt } from 'node:crypto';
import { acceptedType, checkedContent } from './file-kind.ts';
import { acceptedExtension, storedName } from './file-name.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { type FileKind, maxBytesOf } from './file-type.ts';
import { uploadFolder } from './stored-path.ts';

/** A file as a client sent it; `biz` is the folder it asks for. */
export interface Upload {
  readonly name: string;
  readonly biz?: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A stored upload; `name` is the one the client gave. */
export interface StoredUpload extends StoredFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
const fourLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/**
 * Stores a file that a client sent, under a name of ours, after checking folder, extension, size and content while it
 * arrives (api 8.1). Nothing is left of a file that is refused. Throws StorageRefused.
 */
export async function storeUpload(
  store: FileStore,
  upload: Upload,
  nowMs: number,
  random = fourLetters,
): Promise<StoredUpload> {
  const folder = uploadFolder(upload.biz);
  const type = acceptedType(acceptedExtension(upload.name));
  const path = `${folder}/${storedName(upload.name, nowMs, random)}`;
  const stored = await store.put(path, checkedContent(upload.content, type), { maxBytes: maxBytesOf[type.kind] });
  return { ...stored, name: upload.name, kind: type.kind, mime: type.mime };
}
