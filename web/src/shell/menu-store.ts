import { changeOpenGroups, collapseMenu, noOpenGroups, type OpenGroups, showGroups } from '@campus/contract/rules';
import { create } from 'zustand';
import { readStored, store } from '../request/storage.ts';

/** Open groups and folded state of the side menu, stored in the browser. */
export const useMenuGroups = create<OpenGroups>()(() => {
  const kept = readStored('menu');
  const open: OpenGroups = { ...noOpenGroups, open: kept?.openKeys ?? [] };
  return kept?.folded ? collapseMenu(open, true) : open;
});

/** After a reload a folded menu keeps its remembered groups on the first page. */
let isRestored = useMenuGroups.getState().remembered.length > 0;

function change(step: (groups: OpenGroups) => OpenGroups): void {
  const next = step(useMenuGroups.getState());
  useMenuGroups.setState(next, true);
  store('menu', { folded: next.collapsed, openKeys: [...(next.collapsed ? next.remembered : next.open)] });
}

export const menuGroups = {
  /** Stores the open groups reported by the menu; `topLevel` are the keys of the first level. */
  change: (topLevel: readonly string[], open: readonly string[]): void =>
    change((groups) => changeOpenGroups(groups, topLevel, open)),
  /** Opens the groups of a page. */
  show: (groups: readonly string[]): void => {
    if (!isRestored) change((state) => showGroups(state, groups));
    isRestored = false;
  },
  fold: (folded: boolean): void => change((groups) => collapseMenu(groups, folded)),
};
