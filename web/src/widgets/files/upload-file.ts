import type { RequestFailed } from '../../request/request-failed.ts';
import { upload } from '../../request/upload.ts';
import type { UploadPlace } from './upload-place.ts';

interface UploadJob {
  readonly file: File;
  /** Storage folder. */
  readonly folder?: string | undefined;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  /** Whether the rich text editor uploads it. */
  readonly isEditor?: boolean;
  /** Upload call; the server handles both alike. */
  readonly target?: 'default' | 'minio' | undefined;
  /** Upload endpoint of pages without a session. */
  readonly place?: UploadPlace | undefined;
}

/** Uploads a file and returns its path. The caller shows failures. */
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

/** Message of a failed upload: the server's, or `otherwise` without an answer. */
export const uploadFailure = (failed: RequestFailed, otherwise: string): string =>
  failed.http === 0 ? otherwise : failed.message || otherwise;
