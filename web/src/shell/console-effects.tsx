import { useIdleLock } from './lock/use-idle-lock.ts';
import { useFollowedTheme } from './use-followed-theme.ts';

/** What watches over the console once it stands. */
export function ConsoleEffects() {
  useIdleLock();
  useFollowedTheme();
  return null;
}
