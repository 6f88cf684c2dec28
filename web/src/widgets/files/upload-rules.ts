import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { getExtension } from './file-name.ts';

export interface UploadRules {
  readonly isImage: boolean;
  readonly accept?: readonly string[] | undefined;
  readonly maxMb?: number | undefined;
  readonly folder?: string | undefined;
  /** Maximum number of files, of which the last are kept; 1 for a single file. */
  readonly most?: number | undefined;
  readonly target?: 'default' | 'minio' | undefined;
  /** Identifies the field on its page. */
  readonly field?: string | undefined;
  /** Additional check after the built-in rules; false rejects the file. */
  readonly beforeUpload?: ((file: File) => boolean | Promise<boolean>) | undefined;
}

/** Reason to reject a file before uploading; undefined when accepted. */
export function fileRefusal(
  file: File,
  { isImage, accept, maxMb }: Pick<UploadRules, 'isImage' | 'accept' | 'maxMb'>,
): string | undefined {
  if (isImage && !file.type.startsWith('image/')) return text.upload.imageOnly;
  if (accept && !accept.includes(getExtension(file.name))) return text.upload.badType;
  if (maxMb !== undefined && file.size > maxMb * 1024 * 1024) return text.upload.tooLarge(maxMb);
  return undefined;
}

async function isAccepted(file: File, rules: UploadRules): Promise<boolean> {
  const reason = fileRefusal(file, rules);
  if (reason) tell.warning(reason);
  return !reason && (rules.beforeUpload === undefined || (await rules.beforeUpload(file)));
}

/** Files that the rules accept, checked one after another; the reasons against the others are shown. */
export async function selectAccepted(files: readonly File[], rules: UploadRules): Promise<File[]> {
  const accepted: File[] = [];
  for (const file of files) if (await isAccepted(file, rules)) accepted.push(file);
  return accepted;
}
