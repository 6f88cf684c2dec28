import { randomInt } from 'node:crypto';
import { checkContent, checkType } from './file-kind.ts';
import { checkExtension, storedName } from './file-name.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { type FileKind, maxBytesOf } from './file-type.ts';
import { storageErrors } from './storage-error.ts';
import { uploadFolder } from './stored-path.ts';
import { canStrip, stripContent } from './strip-image.ts';

/** An uploaded file; `biz` is the requested folder. */
export interface Upload {
  readonly name: string;
  readonly biz?: string | undefined;
  readonly content: AsyncIterable<Uint8Array>;
  /** When the purpose allows less than the kind. */
  readonly maxBytes?: number | undefined;
}

/** A stored upload; `name` is the client's file name. */
export interface StoredUpload extends StoredFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
const fourLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Portraits are visible to everyone: only their image data is stored. */
const portraitFolder = 'avatar';

/**
 * Stores an upload under a generated name, after checking folder, extension, size and content as it arrives; an avatar
 * is rewritten, so it must be a JPEG or PNG. A rejected file leaves nothing behind. Throws StorageError.
 */
export async function storeUpload(
  store: FileStore,
  upload: Upload,
  nowMs: number,
  random = fourLetters,
): Promise<StoredUpload> {
  const folder = uploadFolder(upload.biz);
  const extension = checkExtension(upload.name);
  const type = checkType(extension);
  const isPortrait = folder.split('/')[0] === portraitFolder;
  if (isPortrait && !canStrip(type)) throw storageErrors.typeRefused(extension);
  const content = isPortrait ? stripContent(upload.content, type) : upload.content;
  const path = `${folder}/${storedName(upload.name, nowMs, random)}`;
  const stored = await store.put(path, checkContent(content, type), {
    maxBytes: Math.min(upload.maxBytes ?? Number.POSITIVE_INFINITY, maxBytesOf[type.kind]),
  });
  return { ...stored, name: upload.name, kind: type.kind, mime: type.mime };
}
