import { create } from 'zustand';
import { forget, onStoredElsewhere, readStored, store } from './storage.ts';

const stored = () => ({ isLocked: readStored('LOCK_INFO') === true });

/** Whether the screen is locked in this browser: one flag for all tabs, kept through a reload. */
export const useLock = create<{ readonly isLocked: boolean }>()(stored);
onStoredElsewhere('LOCK_INFO', () => useLock.setState(stored()));

/** Covers the console; the server has locked the session, or says that it is locked. */
export function lockBrowser(): void {
  store('LOCK_INFO', true);
  useLock.setState({ isLocked: true });
}
export function unlockBrowser(): void {
  forget('LOCK_INFO');
  useLock.setState({ isLocked: false });
}
