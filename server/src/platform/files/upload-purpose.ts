import { failure } from '@campus/contract/kit';
import { type UploadFolder, type UploadPurpose, uploadPurposes } from '@campus/contract/rules';
import { fileType, getExtension } from '../storage/file-type.ts';
import { storageErrors } from '../storage/storage-error.ts';
import { uploadFolder } from '../storage/stored-path.ts';

const megabyte = 1024 * 1024;

/**
 * The folder of the purpose that a client names in `biz`. Unknown names become `temp`, which is private. Throws
 * StorageError `badPath` for folders that only the server writes, noPermission without a code.
 */
export function resolveFolder(biz: string | undefined, codes: ReadonlySet<string>): UploadFolder {
  const [name = ''] = uploadFolder(biz).split('/');
  const folder = Object.hasOwn(uploadPurposes, name) ? (name as UploadFolder) : 'temp';
  const { by }: UploadPurpose = uploadPurposes[folder];
  if (by === 'server') throw storageErrors.badPath();
  if (by !== 'signed-in' && !by.some((code) => codes.has(code))) throw failure('noPermission');
  return folder;
}

/** Rejects a file whose extension the purpose does not accept. Throws StorageError `typeRefused`. */
export function assertAccepted(folder: UploadFolder, name: string): void {
  const { accept }: UploadPurpose = uploadPurposes[folder];
  const extension = getExtension(name);
  if (accept && fileType(extension) && !accept.includes(extension)) throw storageErrors.typeRefused(extension);
}

/** Maximum size for the purpose; undefined when the limit of the file kind applies. */
export function maxPurposeBytes(folder: UploadFolder): number | undefined {
  const { maxMb }: UploadPurpose = uploadPurposes[folder];
  return maxMb === undefined ? undefined : maxMb * megabyte;
}
