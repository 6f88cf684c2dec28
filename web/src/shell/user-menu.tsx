import { DownOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { MenuProps } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '../request/load-chunk.ts';
import { browserPage } from '../request/page-reload.ts';
import { providePasswordDialog } from '../request/password-dialog.ts';
import { useMayShow } from '../request/permission.ts';
import { useSession } from '../request/session-store.ts';
import { reloadDelayMs, signOut } from '../request/sign-out.ts';
import { tell } from '../request/tell.ts';
import { ClickMenu } from '../widgets/click-menu.tsx';
import { lazyComponent } from '../widgets/deferred.tsx';
import { PersonAvatar } from '../widgets/person-avatar.tsx';
import { type ConsoleMap, hasPage } from './console-routes.tsx';
import { openLockDialog } from './lock/lock-button.tsx';
import { type UserAction, useUserActions } from './user-actions.ts';

const DepartmentSwitch = lazyComponent(
  'department-switch',
  async () => (await import('./dialogs/department-switch.tsx')).DepartmentSwitch,
);
const PasswordDialog = lazyComponent(
  'password-dialog',
  async () => (await import('./dialogs/password-dialog.tsx')).PasswordDialog,
);
const SettingsDrawer = lazyComponent(
  'settings-drawer',
  async () => (await import('./settings-drawer.tsx')).SettingsDrawer,
);

const centerPath = '/account/center';
const settingsPath = '/account/settings/Index';
type Panel = 'settings' | 'password' | 'department';

/** The signed-in user at the right of the header, with account and session actions. */
export function UserMenu({ map }: { map: ConsoleMap }) {
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const maySet = useMayShow('account:setting');
  const [panel, setPanel] = useState<Panel>();
  useEffect(() => providePasswordDialog(() => setPanel('password')), []);
  const close = () => setPanel(undefined);
  const name = user?.realname || user?.username || '';

  const { center, settings, system, password, depart, cache, lock, logout } = text.header.menu;
  const entries: (UserAction | false)[] = [
    hasPage(map, centerPath) &&
      user?.userType !== '2' && { key: 'center', label: center, run: () => void navigate(centerPath) },
    hasPage(map, settingsPath) && maySet && { key: 'account', label: settings, run: () => void navigate(settingsPath) },
    { key: 'system', label: system, run: () => setPanel('settings') },
    { key: 'password', label: password, run: () => setPanel('password') },
    { key: 'depart', label: depart, run: () => setPanel('department') },
    { key: 'cache', label: cache, run: refreshCache },
    { key: 'lock', label: lock, run: openLockDialog },
    { key: 'logout', label: logout, run: () => void handleSignOut() },
  ];
  const shown = entries.filter((entry) => entry !== false);
  useEffect(() => useUserActions.setState({ actions: shown }));
  const items: MenuProps['items'] = shown.map(({ key, label }) => ({ key, label }));
  return (
    <>
      <ClickMenu menu={{ items, onClick: ({ key }) => shown.find((entry) => entry.key === key)?.run() }}>
        <button type="button" className="me">
          <PersonAvatar path={user?.avatar} name={name} />
          <span className="me-name">
            <span>
              {text.header.greet(name)} <DownOutlined aria-hidden />
            </span>
            {user?.orgCodeTxt && <span className="me-depart">{user.orgCodeTxt}</span>}
          </span>
        </button>
      </ClickMenu>
      {panel === 'settings' && <SettingsDrawer open onClose={close} />}
      {panel === 'password' && <PasswordDialog open onClose={close} />}
      {panel === 'department' && <DepartmentSwitch closable onClose={close} />}
    </>
  );
}

/** 清理缓存; its code is loaded on demand. */
const refreshCache = () =>
  void loadChunk('refresh-dictionaries', () => import('../request/refresh-dictionaries.ts')).then(
    (module) => module.refreshDictionaries(),
    (failure: Error) => tell.error(failure.message),
  );

/** Asks for confirmation, signs out on the server and reloads the console at the sign-in page. */
async function handleSignOut(): Promise<void> {
  const { title, content } = text.logout;
  if (!(await tell.confirm({ title, text: content }))) return;
  const failure = await signOut();
  if (failure) {
    tell.error(text.logout.failed(failure));
    await new Promise((resolve) => setTimeout(resolve, reloadDelayMs));
  }
  window.history.replaceState(null, '', '/user/login');
  browserPage.reload();
}
