import type { RequestFailed } from '../../request/request-failed.ts';
import { upload } from '../../request/upload.ts';

interface UploadJob {
  readonly file: File;
  /** Folder of the store. */
  readonly folder?: string | undefined;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  /** From the rich-text editor. */
  readonly isEditor?: boolean;
}

/** Stores a file and gives its path. The failure is the caller's to show. */
export async function uploadFile({ file, folder, onProgress, signal, isEditor = false }: UploadJob): Promise<string> {
  const envelope = await upload<unknown>({
    path: isEditor ? '/sys/upload/uploadMinio' : '/sys/common/upload',
    file,
    parts: isEditor ? { biz: 'jeditor', jeditor: '1' } : { biz: folder ?? 'temp' },
    quiet: true,
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return envelope.message;
}

/** The sentence of a failed upload: the server's, or that this file failed when no answer came. */
export const uploadFailure = (failed: RequestFailed, otherwise: string): string =>
  failed.http === 0 ? otherwise : failed.message || otherwise;
