import { text } from '../messages/zh-CN.ts';
import { homePath } from './home.ts';

/** Data of a page when its route opens. */
export interface TabPage {
  /** Path with query, e.g. `/resume/byPost?postId=7`. */
  readonly fullPath: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly component?: string | undefined;
  readonly keepAlive?: boolean | undefined;
}

/**
 * A tab of the tab bar, identified by its pathname: another query is the same tab, another path parameter a different
 * one.
 */
export interface Tab extends TabPage {
  readonly path: string;
  /** The name of what the page shows; it outlives the next opening of the tab. */
  readonly ownTitle?: string | undefined;
  /** The page has unsaved input. */
  readonly dirty: boolean;
  /** Counts rebuilds; part of the key of the page's pane. */
  readonly version: number;
}

export interface TabsState {
  readonly tabs: readonly Tab[];
  /** Path of the active tab. */
  readonly active: string;
  /** Paths of the tabs with a mounted page, most recently shown last. */
  readonly panes: readonly string[];
  /** Off: only one tab, for the current route. */
  readonly multipage: boolean;
}

export type TabsAction =
  | { readonly type: 'open'; readonly page: TabPage }
  | {
      readonly type: 'activate' | 'close' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'refresh';
      readonly path: string;
    }
  | { readonly type: 'setTitle'; readonly title: string; readonly path?: string }
  | { readonly type: 'setDirty'; readonly path: string; readonly dirty: boolean }
  | { readonly type: 'setMultipage'; readonly on: boolean }
  | { readonly type: 'clear' };

/** `refusal` is the warning when the action was rejected; the state is then unchanged. */
export interface TabsResult {
  readonly state: TabsState;
  readonly refusal?: string;
}

/**
 * Maximum number of mounted pages; beyond it, the one hidden longest is unmounted (its tab stays), but never one with
 * unsaved input.
 */
export const maxPanes = 20;

const homeTab: Tab = {
  path: homePath,
  fullPath: homePath,
  title: text.tabs.home,
  icon: 'home',
  keepAlive: true,
  dirty: false,
  version: 0,
};
/** The tabs after sign-in. */
export const firstTabs: TabsState = { tabs: [homeTab], active: homePath, panes: [homePath], multipage: true };

/** The pathname of a full path. */
export const tabPath = (fullPath: string): string => /^[^?#]*/.exec(fullPath)?.[0] ?? fullPath;
/** What the page shows, where it says so: names the document, and the page in a list of pages. */
export const tabTitle = (tab: Pick<Tab, 'title' | 'ownTitle'>): string => tab.ownTitle ?? tab.title;
/** What stands on a tab: the kind of page, as its own head has the name; with several of a kind, the name of each. */
export const tabLabel = (tab: Tab, tabs: readonly Tab[]): string =>
  tabs.some((other) => other.path !== tab.path && other.title === tab.title) ? tabTitle(tab) : tab.title;
export const findTab = (state: TabsState, path: string): Tab | undefined => state.tabs.find((tab) => tab.path === path);

const change = (state: TabsState, path: string, patch: Partial<Tab>): TabsState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.path === path ? { ...tab, ...patch } : tab)),
});

/** Drops panes beyond the limit, the one hidden longest first, except pages with unsaved input. */
function limitPanes(panes: readonly string[], state: TabsState): readonly string[] {
  let surplus = panes.length - maxPanes;
  return panes.filter((path) => {
    const drop = surplus > 0 && path !== state.active && !findTab(state, path)?.dirty;
    if (drop) surplus -= 1;
    return !drop;
  });
}

/** Mounts the active tab and keeps other panes mounted that have keepAlive and a tab. */
function updatePanes(state: TabsState): TabsState {
  const kept = state.panes.filter((path) => path !== state.active && findTab(state, path)?.keepAlive === true);
  return { ...state, panes: limitPanes([...kept, state.active], state) };
}

/** Opens a page, or activates and updates its tab; the state itself when nothing changes. */
function open(state: TabsState, page: TabPage): TabsState {
  const path = tabPath(page.fullPath);
  const known = findTab(state, path);
  const record = path === homePath ? { ...page, title: homeTab.title } : page;
  const keys = Object.keys(record) as (keyof TabPage)[];
  const isSame = keys.every((key) => known?.[key] === record[key]);
  if (isSame && state.active === path && state.panes.includes(path)) return state;
  if (known) return updatePanes({ ...change(state, path, record), active: path });
  const tab: Tab = { ...record, path, dirty: false, version: 0 };
  if (!state.multipage) return updatePanes({ ...state, tabs: [tab], active: path });
  return updatePanes({ ...state, tabs: path === homePath ? [tab, ...state.tabs] : [...state.tabs, tab], active: path });
}

/** Removes the tabs that match `gone`, except home. If the active one is removed, activates the `successor`. */
function removeTabs(
  state: TabsState,
  gone: (tab: Tab, index: number) => boolean,
  successor: (rest: readonly Tab[]) => string,
): TabsState {
  const tabs = state.tabs.filter((tab, index) => tab.path === homePath || !gone(tab, index));
  const active = tabs.some((tab) => tab.path === state.active) ? state.active : successor(tabs);
  return updatePanes({ ...state, tabs, active });
}

function close(state: TabsState, path: string): TabsResult {
  if (path === homePath) return { state, refusal: text.tabs.homeFixed };
  if (state.tabs.length <= 1) return { state, refusal: text.tabs.lastOne };
  const at = state.tabs.findIndex((tab) => tab.path === path);
  const neighbour = (rest: readonly Tab[]): string => (rest[at] ?? rest.at(-1) ?? homeTab).path;
  return { state: removeTabs(state, (tab) => tab.path === path, neighbour) };
}

function refresh(state: TabsState, path: string): TabsState {
  const version = (findTab(state, path)?.version ?? 0) + 1;
  return updatePanes({ ...change(state, path, { version, dirty: false }), active: path });
}

function setMultipage(state: TabsState, on: boolean): TabsState {
  if (!on) return updatePanes({ ...state, multipage: on, tabs: state.tabs.filter((tab) => tab.path === state.active) });
  return { ...state, multipage: on, tabs: findTab(state, homePath) ? state.tabs : [homeTab, ...state.tabs] };
}

function reduceAt(
  state: TabsState,
  type: 'activate' | 'closeLeft' | 'closeRight' | 'closeOthers' | 'refresh',
  path: string,
): TabsState {
  const at = state.tabs.findIndex((tab) => tab.path === path);
  const activateClicked = (): string => path;
  switch (type) {
    case 'activate':
      return updatePanes({ ...state, active: path });
    case 'closeLeft':
      return removeTabs(state, (_, index) => index < at, activateClicked);
    case 'closeRight':
      return removeTabs(state, (_, index) => index > at, activateClicked);
    case 'closeOthers':
      return removeTabs({ ...state, active: path }, (_, index) => index !== at, activateClicked);
    case 'refresh':
      return refresh(state, path);
  }
}

/** The tab bar after an action. The caller confirms the loss of unsaved input before closing. */
export function reduceTabs(state: TabsState, action: TabsAction): TabsResult {
  switch (action.type) {
    case 'open':
      return { state: open(state, action.page) };
    case 'setTitle':
      return { state: change(state, action.path ?? state.active, { ownTitle: action.title }) };
    case 'setDirty':
      return { state: change(state, action.path, { dirty: action.dirty }) };
    case 'setMultipage':
      return { state: setMultipage(state, action.on) };
    case 'clear':
      return { state: { ...firstTabs, multipage: state.multipage } };
    default: {
      if (!findTab(state, action.path)) return { state };
      return action.type === 'close' ? close(state, action.path) : { state: reduceAt(state, action.type, action.path) };
    }
  }
}
