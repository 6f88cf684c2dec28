import { fieldFailure } from '@campus/contract/kit';
import type { UploadFolder } from '@campus/contract/rules';
import type { Call } from '../../kit/http/route.ts';
import { maxBytesOf } from '../storage/file-type.ts';
import { storageErrors } from '../storage/storage-error.ts';
import { storageFailure } from './storage-failure.ts';
import type { Owner, StoredFiles, UploadedFile } from './stored-files.ts';
import { assertAccepted, maxPurposeBytes, resolveFolder } from './upload-purpose.ts';

const mostFiles = 9;
const anyKind = Math.max(...Object.values(maxBytesOf));

/**
 * Stores the files of a multipart request one after the other, as they arrive. The purpose is the caller's `biz`, which
 * must precede the files in the form or be in the query, unless the route sets `folder`. Throws the failures of
 * uploads; files stored before the rejected one stay.
 */
export async function receiveUploads(
  call: Call,
  files: StoredFiles,
  owner: Owner,
  folder?: UploadFolder,
): Promise<UploadedFile[]> {
  const stored: UploadedFile[] = [];
  const codes = call.session?.codes ?? new Set<string>();
  try {
    let purpose = folder ?? resolveFolder(call.query.biz, codes);
    for await (const part of call.parts({ maxFileBytes: maxPurposeBytes(purpose) ?? anyKind, maxFiles: mostFiles })) {
      if ('value' in part) {
        if (part.field === 'biz' && folder === undefined) purpose = resolveFolder(part.value, codes);
        continue;
      }
      if (part.filename === '') throw storageErrors.noFile();
      assertAccepted(purpose, part.filename);
      const upload = { name: part.filename, biz: purpose, content: part.stream, maxBytes: maxPurposeBytes(purpose) };
      stored.push(await files.saveUpload(upload, owner));
    }
  } catch (error) {
    throw storageFailure(error);
  }
  if (stored.length === 0) throw fieldFailure('file', storageErrors.noFile().message);
  return stored;
}
