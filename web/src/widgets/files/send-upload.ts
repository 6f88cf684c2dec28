import { text } from '@campus/contract/messages';
import type { RequestFailed } from '../../request/request-failed.ts';
import { markRunning, removePendingUpload, saveUploadProgress } from './pending-uploads.ts';
import { uploadFailure, uploadFile } from './upload-file.ts';
import { partedFromBytes, uploadInParts } from './upload-in-parts.ts';
import type { UploadPlace } from './upload-place.ts';
import type { UploadRules } from './upload-rules.ts';

/** State of a running upload. */
export interface RunningUpload {
  readonly file: File;
  readonly stop: AbortController;
  /** Set once the server has begun an upload in parts. */
  uploadId?: string;
}

/** Where a field's files go. */
export interface UploadTarget extends Pick<UploadRules, 'folder' | 'target'> {
  /** Key of the field among the pending uploads. */
  readonly field: string;
  readonly place: UploadPlace | undefined;
}

export const isSentInParts = (file: File, place: UploadPlace | undefined): boolean =>
  file.size > partedFromBytes && place === undefined;

/** Uploads a file, a large one in parts, and resolves with its stored path. Rejects with RequestFailed. */
export async function sendUpload(
  upload: RunningUpload,
  target: UploadTarget,
  onProgress: (percent: number) => void,
): Promise<string> {
  const { file, stop } = upload;
  if (isSentInParts(file, target.place)) return sendInParts(upload, target, onProgress);
  const { folder, place } = target;
  return uploadFile({ file, folder, target: target.target, onProgress, place, signal: stop.signal });
}

async function sendInParts(
  upload: RunningUpload,
  { field, folder = 'temp' }: UploadTarget,
  onProgress: (percent: number) => void,
): Promise<string> {
  const { file, stop } = upload;
  let free = () => undefined as void;
  const left = { field, name: file.name, size: file.size, lastModified: file.lastModified };
  const begun = Date.now();
  const path = await uploadInParts({
    file,
    folder,
    signal: stop.signal,
    onBegun: ({ uploadId }) => {
      upload.uploadId = uploadId;
      free = markRunning(uploadId);
    },
    onProgress: (percent) => {
      if (upload.uploadId) saveUploadProgress({ ...left, uploadId: upload.uploadId, percent, begun });
      onProgress(percent);
    },
  }).finally(() => free());
  if (upload.uploadId) removePendingUpload(upload.uploadId);
  return path;
}

/** Outcome of a failed upload. Without an answer a large file can be resumed; a refused one has failed. */
export function concludeFailure(
  { file, uploadId }: RunningUpload,
  error: RequestFailed,
): { readonly type: 'interrupt' | 'fail'; readonly message: string } {
  const canGoOn = uploadId !== undefined && (error.http === 0 || error.http >= 500);
  if (uploadId && !canGoOn) removePendingUpload(uploadId);
  return { type: canGoOn ? 'interrupt' : 'fail', message: uploadFailure(error, text.upload.fileFailed(file.name)) };
}
