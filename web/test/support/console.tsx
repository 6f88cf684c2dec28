import type { MenuEntry, PermissionResult } from '@campus/contract/rules';
import { render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { AppRoutes } from '../../src/shell/app-routes.tsx';

type More = Partial<Omit<MenuEntry, 'meta'>> & { meta?: Partial<MenuEntry['meta']> };

/** A menu entry that shows one of the frame's own screens. */
export const page = (path: string, title: string, { meta, ...more }: More = {}): MenuEntry => ({
  id: path,
  name: path.slice(1).replaceAll('/', '-'),
  path,
  component: 'result/Success',
  route: '1',
  ...more,
  meta: { title, keepAlive: true, ...meta },
});
export const group = (path: string, title: string, children: MenuEntry[]): MenuEntry =>
  page(path, title, { component: 'layouts/RouteView', children });

export const getPermissions = (menu: MenuEntry[], auth: PermissionResult['auth'] = []): PermissionResult => ({
  menu,
  auth,
  allAuth: [],
  sysSafeMode: false,
});

const visited: string[] = [];
function Address() {
  const { pathname, search } = useLocation();
  if (visited.at(-1) !== pathname + search) visited.push(pathname + search);
  return null;
}
/** Path and query the console is at. */
export const currentAddress = (): string | undefined => visited.at(-1);
/** All of them since the console was opened. */
export const visitedAddresses = (): readonly string[] => visited;

/** The whole console as the browser opens it at `path`. */
export function openConsole(path: string) {
  visited.length = 0;
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <AppRoutes />
    </MemoryRouter>,
  );
}
