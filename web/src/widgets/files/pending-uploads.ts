import { useSession } from '../../request/session-store.ts';
import { readStored, type Stored, store } from '../../request/storage.ts';

export type PendingUpload = Stored[`uploads/${string}`][number];

const dayMs = 24 * 3600_000; // lifetime of the parts on the server
const key = () => `uploads/${useSession.getState().user?.username ?? ''}` as const;
const all = (): readonly PendingUpload[] => (readStored(key()) ?? []).filter(({ begun }) => Date.now() - begun < dayMs);

/** Uploads that this page is sending, as opposed to leftovers of an earlier one. */
const running = new Set<string>();
/** Asks before leaving the page during an upload. */
window.addEventListener('beforeunload', (event) => {
  if (running.size > 0) event.preventDefault();
});

/** Marks an upload as running; returns the function that unmarks it. */
export function markRunning(id: string): () => void {
  running.add(id);
  return () => void running.delete(id);
}

/** Unfinished uploads of a field from an earlier page. */
export const listLeftoverUploads = (field: string): PendingUpload[] =>
  all().filter((one) => one.field === field && !running.has(one.uploadId));

/** Stores the progress of an upload, to resume it after a reload. */
export function saveUploadProgress(upload: PendingUpload): void {
  store(key(), [...all().filter(({ uploadId }) => uploadId !== upload.uploadId), upload], dayMs);
}
export function removePendingUpload(uploadId: string): void {
  const rest = all().filter((one) => one.uploadId !== uploadId);
  if (rest.length < all().length) store(key(), [...rest], dayMs);
}
