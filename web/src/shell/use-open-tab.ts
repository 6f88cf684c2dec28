import { documentTitle, findTab, groupsAbove, tabTitle } from '@campus/contract/rules';
import { useEffect, useLayoutEffect } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './console-routes.tsx';
import { menuGroups } from './menu-store.ts';
import { changeTabs, useTabs } from './tabs-store.ts';

/** The page of the console at the location; undefined for other URLs. */
export function pageAt(routes: RouteObject[], location: Pick<Location, 'pathname'>): PageHandle | undefined {
  return matchRoutes(routes, location)?.at(-1)?.route.handle as PageHandle | undefined;
}

/** Opens the tab and menu groups of the current page and sets the document title. */
export function useOpenTab(page: PageHandle | undefined, location: Location): void {
  const { pathname, search, hash } = location;
  useLayoutEffect(() => {
    if (!page || page.redirect) return;
    const { title, icon, component, keepAlive } = page;
    changeTabs({ type: 'open', page: { fullPath: pathname + search + hash, title, icon, component, keepAlive } });
  }, [page, pathname, search, hash]);

  const groups = page && !page.redirect ? groupsAbove(page.chain).join() : undefined;
  // Runs for every opened page, also in the same groups.
  useEffect(() => {
    if (groups !== undefined) menuGroups.show(groups === '' ? [] : groups.split(','));
  }, [pathname, groups]);

  const tab = useTabs((state) => findTab(state, pathname));
  const title = tab && documentTitle(tabTitle(tab));
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
