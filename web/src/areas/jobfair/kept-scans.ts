import type { KeptScan } from '@campus/contract/jobfair';
import { safeLocalStorage } from '../../request/safe-storage.ts';

/** A scan of this device that the server has not taken yet. */
export interface StoredScan extends KeptScan {
  readonly fairId: string;
}
const [base, store] = ['campus-fair-scans', 'scans'];
const deviceKey = 'campus.fair.device';
const seqKey = 'campus.fair.seq';

/** Number of this browser among the devices at the gate; it stays across reloads. */
export function getDeviceId(): string {
  const known = safeLocalStorage.get(deviceKey);
  if (known) return known;
  const made = crypto.randomUUID();
  safeLocalStorage.set(deviceKey, made);
  return made;
}
function nextSeq(): number {
  const next = Number(safeLocalStorage.get(seqKey) ?? 0) + 1;
  safeLocalStorage.set(seqKey, String(next));
  return next;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(base, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'seq' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB'));
  });
}
async function run<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const asked = work(database.transaction(store, mode).objectStore(store));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('IndexedDB'));
    });
  } finally {
    database.close();
  }
}

/** Scans of a browser that refuses to store them, as private windows do; lost when the page is closed. */
const held = new Map<number, StoredScan>();

/** Keeps a scan until there is a connection. `isLasting` is false when it does not survive the page. */
export async function keepScan(fairId: string, code: string, scannedAt: string): Promise<{ isLasting: boolean }> {
  const row: StoredScan = { seq: nextSeq(), fairId, code, scannedAt };
  try {
    await run('readwrite', (rows) => rows.put(row));
    return { isLasting: true };
  } catch {
    held.set(row.seq, row);
    return { isLasting: false };
  }
}
/** Kept scans of a fair, oldest first. */
export async function listKept(fairId: string): Promise<StoredScan[]> {
  const stored = await run('readonly', (rows) => rows.getAll() as IDBRequest<StoredScan[]>).catch(() => []);
  return [...stored, ...held.values()].filter((row) => row.fairId === fairId).sort((a, b) => a.seq - b.seq);
}
/** Forgets scans that the server has answered. */
export async function forgetScans(seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) if (!held.delete(seq)) await run('readwrite', (rows) => rows.delete(seq));
}
