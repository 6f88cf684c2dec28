import { factorTexts } from '@campus/contract/account';
import { failures, text } from '@campus/contract/messages';
import { monitorPath } from '@campus/contract/rules';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { awaitAnnouncements, loadDictionaries, onDictionariesAnnounced } from '../request/load-dictionaries.ts';
import { useLock } from '../request/lock-store.ts';
import { browserPage } from '../request/page-reload.ts';
import { loadPermissions } from '../request/permission.ts';
import { onPush, openPush } from '../request/push.ts';
import { ignoreReported, RequestFailed } from '../request/request-failed.ts';
import { useSession } from '../request/session-store.ts';
import { endSession, isSessionEnding, signOut } from '../request/sign-out.ts';
import { lazyComponent } from '../widgets/deferred.tsx';
import { ConsoleEffects } from './console-effects.tsx';
import { type ConsoleMap, consoleMap, hasPage, preloadScreen } from './console-routes.tsx';
import { Frame } from './frame.tsx';
import { InitialFrame } from './initial-frame.tsx';
import { openPage, pageAt } from './use-open-tab.ts';

const FirstPasswordDialog = lazyComponent(
  'first-password-dialog',
  async () => (await import('./dialogs/first-password-dialog.tsx')).FirstPasswordDialog,
);

const SetUpDialog = lazyComponent(
  'second-factor',
  async () => (await import('../kit/second-factor/set-up-dialog.tsx')).SetUpDialog,
);

const FairWall = lazyComponent('fair-wall', async () => (await import('../areas/jobfair/fair-wall.tsx')).FairWall);

type Due = 'password' | 'factor';

/**
 * Loads permissions, then renders the frame. Before that, a first password is replaced and a required second factor set
 * up.
 */
export function Entrance() {
  const permissions = useSession((session) => session.permissions);
  const username = useSession((session) => session.user?.username) ?? '';
  const [due, setDue] = useState<Due>();
  const { pathname, search } = useLocation();
  const enter = useEnter(setDue);
  const map = permissions && consoleMap(permissions);
  usePushChannel(permissions !== undefined);
  if (due === 'password') return <FirstPasswordDialog onDone={() => void enter()} onSignOut={() => void signOut()} />;
  if (due === 'factor') {
    return (
      <SetUpDialog
        username={username}
        why={factorTexts.required}
        cancelText={text.header.menu.logout}
        onDone={() => void enter()}
        onClose={() => void signOut()}
      />
    );
  }
  if (!map) return <InitialFrame />;
  if (isWall(map, { pathname, search })) return <FairWall />;
  return (
    <>
      <Frame map={map} />
      <ConsoleEffects />
    </>
  );
}

/** The screen of a hall: it has no frame and is not locked, as it has no user. */
const isWall = (map: ConsoleMap, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === monitorPath && new URLSearchParams(search).get('wall') === '1' && hasPage(map, monitorPath);

/** Loads permissions and expired dictionaries. A failure signs the user out. */
function useEnter(setDue: (due: Due | undefined) => void): () => Promise<void> {
  const enter = useCallback(async () => {
    try {
      if (!useSession.getState().permissions) {
        await loadPermissions({
          onRead: (permissions) => {
            // The scripts of the page come while the menu is rendered.
            preloadScreen(permissions, location.pathname);
            // The first frame has the page and its groups already: opened by the frame, they would render the menu again.
            const map = consoleMap(permissions);
            if (!isWall(map, location)) openPage(pageAt(map.routes, location), location);
          },
        });
      }
      setDue(undefined);
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.message === failures.passwordChangeDue.text()) return setDue('password');
      if (failure.message === failures.secondFactorSetupDue.text()) return setDue('factor');
      // The lock screen covers the console; unlocking enters again.
      if (useLock.getState().isLocked) return;
      // When the session has ended, the request layer reloads; a reload aborts this call and repeats it.
      if (!isSessionEnding() && !browserPage.isLeft()) await signOut();
      return;
    }
    if (Object.keys(useSession.getState().dictionaries).length > 0) return;
    // Without dictionaries codes have no text; controls load their own again.
    await loadDictionaries().catch(ignoreReported);
  }, [setDue]);
  useEffect(() => void enter(), [enter]);
  return enter;
}

/** Loads what may have been announced while the push channel was closed. */
function readMissed(): void {
  awaitAnnouncements();
  void loadPermissions({ silent: true }).catch(ignoreReported);
  void loadDictionaries({ silent: true }).catch(ignoreReported);
}

/** Keeps the push channel open while the console is open. */
function usePushChannel(isEntered: boolean): void {
  const userId = useSession((session) => session.user?.id);
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (!isEntered || !userId || !token) return;
    const stops = [
      onPush('dict', onDictionariesAnnounced),
      onPush('connected', readMissed),
      onPush(
        'user',
        ({ msgTxt }) => msgTxt === text.server.permissionChanged && void loadPermissions().catch(ignoreReported),
      ),
      onPush('logout', ({ msgTxt }) => endSession(msgTxt ?? failures.tokenInvalid.text())),
      openPush(userId, token),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isEntered, userId, token]);
}
