import { useIdleLock } from './lock/use-idle-lock.ts';
import { useFollowedTheme } from './use-followed-theme.ts';

/** Effects that run while the console is open: idle lock and theme sync. */
export function ConsoleEffects() {
  useIdleLock();
  useFollowedTheme();
  return null;
}
