import { lockScreen } from '@campus/contract/account';
import { useEffect } from 'react';
import { call } from '../../request/call.ts';
import { lockBrowser } from '../../request/lock-store.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';

const checkMs = 15_000;
/** Throttle for activity events. */
const touchMs = 5_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether no tab had any input for the user's idle time. */
function isIdle(username: string): boolean {
  const minutes = readStored(`idle-lock/${username}`) ?? 0;
  const last = readStored('last-touch');
  return minutes > 0 && last !== undefined && Date.now() - last >= minutes * 60_000;
}

/** Locks the screen after the idle time without input in any tab, with the stored lock password. */
export function useIdleLock(): void {
  const username = useSession((session) => session.user?.username);
  useEffect(() => {
    if (username === undefined) return;
    let isLocking = false;
    let noted = 0;
    const note = () => {
      noted = Date.now();
      store('last-touch', noted);
    };
    const lock = async () => {
      if (isLocking) return;
      isLocking = true;
      try {
        await call(lockScreen, {}, { silent: true });
        lockBrowser();
      } catch (failure) {
        if (!(failure instanceof RequestFailed)) throw failure;
        // Without a password or network the lock fails; the next attempt follows after another idle time.
        note();
      } finally {
        isLocking = false;
      }
    };
    const check = () => isIdle(username) && void lock();
    const touch = () => {
      if (Date.now() - noted < touchMs || isLocking) return;
      // A computer that wakes up may get input before the timer fires.
      if (isIdle(username)) void lock();
      else note();
    };
    touch();
    for (const event of touches) window.addEventListener(event, touch, { passive: true });
    const timer = setInterval(check, checkMs);
    return () => {
      clearInterval(timer);
      for (const event of touches) window.removeEventListener(event, touch);
    };
  }, [username]);
}
