import { text } from '@campus/contract/messages';
import { useSyncExternalStore } from 'react';
import { fileUrl } from '../../../request/file-url.ts';
import { RequestFailed } from '../../../request/request-failed.ts';
import { tell } from '../../../request/tell.ts';
import { upload } from '../../../request/upload.ts';
import { uploadFailure } from '../../files/upload-file.ts';
import { fileRefusal } from '../../files/upload-rules.ts';
import type { GridColumn, GridRow } from '../column.ts';
import type { GridStore } from '../grid-store.ts';
import { rowTopic } from '../topics.ts';

/** Running or failed upload of a cell. */
export interface UploadState {
  readonly name: string;
  readonly status: 'uploading' | 'error';
  readonly percent: number;
  readonly message?: string;
}
/** Value of an `upload` cell during and after the upload. */
export interface UploadValue {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly status: 'done';
  readonly percent: number;
  readonly path: string;
  readonly url: string;
  readonly message: string;
}
/** Uploads by store, because scrolling unmounts their cells. */
const uploads = new WeakMap<GridStore, Map<string, UploadState>>();
const place = (row: GridRow, column: GridColumn): string => `${row.id} ${column.key}`;
const of = (store: GridStore): Map<string, UploadState> => {
  const known = uploads.get(store) ?? new Map<string, UploadState>();
  uploads.set(store, known);
  return known;
};
function setUpload(store: GridStore, row: GridRow, column: GridColumn, state: UploadState | undefined): void {
  if (state) of(store).set(place(row, column), state);
  else of(store).delete(place(row, column));
  store.topics.publish(rowTopic(row.id));
}

/** Running or failed upload of a cell, if any. */
export const useCellUpload = (store: GridStore, row: GridRow, column: GridColumn): UploadState | undefined =>
  useSyncExternalStore(
    (listener) => store.topics.subscribe(rowTopic(row.id), listener),
    () => of(store).get(place(row, column)),
  );
export const clearCellUpload = (store: GridStore, row: GridRow, column: GridColumn): void =>
  setUpload(store, row, column, undefined);

/** Uploads a file and sets the cell's value; the previous one stays until then. */
export async function sendFile(store: GridStore, row: GridRow, column: GridColumn, file: File): Promise<void> {
  const reason = fileRefusal(file, { isImage: column.type === 'image' });
  if (reason) return tell.warning(reason);
  setUpload(store, row, column, { name: file.name, status: 'uploading', percent: 0 });
  try {
    const envelope = await upload<unknown>({
      path: column.action ?? '/sys/common/upload',
      file,
      parts: { biz: column.folder ?? 'temp', isup: '1' },
      silent: true,
      withToken: column.token !== false,
      onProgress: (percent) => setUpload(store, row, column, { name: file.name, status: 'uploading', percent }),
    });
    const path = String(
      (envelope as typeof envelope & Record<string, unknown>)[column.responseName ?? 'message'] ?? '',
    );
    setUpload(store, row, column, undefined);
    const done: UploadValue = {
      name: file.name,
      type: file.type,
      size: file.size,
      status: 'done',
      percent: 100,
      path,
      url: fileUrl(path),
      message: envelope.message,
    };
    store.commands.set(row.id, column.key, column.type === 'upload' ? done : path);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    const message = uploadFailure(error, text.upload.failed);
    setUpload(store, row, column, { name: file.name, status: 'error', percent: 0, message });
  }
}
