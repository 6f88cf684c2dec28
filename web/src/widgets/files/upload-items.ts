import { getFileName, getPaths } from './file-name.ts';

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

export type UploadEvent =
  | { readonly type: 'add'; readonly items: readonly UploadItem[]; readonly most: number | undefined }
  | { readonly type: 'progress'; readonly key: string; readonly percent: number }
  | { readonly type: 'done'; readonly key: string; readonly path: string }
  | { readonly type: 'fail'; readonly key: string; readonly message: string }
  | { readonly type: 'interrupt'; readonly key: string; readonly message?: string }
  | { readonly type: 'retry' | 'resume'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'move'; readonly from: number; readonly to: number };

/** Items of the stored comma list. */
export const storedItems = (value: string): UploadItem[] =>
  getPaths(value).map((path) => ({ key: path, name: getFileName(path), status: 'done', percent: 100, path }));

/** The comma list to store; files left by an earlier page are no part of it. */
export const storedValue = (items: readonly UploadItem[]): string =>
  items
    .filter(({ isLeft }) => !isLeft)
    .map(({ path }) => path)
    .join(',');

/** Whether the stored value may be emitted: nothing is uploading, failed or interrupted on this page. */
export const isSettled = (items: readonly UploadItem[]): boolean =>
  items.every(({ status, isLeft }) => status === 'done' || isLeft);

/** The items after an event. */
export function applyUploadEvent(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case 'add':
      return addItems(items, event.items, event.most);
    case 'remove':
      return items.filter(({ key }) => key !== event.key);
    case 'move':
      return swap(items, event.from, event.to);
    default:
      return items.map((item) => (item.key === event.key ? { ...item, ...changeOf(event) } : item));
  }
}

/** A file chosen again replaces its failed entry; beyond `most` the first ones go. */
function addItems(items: readonly UploadItem[], added: readonly UploadItem[], most: number | undefined) {
  const chosen = new Set(added.map(({ name }) => name));
  const all = [...items.filter(({ status, name }) => status !== 'error' || !chosen.has(name)), ...added];
  return most ? all.slice(-most) : all;
}

function swap(items: readonly UploadItem[], from: number, to: number): UploadItem[] {
  const next = [...items];
  [next[from], next[to]] = [next[to] as UploadItem, next[from] as UploadItem];
  return next;
}

function changeOf(event: Exclude<UploadEvent, { type: 'add' | 'remove' | 'move' }>): Partial<UploadItem> {
  switch (event.type) {
    case 'progress':
      return { percent: event.percent };
    case 'done':
      return { status: 'done', percent: 100, path: event.path };
    case 'fail':
      return { status: 'error', message: event.message };
    case 'interrupt':
      return { status: 'interrupted', message: event.message };
    case 'retry':
      return { status: 'uploading', percent: 0, message: undefined };
    case 'resume':
      return { status: 'uploading', message: undefined, isLeft: false };
  }
}
