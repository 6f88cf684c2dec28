import { mayShow, type PermissionResult } from '@campus/contract/rules';
import { type FailureHandling, request } from './client.ts';
import { useSession } from './session-store.ts';

const readPermissions = (manner: FailureHandling = {}): Promise<PermissionResult> =>
  request<PermissionResult>({ method: 'GET', path: '/sys/permission/getUserPermissionByToken', ...manner });

let preloaded: { readonly token: string | undefined; readonly answer: Promise<PermissionResult> } | undefined;

/** Asks for the permissions while the scripts of the console are on their way; the next `loadPermissions` takes the answer. */
export function preloadPermissions(): void {
  const { token, choice } = useSession.getState();
  // A tenant or department that is still to be chosen has its own permissions.
  if (choice) return;
  const asked = { token, answer: readPermissions() };
  preloaded = asked;
  // A failure that came before it was taken is not an answer to later calls: the lock screen may have been there since.
  asked.answer.catch(() => {
    if (preloaded === asked) preloaded = undefined;
  });
}

// An answer ends with its session.
useSession.subscribe(({ token }) => {
  if (preloaded?.token !== token) preloaded = undefined;
});

function takePreloaded(): Promise<PermissionResult> | undefined {
  const taken = preloaded;
  preloaded = undefined;
  return taken?.answer;
}

interface LoadPermissions extends FailureHandling {
  /** Runs before pages see the permissions. */
  readonly onRead?: (permissions: PermissionResult) => void;
}
/** Loads the caller's menu and permissions and stores them in the session. */
export async function loadPermissions({ onRead, ...manner }: LoadPermissions = {}): Promise<PermissionResult> {
  const permissions = await (takePreloaded() ?? readPermissions(manner));
  onRead?.(permissions);
  useSession.setState({ permissions });
  return permissions;
}

const nothing = { auth: [], allAuth: [] };

/** Whether an element guarded by `action` (or one of a comma list) is visible to this user. */
export const useMayShow = (action: string): boolean =>
  useSession((state) => mayShow(action, state.permissions ?? nothing));
