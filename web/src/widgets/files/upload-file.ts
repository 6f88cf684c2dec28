import type { RequestFailed } from '../../request/request-failed.ts';
import { upload } from '../../request/upload.ts';
import type { UploadPlace } from './upload-place.ts';

interface UploadJob {
  readonly file: File;
  /** Folder of the store. */
  readonly folder?: string | undefined;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  /** From the rich-text editor. */
  readonly isEditor?: boolean;
  /** The framework's other call (S); ours takes both alike. */
  readonly target?: 'default' | 'minio' | undefined;
  /** Where it goes instead of the store of signed-in users. */
  readonly place?: UploadPlace | undefined;
}

/** Stores a file and gives its path. The failure is the caller's to show. */
export async function uploadFile(job: UploadJob): Promise<string> {
  const { file, folder = 'temp', onProgress, signal, isEditor = false, target = 'default', place } = job;
  const biz = isEditor ? 'jeditor' : folder;
  const envelope = await upload<unknown>({
    path: place?.(biz) ?? (isEditor || target === 'minio' ? '/sys/upload/uploadMinio' : '/sys/common/upload'),
    file,
    parts: { biz, ...(isEditor && { jeditor: '1' }) },
    silent: true,
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return envelope.message;
}

/** The sentence of a failed upload: the server's, or that this file failed when no answer came. */
export const uploadFailure = (failed: RequestFailed, otherwise: string): string =>
  failed.http === 0 ? otherwise : failed.message || otherwise;
