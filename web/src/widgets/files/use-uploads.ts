import { text } from '@campus/contract/messages';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { listLeftoverUploads, markRunning, removePendingUpload } from './pending-uploads.ts';
import { concludeFailure, isSentInParts, type RunningUpload, sendUpload, type UploadTarget } from './send-upload.ts';
import { discardUpload } from './upload-in-parts.ts';
import {
  applyUploadEvent,
  isSettled,
  storedItems,
  storedValue,
  type UploadEvent,
  type UploadItem,
} from './upload-items.ts';
import { UploadPlaceContext } from './upload-place.ts';
import { selectAccepted, type UploadRules } from './upload-rules.ts';

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
type OnChange = (value: string, items: readonly UploadItem[]) => void;
type OnBusy = ((isBusy: boolean) => void) | undefined;

const getFieldKey = ({ field = '', folder = 'temp' }: UploadRules): string =>
  `${window.location.pathname} ${field} ${folder}`;
const listInterrupted = (field: string): UploadItem[] =>
  listLeftoverUploads(field).map(({ uploadId, name, size, percent }) => ({
    key: uploadId,
    name,
    size,
    percent,
    status: 'interrupted',
    path: '',
    isParted: true,
    isLeft: true,
  }));

/**
 * The listed files, and the value they make. Events outlive the render that started them: they apply to the latest list
 * and are reported to the latest handlers.
 */
function useUploadItems(value: string, field: string, onChange: OnChange, onBusy: OnBusy) {
  const [items, setItems] = useState<readonly UploadItem[]>(() => [...storedItems(value), ...listInterrupted(field)]);
  const latest = useRef(items);
  const [emitted, setEmitted] = useState(value);
  const [replaced, setReplaced] = useState(items);
  if (value !== emitted) {
    const next = [...storedItems(value), ...items.filter(({ isLeft }) => isLeft)];
    setEmitted(value);
    setItems(next);
    setReplaced(next);
  }
  const handlers = useRef({ onChange, onBusy });
  useLayoutEffect(() => {
    handlers.current = { onChange, onBusy };
  });
  // Not for every list: one that is rendered may already be older than the events applied since.
  useLayoutEffect(() => {
    latest.current = replaced;
  }, [replaced]);
  const find = (key: string) => latest.current.find((item) => item.key === key);
  const apply = (event: UploadEvent) => {
    const isOutsideValue = event.type === 'progress' || (event.type === 'remove' && find(event.key)?.isLeft);
    const next = applyUploadEvent(latest.current, event);
    latest.current = next;
    setItems(next);
    if (isOutsideValue) return;
    const isValue = isSettled(next);
    handlers.current.onBusy?.(!isValue);
    if (!isValue) return;
    setEmitted(storedValue(next));
    handlers.current.onChange(
      storedValue(next),
      next.filter(({ isLeft }) => !isLeft),
    );
  };
  return { items, latest, find, apply };
}

/** Sends files of the list and keeps those that run or may be sent again. */
function useSending(target: UploadTarget, { find, apply }: Pick<ReturnType<typeof useUploadItems>, 'find' | 'apply'>) {
  const running = useRef(new Map<string, RunningUpload>());
  const send = async (key: string, file: File) => {
    const upload: RunningUpload = { file, stop: new AbortController() };
    running.current.set(key, upload);
    const free = markRunning(key);
    try {
      const path = await sendUpload(upload, target, (percent) => apply({ type: 'progress', key, percent }));
      running.current.delete(key);
      if (!find(key)) return;
      apply({ type: 'done', key, path });
      tell.success(text.upload.success(file.name));
    } catch (error) {
      if (upload.stop.signal.aborted) return;
      if (!(error instanceof RequestFailed)) throw error;
      const failure = concludeFailure(upload, error);
      apply({ ...failure, key });
      tell.error(failure.message);
    } finally {
      free();
    }
  };
  /** Aborts the upload of an entry that leaves the list, here and on the server. */
  const discard = ({ key, isLeft }: UploadItem) => {
    const upload = running.current.get(key);
    upload?.stop.abort();
    running.current.delete(key);
    const uploadId = upload?.uploadId ?? (isLeft ? key : undefined);
    if (uploadId === undefined) return;
    removePendingUpload(uploadId);
    void discardUpload(uploadId);
  };
  return {
    send,
    discard,
    pause: (key: string) => running.current.get(key)?.stop.abort(),
    fileOf: (key: string) => running.current.get(key)?.file,
  };
}

/**
 * Files of a field with their uploads. A value is emitted only when all listed files are done; `onBusy` tells whether
 * list and value differ meanwhile.
 */
export function useUploads(value: string, rules: UploadRules, onChange: OnChange, onBusy?: OnBusy): Uploads {
  const place = useContext(UploadPlaceContext);
  const field = getFieldKey(rules);
  const list = useUploadItems(value, field, onChange, onBusy);
  const sending = useSending({ field, folder: rules.folder, target: rules.target, place }, list);
  const { latest, find, apply } = list;

  const add = async (files: readonly File[]) => {
    const accepted = await selectAccepted(files, rules);
    if (accepted.length === 0) return;
    const added = accepted.map((file) => ({ file, item: newItem(file, isSentInParts(file, place)) }));
    const before = latest.current;
    const event: UploadEvent = { type: 'add', items: added.map(({ item }) => item), most: rules.most };
    const kept = new Set(applyUploadEvent(before, event).map(({ key }) => key));
    for (const item of before) if (!kept.has(item.key)) sending.discard(item);
    apply(event);
    for (const { file, item } of added) if (kept.has(item.key)) void sending.send(item.key, file);
  };
  const remove = (key: string) => {
    const item = find(key);
    if (item) sending.discard(item);
    apply({ type: 'remove', key });
  };
  const move = (key: string, by: -1 | 1) => {
    const from = latest.current.findIndex((item) => item.key === key);
    const to = from + by;
    if (to < 0) return tell.warning(text.upload.moveFirst);
    if (to >= latest.current.length) return tell.warning(text.upload.moveLast);
    apply({ type: 'move', from, to });
  };
  const pause = (key: string) => {
    sending.pause(key);
    apply({ type: 'interrupt', key });
  };
  const restart = (type: 'retry' | 'resume', key: string, file = sending.fileOf(key)) => {
    if (!find(key) || !file) return;
    apply({ type, key });
    void sending.send(key, file);
  };
  const retry = (key: string) => restart('retry', key);
  const resume = (key: string, chosen?: File) => {
    const left = listLeftoverUploads(field).find(({ uploadId }) => uploadId === key);
    if (chosen && left && !isSame(chosen, left)) return tell.warning(text.control.sameFile(left.name));
    restart('resume', key, chosen);
  };
  return { items: list.items, add: (files) => void add(files), remove, move, pause, retry, resume };
}

const newItem = (file: File, isParted: boolean): UploadItem => ({
  key: crypto.randomUUID(),
  name: file.name,
  status: 'uploading',
  percent: 0,
  path: '',
  size: file.size,
  isParted,
});

const isSame = (file: File, left: { name: string; size: number; lastModified: number }): boolean =>
  file.name === left.name && file.size === left.size && file.lastModified === left.lastModified;
