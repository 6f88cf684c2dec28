import type { KeptScan } from '@campus/contract/jobfair';

/** A scan of this device that the server has not taken yet. */
export interface StoredScan extends KeptScan {
  readonly fairId: string;
}
const [base, store] = ['campus-fair-scans', 'scans'];
const deviceKey = 'campus.fair.device';
const seqKey = 'campus.fair.seq';

/** Number of this browser among the devices at the gate; it stays across reloads. */
export function getDeviceId(): string {
  const known = localStorage.getItem(deviceKey);
  if (known) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(deviceKey, made);
  return made;
}
function nextSeq(): number {
  const next = Number(localStorage.getItem(seqKey) ?? 0) + 1;
  localStorage.setItem(seqKey, String(next));
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

/** Keeps a scan until there is a connection. */
export async function keepScan(fairId: string, code: string, scannedAt: string): Promise<void> {
  await run('readwrite', (rows) => rows.put({ seq: nextSeq(), fairId, code, scannedAt } satisfies StoredScan));
}
/** Kept scans of a fair, oldest first. */
export const listKept = async (fairId: string): Promise<StoredScan[]> =>
  ((await run('readonly', (rows) => rows.getAll())) as StoredScan[]).filter((row) => row.fairId === fairId);
/** Forgets scans that the server has answered. */
export async function forgetScans(seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) await run('readwrite', (rows) => rows.delete(seq));
}
