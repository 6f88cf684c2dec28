import { changeOpenGroups, collapseMenu, noOpenGroups, type OpenGroups, showGroups } from '@campus/contract/rules';
import { create } from 'zustand';
import { readStored, store } from '../request/storage.ts';

interface MenuState extends OpenGroups {
  /** The page whose groups were opened last. */
  readonly shown?: string;
}

/** Open groups and folded state of the side menu, stored in the browser. */
export const useMenuGroups = create<MenuState>()(() => {
  const kept = readStored('menu');
  const open: OpenGroups = { ...noOpenGroups, open: kept?.openKeys ?? [] };
  return kept?.folded ? collapseMenu(open, true) : open;
});

/** After a reload a folded menu keeps its remembered groups on the first page. */
let isRestored = useMenuGroups.getState().remembered.length > 0;

function change(step: (groups: OpenGroups) => OpenGroups): void {
  const now = useMenuGroups.getState();
  const next = step(now);
  if (next === now) return;
  useMenuGroups.setState(next);
  store('menu', { folded: next.collapsed, openKeys: [...(next.collapsed ? next.remembered : next.open)] });
}

export const menuGroups = {
  /** Stores the open groups reported by the menu; `topLevel` are the keys of the first level. */
  change: (topLevel: readonly string[], open: readonly string[]): void =>
    change((groups) => changeOpenGroups(groups, topLevel, open)),
  /** Opens the groups of the page at this path, once for each time it is opened. */
  show: (groups: readonly string[], pathname: string): void => {
    const shown = [pathname, ...groups].join();
    if (shown === useMenuGroups.getState().shown) return;
    useMenuGroups.setState({ shown });
    if (!isRestored) change((state) => showGroups(state, groups));
    isRestored = false;
  },
  fold: (folded: boolean): void => change((groups) => collapseMenu(groups, folded)),
};
