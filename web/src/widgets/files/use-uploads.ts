import { text } from '@campus/contract/messages';
import { useContext, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { getExtension, getFileName, getPaths } from './file-name.ts';
import { listLeftoverUploads, markRunning, removePendingUpload, saveUploadProgress } from './pending-uploads.ts';
import { uploadFailure, uploadFile } from './upload-file.ts';
import { discardUpload, partedFromBytes, uploadInParts } from './upload-in-parts.ts';
import { UploadPlaceContext } from './upload-place.ts';

export interface UploadItem {
  readonly key: string;
  readonly name: string;
  /** `interrupted`: a large file that can be resumed. */
  readonly status: 'uploading' | 'done' | 'error' | 'interrupted';
  readonly percent: number;
  /** Stored path, once done. */
  readonly path: string;
  readonly size?: number | undefined;
  readonly message?: string | undefined;
  /** Uploaded in parts, so that it can be paused. */
  readonly isParted?: boolean | undefined;
  /** Started by an earlier page: the same file must be chosen again, and the value does not wait for it. */
  readonly isLeft?: boolean | undefined;
}

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

interface Uploads {
  readonly items: readonly UploadItem[];
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Moves a file by one position. */
  move(key: string, by: -1 | 1): void;
  pause(key: string): void;
  /** Uploads a failed file again. */
  retry(key: string): void;
  /** Resumes an interrupted file; one started by an earlier page must be passed again. */
  resume(key: string, chosen?: File): void;
}

const getItem = (path: string): UploadItem => ({
  key: path,
  name: getFileName(path),
  status: 'done',
  percent: 100,
  path,
});
const storedValue = (items: readonly UploadItem[]): string =>
  items
    .filter(({ isLeft }) => !isLeft)
    .map(({ path }) => path)
    .join(',');
const getPlace = ({ field = '', folder = 'temp' }: UploadRules): string =>
  `${window.location.pathname} ${field} ${folder}`;
const listInterrupted = (rules: UploadRules): UploadItem[] =>
  listLeftoverUploads(getPlace(rules)).map(({ uploadId, name, size, percent }) => ({
    key: uploadId,
    name,
    size,
    percent,
    status: 'interrupted',
    path: '',
    isParted: true,
    isLeft: true,
  }));

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
async function isTaken(file: File, rules: UploadRules): Promise<boolean> {
  const reason = fileRefusal(file, rules);
  if (reason) tell.warning(reason);
  return !reason && (rules.beforeUpload === undefined || (await rules.beforeUpload(file)));
}

/** State of a running upload. */
interface Sending {
  readonly file: File;
  readonly stop: AbortController;
  uploadId?: string;
}

/**
 * Files of a field with their uploads. A value is emitted only when all listed files are done; `onBusy` tells whether
 * list and value differ meanwhile.
 */
export function useUploads(
  value: string,
  rules: UploadRules,
  onChange: (value: string, items: readonly UploadItem[]) => void,
  onBusy?: (isBusy: boolean) => void,
): Uploads {
  const place = useContext(UploadPlaceContext);
  const [items, setItems] = useState<readonly UploadItem[]>(() => [
    ...getPaths(value).map(getItem),
    ...listInterrupted(rules),
  ]);
  // Uploads outlive the render that started them and continue with the latest list.
  const latest = useRef(items);
  const sending = useRef(new Map<string, Sending>());
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const [emitted, setEmitted] = useState(value);
  if (value !== emitted) {
    setEmitted(value);
    setItems([...getPaths(value).map(getItem), ...items.filter(({ isLeft }) => isLeft)]);
  }

  const show = (next: readonly UploadItem[]) => {
    latest.current = next;
    setItems(next);
    const isSettled = next.every((item) => item.status === 'done' || item.isLeft);
    onBusy?.(!isSettled);
    if (!isSettled) return;
    setEmitted(storedValue(next));
    onChange(
      storedValue(next),
      next.filter(({ isLeft }) => !isLeft),
    );
  };
  const patch = (key: string, change: Partial<UploadItem>) =>
    latest.current.map((item) => (item.key === key ? { ...item, ...change } : item));
  const isListed = (key: string) => latest.current.some((item) => item.key === key);

  const sendParts = (now: Sending, onProgress: (percent: number) => void) => {
    const { file, stop } = now;
    let free = () => undefined as void;
    const left = { field: getPlace(rules), name: file.name, size: file.size, lastModified: file.lastModified };
    const begun = Date.now();
    return uploadInParts({
      file,
      folder: rules.folder ?? 'temp',
      signal: stop.signal,
      onBegun: ({ uploadId }) => {
        now.uploadId = uploadId;
        free = markRunning(uploadId);
      },
      onProgress: (percent) => {
        if (now.uploadId) saveUploadProgress({ ...left, uploadId: now.uploadId, percent, begun });
        onProgress(percent);
      },
    }).finally(() => free());
  };

  const send = async (key: string, file: File) => {
    const now: Sending = { file, stop: new AbortController() };
    sending.current.set(key, now);
    const isParted = file.size > partedFromBytes && place === undefined;
    const free = markRunning(key);
    const onProgress = (percent: number) => {
      latest.current = patch(key, { percent });
      setItems(latest.current);
    };
    try {
      const path = isParted
        ? await sendParts(now, onProgress)
        : await uploadFile({
            file,
            folder: rules.folder,
            target: rules.target,
            onProgress,
            place,
            signal: now.stop.signal,
          });
      if (now.uploadId) removePendingUpload(now.uploadId);
      sending.current.delete(key);
      if (!isListed(key)) return;
      show(patch(key, { status: 'done', percent: 100, path }));
      tell.success(text.upload.success(file.name));
    } catch (error) {
      if (now.stop.signal.aborted) return;
      if (!(error instanceof RequestFailed)) throw error;
      fail(key, now, error);
    } finally {
      free();
    }
  };

  /** Without an answer a large file can be resumed; a refused one has failed. */
  const fail = (key: string, now: Sending, error: RequestFailed) => {
    const message = uploadFailure(error, text.upload.fileFailed(now.file.name));
    const canGoOn = now.uploadId !== undefined && (error.http === 0 || error.http >= 500);
    if (now.uploadId && !canGoOn) removePendingUpload(now.uploadId);
    show(patch(key, { status: canGoOn ? 'interrupted' : 'error', message }));
    tell.error(message);
  };

  const begin = (files: readonly File[]) => {
    if (files.length === 0) return;
    const fresh = files.map((file) => ({ key: crypto.randomUUID(), file }));
    const listed = fresh.map(
      ({ key, file }): UploadItem => ({
        key,
        name: file.name,
        status: 'uploading',
        percent: 0,
        path: '',
        size: file.size,
        isParted: file.size > partedFromBytes && place === undefined,
      }),
    );
    // A file chosen again replaces its failed entry.
    const chosen = new Set(files.map(({ name }) => name));
    const failed = latest.current.filter(({ status, name }) => status === 'error' && chosen.has(name));
    for (const { key } of failed) stop(key);
    const all = [...latest.current.filter((item) => !failed.includes(item)), ...listed];
    const kept = rules.most ? all.slice(-rules.most) : all;
    for (const { key } of all.filter((item) => !kept.includes(item))) stop(key);
    show(kept);
    for (const { key, file } of fresh) if (kept.some((item) => item.key === key)) void send(key, file);
  };
  const add = async (files: readonly File[]) => {
    const taken: File[] = [];
    for (const file of files) if (await isTaken(file, rules)) taken.push(file);
    begin(taken);
  };

  /** Aborts the upload of a removed entry, here and on the server. */
  const stop = (key: string) => {
    const now = sending.current.get(key);
    now?.stop.abort();
    sending.current.delete(key);
    const uploadId = now?.uploadId ?? latest.current.find((item) => item.key === key && item.isLeft)?.key;
    if (uploadId === undefined) return;
    removePendingUpload(uploadId);
    void discardUpload(uploadId);
  };
  const remove = (key: string) => {
    const isLeft = latest.current.find((item) => item.key === key)?.isLeft;
    stop(key);
    const rest = latest.current.filter((item) => item.key !== key);
    if (!isLeft) return show(rest);
    latest.current = rest;
    setItems(rest);
  };

  const move = (key: string, by: -1 | 1) => {
    const at = items.findIndex((item) => item.key === key);
    const target = at + by;
    if (target < 0) return tell.warning(text.upload.moveFirst);
    if (target >= items.length) return tell.warning(text.upload.moveLast);
    const next = [...items];
    [next[at], next[target]] = [next[target] as UploadItem, next[at] as UploadItem];
    show(next);
  };

  const pause = (key: string) => {
    sending.current.get(key)?.stop.abort();
    show(patch(key, { status: 'interrupted', message: undefined }));
  };
  const retry = (key: string) => {
    const now = sending.current.get(key);
    if (!now) return;
    show(patch(key, { status: 'uploading', percent: 0, message: undefined }));
    void send(key, now.file);
  };
  const resume = (key: string, chosen?: File) => {
    const item = latest.current.find((one) => one.key === key);
    const left = listLeftoverUploads(getPlace(rules)).find(({ uploadId }) => uploadId === key);
    if (chosen && left && !isSame(chosen, left)) return tell.warning(text.control.sameFile(left.name));
    const file = chosen ?? sending.current.get(key)?.file;
    if (!item || !file) return;
    show(patch(key, { status: 'uploading', message: undefined, isLeft: false }));
    void send(key, file);
  };

  return { items, add: (files) => void add(files), remove, move, pause, retry, resume };
}

const isSame = (file: File, left: { name: string; size: number; lastModified: number }): boolean =>
  file.name === left.name && file.size === left.size && file.lastModified === left.lastModified;
