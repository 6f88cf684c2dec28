import { useSession } from '../../request/session-store.ts';
import { readStored, type Stored, store } from '../../request/storage.ts';

export type PendingUpload = Stored[`uploads/${string}`][number];

const dayMs = 24 * 3600_000; // (D) as long as the server keeps the parts
const key = () => `uploads/${useSession.getState().user?.username ?? ''}` as const;
const all = (): readonly PendingUpload[] => (readStored(key()) ?? []).filter(({ begun }) => Date.now() - begun < dayMs);

/** Sent by this page at this moment: not left over from another one. */
const running = new Set<string>();
/** A page that is left loses what is on its way. */
window.addEventListener('beforeunload', (event) => {
  if (running.size > 0) event.preventDefault();
});

/** Marks an upload as running until the answered function is called. */
export function markRunning(id: string): () => void {
  running.add(id);
  return () => void running.delete(id);
}

/** What an earlier page began for a field and did not finish. */
export const leftUploads = (field: string): PendingUpload[] =>
  all().filter((one) => one.field === field && !running.has(one.uploadId));

/** Remembers how far an upload is, so that a reload of the page does not lose it. */
export function rememberUpload(upload: PendingUpload): void {
  store(key(), [...all().filter(({ uploadId }) => uploadId !== upload.uploadId), upload], dayMs);
}
export function forgetUpload(uploadId: string): void {
  const rest = all().filter((one) => one.uploadId !== uploadId);
  if (rest.length < all().length) store(key(), [...rest], dayMs);
}
