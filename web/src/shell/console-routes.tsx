import {
  groupTarget,
  homePath,
  listActions,
  type MenuEntry,
  menuTitle,
  type PermissionResult,
  removeForbidden,
} from '@campus/contract/rules';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { getScreen } from '../areas/screens.ts';
import { frameScreens } from './frame-screens.ts';
import { FramedPage } from './framed-page.tsx';
import { lazyScreen, type Screen } from './lazy-screen.ts';

/** Route handle with the page's data for the frame. */
export interface PageHandle {
  /** Menu entries from the top level down to the page's own. */
  readonly chain: readonly MenuEntry[];
  readonly title: string;
  readonly icon: string | undefined;
  readonly component: string;
  readonly keepAlive: boolean;
  /** Path to redirect to when the page has no content. */
  readonly redirect?: string;
}

/** The menu and routes permitted to the user. */
export interface ConsoleMap {
  readonly menu: readonly MenuEntry[];
  readonly routes: RouteObject[];
}

const groupComponent = 'layouts/RouteView';
const lazyScreens = new Map<string, ComponentType>();
const findScreen = (component: string): Screen => frameScreens[component] ?? getScreen(component);

/** The screen of a menu entry, loaded on first render. An unknown one fails with ScreenMissing. */
function getLazyScreen(component: string): ComponentType {
  const known = lazyScreens.get(component);
  if (known) return known;
  const made = lazyScreen(component, findScreen(component));
  lazyScreens.set(component, made);
  return made;
}

/** Entries of external pages have a hash instead of a path; as a route it gets a leading slash. */
const withRoutePaths = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.map((entry) => ({
    ...entry,
    path: entry.path.startsWith('/') ? entry.path : `/${entry.path}`,
    ...(entry.children && { children: withRoutePaths(entry.children) }),
  }));

const maps = new WeakMap<PermissionResult, ConsoleMap>();

/** Menu and routes of a permission response; the same ones for the same response. */
export function consoleMap(permissions: PermissionResult): ConsoleMap {
  const known = maps.get(permissions) ?? buildMap(permissions);
  maps.set(permissions, known);
  return known;
}

function buildMap({ menu, auth }: PermissionResult): ConsoleMap {
  const permitted = removeForbidden(withRoutePaths(menu), listActions(auth));
  const pages = getRoutes(permitted, []);
  return { menu: permitted, routes: [redirectRoute('/', homePath, []), ...pages, ...settingsRoutes(pages)] };
}

const settingsPath = '/account/settings/Index';
const settingsTabs = ['BaseSetting', 'security', 'custom', 'binding', 'notification'];
/** Each tab of the account settings also has a URL of its own. */
const settingsRoutes = (pages: readonly RouteObject[]): RouteObject[] =>
  pages.some(({ path }) => path === settingsPath)
    ? settingsTabs.map((tab) => redirectRoute(`/account/settings/${tab}`, `${settingsPath}?tab=${tab}`, []))
    : [];

function getRoutes(menu: readonly MenuEntry[], above: readonly MenuEntry[]): RouteObject[] {
  return menu.flatMap((entry) => {
    const chain = [...above, entry];
    const below = getRoutes(entry.children ?? [], chain);
    const own = entry.route === '0' || entry.meta.internalOrExternal ? undefined : findRoute(entry, chain);
    return own ? [own, ...below] : below;
  });
}

function findRoute(entry: MenuEntry, chain: readonly MenuEntry[]): RouteObject | undefined {
  if (entry.component === groupComponent) {
    const target = groupTarget(entry);
    return target ? redirectRoute(entry.path, target, chain) : undefined;
  }
  const handle: PageHandle = {
    chain,
    title: menuTitle(entry),
    icon: entry.meta.icon ?? undefined,
    component: entry.component,
    keepAlive: entry.meta.keepAlive === true,
  };
  return { path: entry.path, handle, element: findElement(entry) };
}

function findElement({ component, meta }: MenuEntry): ReactNode {
  if (meta.url && /iframe/i.test(component)) return <FramedPage url={meta.url} title={meta.title} />;
  const Screen = getLazyScreen(component);
  return <Screen />;
}

function redirectRoute(path: string, redirect: string, chain: readonly MenuEntry[]): RouteObject {
  const handle: PageHandle = {
    chain,
    title: '',
    icon: undefined,
    component: groupComponent,
    keepAlive: false,
    redirect,
  };
  return { path, handle, element: <Navigate to={redirect} replace /> };
}

/** Whether the user has a page at this path; entries of the user menu depend on it. */
export const hasPage = ({ routes }: ConsoleMap, path: string): boolean => routes.some((route) => route.path === path);

const findEntry = (menu: readonly MenuEntry[], path: string): MenuEntry | undefined => {
  for (const entry of menu) {
    const found = entry.path === path ? entry : findEntry(entry.children ?? [], path);
    if (found) return found;
  }
  return undefined;
};
/** Begins to load the screen of the page at this path, which reports a failure itself. */
export function preloadScreen({ menu }: PermissionResult, path: string): void {
  const entry = findEntry(menu, path);
  if (entry && entry.component !== groupComponent && !entry.meta.url)
    findScreen(entry.component)().catch(() => undefined);
}
