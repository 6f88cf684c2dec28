import { text } from '../messages/zh-CN.ts';
import { homePath } from './home.ts';
import type { MenuEntry } from './permission.ts';
import { rankMatch } from './rank-match.ts';

const isHidden = (entry: MenuEntry): boolean => entry.hidden === true || entry.meta.hidden === true;
const groupComponent = 'layouts/RouteView';

/** The title of an entry, 未命名 when it has none. */
export const menuTitle = (entry: MenuEntry): string => entry.meta.title || text.menu.untitled;

/**
 * The visible entries of the menu: leaves out hidden entries and those without a route, with everything below them, and
 * groups without a visible page.
 */
export function visibleMenu(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu
    .filter((entry) => !isHidden(entry) && entry.route !== '0')
    .map(({ children, ...entry }): MenuEntry => {
      const shown = visibleMenu(children ?? []);
      return shown.length > 0 ? { ...entry, children: shown } : entry;
    })
    .filter((entry) => entry.children !== undefined || entry.component !== groupComponent);
}

const leaves = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));

/** The pages that the menu search offers, in menu order: visible entries that are not groups. */
export const menuPages = (menu: readonly MenuEntry[]): MenuEntry[] => leaves(visibleMenu(menu));

/**
 * The pages whose title contains `query`, ignoring case, or matches it in pinyin (`spell`), in menu order; all pages
 * for an empty query.
 */
export const searchMenu = (
  menu: readonly MenuEntry[],
  query: string,
  spell: (title: string) => readonly string[] = () => [],
): MenuEntry[] =>
  menuPages(menu).filter((entry) => rankMatch(query, menuTitle(entry), spell(menuTitle(entry))) !== undefined);

const isParameter = (segment: string): boolean => segment.startsWith(':');
const hasParameter = (path: string): boolean => path.split('/').some(isParameter);

/** Number of literal segments when `pathname` matches `path` (`/live/:id`), else -1. */
function matchScore(path: string, pathname: string): number {
  const wanted = path.split('/').filter(Boolean);
  const given = pathname.split('/').filter(Boolean);
  if (wanted.length !== given.length) return -1;
  if (!wanted.every((segment, i) => isParameter(segment) || segment === given[i])) return -1;
  return wanted.filter((segment) => !isParameter(segment)).length;
}

interface Match {
  readonly chain: readonly MenuEntry[];
  readonly score: number;
}

function bestMatch(menu: readonly MenuEntry[], pathname: string, above: readonly MenuEntry[]): Match {
  let best: Match = { chain: [], score: -1 };
  for (const entry of menu) {
    const chain = [...above, entry];
    const candidates: Match[] = [{ chain, score: matchScore(entry.path, pathname) }];
    if (entry.children) candidates.push(bestMatch(entry.children, pathname, chain));
    for (const candidate of candidates) if (candidate.score > best.score) best = candidate;
  }
  return best;
}

/**
 * The entries from the top of the menu down to the match of `pathname`; literal paths take precedence over
 * parameterized ones. Empty without a match.
 */
export const menuChain = (menu: readonly MenuEntry[], pathname: string): readonly MenuEntry[] =>
  bestMatch(menu, pathname, []).chain;

/**
 * The key of the selected menu item: the matched path, the full path for a parameterized route, and for a hidden entry
 * its nearest visible parent. Undefined without a match.
 */
export function selectedMenuKey(chain: readonly MenuEntry[], fullPath: string): string | undefined {
  const last = chain.at(-1);
  if (!last) return undefined;
  if (isHidden(last)) return chain.findLast((entry) => !isHidden(entry))?.path;
  return hasParameter(last.path) ? fullPath : last.path;
}

/** The groups above the last entry of a chain: the keys to open to make it visible. */
export const groupsAbove = (chain: readonly MenuEntry[]): string[] => chain.slice(0, -1).map((entry) => entry.path);

/** Open groups. While the sidebar is collapsed, none is open and `remembered` holds those to restore. */
export interface OpenGroups {
  readonly open: readonly string[];
  readonly remembered: readonly string[];
  readonly collapsed: boolean;
}
export const noOpenGroups: OpenGroups = { open: [], remembered: [], collapsed: false };

/** Applies the open groups reported by the menu: only one first-level group (`topLevel`) is open at a time. */
export function changeOpenGroups(state: OpenGroups, topLevel: readonly string[], next: readonly string[]): OpenGroups {
  const opened = next.find((key) => !state.open.includes(key));
  const otherTop = opened !== undefined && topLevel.includes(opened);
  return { ...state, open: otherTop ? [opened] : next };
}

/**
 * Opens the groups above the page after a navigation; a collapsed sidebar remembers them for later. The state itself when
 * they are open.
 */
export function showGroups(state: OpenGroups, groups: readonly string[]): OpenGroups {
  const target = state.collapsed ? state.remembered : state.open;
  if (groups.every((group) => target.includes(group))) return state;
  const sameTop = groups[0] !== undefined && target.includes(groups[0]);
  const merged = sameTop ? [...new Set([...target, ...groups])] : groups;
  return state.collapsed ? { ...state, remembered: merged } : { ...state, open: merged };
}

/** Collapses or expands the sidebar: open groups are remembered and restored. */
export function collapseMenu(state: OpenGroups, collapsed: boolean): OpenGroups {
  if (collapsed === state.collapsed) return state;
  return collapsed
    ? { open: [], remembered: state.open, collapsed }
    : { open: state.remembered, remembered: [], collapsed };
}

/** One step of the breadcrumb; without `path` it is plain text: the current page, or a group that opens it. */
export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

/** The page that a group opens: the one it names, else its first visible page, at any depth. */
export function groupTarget({ path, redirect, children = [] }: MenuEntry): string | undefined {
  const target = redirect || firstPage(visibleMenu(children))?.path;
  if (target === path) return undefined;
  const inner = children.find((entry) => entry.path === target && entry.component === groupComponent);
  return inner ? groupTarget(inner) : target;
}
const firstPage = (menu: readonly MenuEntry[]): MenuEntry | undefined =>
  menu.map((entry) => (entry.children ? firstPage(entry.children) : entry)).find((entry) => entry !== undefined);

/**
 * The breadcrumb of a chain: always from 首页 to the menu's title of the page, which is what kind of page it is; the
 * name of the thing is in the page's own head. Every step is a link unless it leads to the current page. The menu's own
 * group 首页 is the first step, not a second one.
 */
export function breadcrumb(chain: readonly MenuEntry[]): Crumb[] {
  const current = chain.at(-1)?.path;
  const entries = chain.filter((entry) => entry.path !== homePath && menuTitle(entry) !== text.app.home);
  const crumbs = entries.map((entry): Crumb => {
    const target = entry.component === groupComponent ? groupTarget(entry) : entry.path;
    return target === undefined || target === current
      ? { title: menuTitle(entry) }
      : { title: menuTitle(entry), path: entry.path };
  });
  return [crumbs.length > 0 ? { title: text.app.home, path: homePath } : { title: text.app.home }, ...crumbs];
}

/** Values for the placeholders in the URL of a menu entry; any other placeholder makes it unusable. */
export interface PlaceholderValues {
  readonly token: string;
  readonly tenantId: string;
  /** Inserted unescaped; the other two are escaped. */
  readonly baseUrl: string;
}

/**
 * Fills `{{ token }}`, `{{ tenantId }}` and `{{ baseUrl }}` in the URL of an external or framed entry; undefined when
 * it has any other expression (never evaluated). The result must still pass `safeUrl`.
 */
export function fillPlaceholders(url: string, values: PlaceholderValues): string | undefined {
  const known: Readonly<Record<string, string>> = {
    token: encodeURIComponent(values.token),
    tenantId: encodeURIComponent(values.tenantId),
    baseUrl: values.baseUrl,
  };
  let refused = false;
  const filled = url.replace(/\{\{([^{}]*)\}\}/g, (_, expression: string) => {
    const name = expression.trim();
    if (!Object.hasOwn(known, name)) refused = true;
    return known[name] ?? '';
  });
  return refused || /\{\{|\}\}/.test(filled) ? undefined : filled;
}
