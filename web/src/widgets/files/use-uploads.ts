import { text } from '@campus/contract/messages';
import { useContext, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { extensionOf, fileNameOf, pathsOf } from './file-name.ts';
import { uploadFailure, uploadFile } from './upload-file.ts';
import { UploadPlaceContext } from './upload-place.ts';

export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly status: 'uploading' | 'done' | 'error';
  readonly percent: number;
  /** Stored path once done. */
  readonly path: string;
  readonly message?: string;
}

export interface UploadRules {
  readonly isImage: boolean;
  readonly accept?: readonly string[] | undefined;
  readonly maxMb?: number | undefined;
  readonly folder?: string | undefined;
  /** Only the last so many files are kept; 1 for a single file. */
  readonly most?: number | undefined;
}

interface Uploads {
  readonly items: readonly UploadItem[];
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Moves a file by one place. */
  move(key: string, by: -1 | 1): void;
}

const itemOf = (path: string): UploadItem => ({
  key: path,
  name: fileNameOf(path),
  status: 'done',
  percent: 100,
  path,
});
const storedValue = (items: readonly UploadItem[]): string => items.map((item) => item.path).join(',');

/** Why a file is not taken, before anything is sent. */
function refusal(file: File, { isImage, accept, maxMb }: UploadRules): string | undefined {
  if (isImage && !file.type.startsWith('image/')) return text.upload.imageOnly;
  if (accept && !accept.includes(extensionOf(file.name))) return text.upload.badType;
  if (maxMb !== undefined && file.size > maxMb * 1024 * 1024) return text.upload.tooLarge(maxMb);
  return undefined;
}

/**
 * The files of a field while they are uploaded. A value is emitted only when every listed file is done; `onBusy` says
 * whether the list and the value differ meanwhile.
 */
export function useUploads(
  value: string,
  rules: UploadRules,
  onChange: (value: string) => void,
  onBusy?: (isBusy: boolean) => void,
): Uploads {
  const place = useContext(UploadPlaceContext);
  const [items, setItems] = useState<readonly UploadItem[]>(() => pathsOf(value).map(itemOf));
  // Running uploads outlive the render that began them: they go on from the list as it is then.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const [emitted, setEmitted] = useState(value);
  if (value !== emitted) {
    setEmitted(value);
    setItems(pathsOf(value).map(itemOf));
  }

  const show = (next: readonly UploadItem[]) => {
    latest.current = next;
    setItems(next);
    const isSettled = next.every((item) => item.status === 'done');
    onBusy?.(!isSettled);
    if (!isSettled) return;
    setEmitted(storedValue(next));
    onChange(storedValue(next));
  };
  const patch = (key: string, change: Partial<UploadItem>) =>
    latest.current.map((item) => (item.key === key ? { ...item, ...change } : item));

  const send = async (key: string, file: File) => {
    try {
      const onProgress = (percent: number) => {
        latest.current = patch(key, { percent });
        setItems(latest.current);
      };
      const path = await uploadFile({ file, folder: rules.folder, onProgress, place });
      show(patch(key, { status: 'done', percent: 100, path }));
      tell.success(text.upload.success(file.name));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      const message = uploadFailure(error, text.upload.fileFailed(file.name));
      show(patch(key, { status: 'error', message }));
      tell.error(message);
    }
  };

  const add = (files: readonly File[]) => {
    const taken = files.filter((file) => {
      const reason = refusal(file, rules);
      if (reason) tell.warning(reason);
      return !reason;
    });
    if (taken.length === 0) return;
    const fresh = taken.map((file) => ({ key: crypto.randomUUID(), file }));
    const listed = fresh.map(
      ({ key, file }): UploadItem => ({ key, name: file.name, status: 'uploading', percent: 0, path: '' }),
    );
    const all = [...latest.current, ...listed];
    const kept = rules.most ? all.slice(-rules.most) : all;
    show(kept);
    for (const { key, file } of fresh) if (kept.some((item) => item.key === key)) void send(key, file);
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

  return { items, add, remove: (key) => show(latest.current.filter((item) => item.key !== key)), move };
}
