import { AsyncLocalStorage } from 'node:async_hooks';

const essential = new AsyncLocalStorage<boolean>();

/** Runs work whose few writes are made on a nearly full disk too: signing in and out. */
export const withEssentialWrites = <T>(work: () => T): T => essential.run(true, work);
/** Whether the statement belongs to such work. */
export const isEssentialWrite = (): boolean => essential.getStore() === true;
