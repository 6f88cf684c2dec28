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

type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Opens the tab and the menu groups of a page; nothing changes when both are open. */
export function openPage(page: PageHandle | undefined, { pathname, search, hash }: PageLocation): void {
  if (!page || page.redirect) return;
  const { title, icon, component, keepAlive, chain } = page;
  changeTabs({ type: 'open', page: { fullPath: pathname + search + hash, title, icon, component, keepAlive } });
  menuGroups.show(groupsAbove(chain), pathname);
}

/** Opens the current page and sets the document title. */
export function useOpenTab(page: PageHandle | undefined, { pathname, search, hash }: PageLocation): void {
  useLayoutEffect(() => openPage(page, { pathname, search, hash }), [page, pathname, search, hash]);

  const title = useTabs((state) => {
    const tab = findTab(state, pathname);
    return tab && documentTitle(tabTitle(tab));
  });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
