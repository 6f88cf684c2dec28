import { lockScreen } from '@campus/contract/account';
import { useEffect } from 'react';
import { call } from '../../request/call.ts';
import { lockBrowser } from '../../request/lock-store.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';

const checkMs = 15_000;
/** Touches closer together than this count as one. */
const touchMs = 5_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether nobody has touched any tab for as long as this user allows. */
function isIdle(username: string): boolean {
  const minutes = readStored(`idle-lock/${username}`) ?? 0;
  const last = readStored('last-touch');
  return minutes > 0 && last !== undefined && Date.now() - last >= minutes * 60_000;
}

/** Locks the screen after a time without a touch in any tab, with the password kept for that. */
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
        // Without a password or a network there is no lock; the next try comes after another such time.
        note();
      } finally {
        isLocking = false;
      }
    };
    const check = () => isIdle(username) && void lock();
    const touch = () => {
      if (Date.now() - noted < touchMs || isLocking) return;
      // A computer that wakes up is touched before the timer runs.
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
