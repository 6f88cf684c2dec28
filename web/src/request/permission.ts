import { mayShow, type PermissionResult } from '@campus/contract/rules';
import { request } from './client.ts';
import { useSession } from './session-store.ts';

/** Loads the caller's menu and permissions and stores them in the session; `onRead` runs before pages see them. */
export async function loadPermissions(onRead?: (permissions: PermissionResult) => void): Promise<PermissionResult> {
  const permissions = await request<PermissionResult>({
    method: 'GET',
    path: '/sys/permission/getUserPermissionByToken',
  });
  onRead?.(permissions);
  useSession.setState({ permissions });
  return permissions;
}

const nothing = { auth: [], allAuth: [] };

/** Whether an element guarded by `action` (or one of a comma list) is visible to this user. */
export const useMayShow = (action: string): boolean =>
  useSession((state) => mayShow(action, state.permissions ?? nothing));
