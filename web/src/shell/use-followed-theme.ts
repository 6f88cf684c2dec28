import { saveTheme } from '@campus/contract/account';
import { useEffect } from 'react';
import { call } from '../request/call.ts';
import { useMayShow } from '../request/permission.ts';
import { ignoreReported } from '../request/request-failed.ts';
import { useSettings } from '../theme/settings.ts';

/** Debounces several changes in a row. */
const restMs = 800;

/** Saves the appearance on the server, so that it follows the user to other browsers. */
export function useFollowedTheme(): void {
  const mayKeep = useMayShow('account:setting');
  useEffect(() => {
    if (!mayKeep) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = useSettings.subscribe((settings) => {
      clearTimeout(timer);
      // The appearance is already stored in this browser; a failure changes nothing visible.
      timer = setTimeout(
        () => void call(saveTheme, { theme: settings }, { silent: true }).catch(ignoreReported),
        restMs,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [mayKeep]);
}
