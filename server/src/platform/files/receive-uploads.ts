import { fieldFailure } from '@campus/contract/kit';
import type { Call } from '../../kit/route.ts';
import { extensionOf, fileType, maxBytesOf } from '../storage/file-type.ts';
import { storageRefusal } from '../storage/storage-refused.ts';
import { uploadFolder } from '../storage/stored-path.ts';
import { storageFailure } from './storage-failure.ts';
import type { Owner, StoredFiles, UploadedFile } from './stored-files.ts';

const mostFiles = 9;
const anyKind = Math.max(...Object.values(maxBytesOf));

export interface UploadRules {
  /** Folder of every file; absent: the one the client asks for in `biz`. */
  readonly folder?: string;
  /** Extensions that are taken, of those the store takes at all. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
}

/**
 * Stores the files of a multipart call one after the other, as they arrive. `biz` must come before the files, in the
 * form or in the address. Throws the refusals of `api.md` 8.1; files that were stored before the refused one stay.
 */
export async function receiveUploads(
  call: Call,
  files: StoredFiles,
  owner: Owner,
  rules: UploadRules = {},
): Promise<UploadedFile[]> {
  const stored: UploadedFile[] = [];
  let biz = rules.folder ?? call.query.biz;
  try {
    uploadFolder(biz);
    for await (const part of call.parts({ maxFileBytes: rules.maxBytes ?? anyKind, maxFiles: mostFiles })) {
      if ('value' in part) {
        if (part.field === 'biz' && rules.folder === undefined) biz = part.value;
        continue;
      }
      if (part.filename === '') throw storageRefusal.noFile();
      refuseExtension(part.filename, rules.accept);
      stored.push(await files.receive({ name: part.filename, biz, content: part.stream }, owner));
    }
  } catch (error) {
    throw storageFailure(error);
  }
  if (stored.length === 0) throw fieldFailure('file', storageRefusal.noFile().message);
  return stored;
}

function refuseExtension(name: string, accept: readonly string[] | undefined): void {
  const extension = extensionOf(name);
  if (accept && fileType(extension) && !accept.includes(extension)) throw storageRefusal.typeRefused(extension);
}
