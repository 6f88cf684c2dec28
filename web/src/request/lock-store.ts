import { create } from 'zustand';
import { forget, onStoredElsewhere, readStored, store } from './storage.ts';

const readState = () => ({ isLocked: readStored('LOCK_INFO') === true });

/** Whether the screen is locked: one flag for all tabs, stored across reloads. */
export const useLock = create<{ readonly isLocked: boolean }>()(readState);
onStoredElsewhere('LOCK_INFO', () => useLock.setState(readState()));

/** Shows the lock screen. Called when the session is locked on the server. */
export function lockBrowser(): void {
  store('LOCK_INFO', true);
  useLock.setState({ isLocked: true });
}
export function unlockBrowser(): void {
  forget('LOCK_INFO');
  useLock.setState({ isLocked: false });
}
