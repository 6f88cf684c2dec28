import { saveTheme } from '@campus/contract/account';
import { useEffect } from 'react';
import { call } from '../request/call.ts';
import { useMayShow } from '../request/permission.ts';
import { ignoreReported } from '../request/request-failed.ts';
import { useSettings } from '../theme/settings.ts';

/** Several changes in a row are told once. */
const restMs = 800;

/** Keeps on the server how the console looks, so that it looks so wherever the user signs in next. */
export function useFollowedTheme(): void {
  const mayKeep = useMayShow('account:setting');
  useEffect(() => {
    if (!mayKeep) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = useSettings.subscribe((settings) => {
      clearTimeout(timer);
      // The look is kept in this browser already; a failure here changes nothing the user sees.
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
