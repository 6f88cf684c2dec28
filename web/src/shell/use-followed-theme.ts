import { saveTheme } from '@campus/contract/account';
import { useEffect } from 'react';
import { call } from '../request/call.ts';
import { useMayShow } from '../request/permission.ts';
import { ignoreReported } from '../request/request-failed.ts';
import { beforeSignOut } from '../request/sign-out.ts';
import { useSettings } from '../theme/settings.ts';

/** Debounces several changes in a row. */
const restMs = 800;

/** Saves the appearance on the server, so that it follows the user to other browsers. */
export function useFollowedTheme(): void {
  const mayKeep = useMayShow('account:setting');
  useEffect(() => {
    if (!mayKeep) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // The appearance is already stored in this browser; a failure changes nothing visible.
      await call(saveTheme, { theme: useSettings.getState() }, { silent: true }).catch(ignoreReported);
    };
    const unsubscribe = useSettings.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(), restMs);
    });
    const unregister = beforeSignOut(save);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unregister();
    };
  }, [mayKeep]);
}
