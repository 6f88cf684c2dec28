import { AsyncLocalStorage } from 'node:async_hooks';

const essential = new AsyncLocalStorage<boolean>();

/** Runs work that may write even when the disk is nearly full: signing in and out. */
export const withEssentialWrites = <T>(work: () => T): T => essential.run(true, work);
/** Whether the current statement belongs to such work. */
export const isEssentialWrite = (): boolean => essential.getStore() === true;
