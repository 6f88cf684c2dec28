import { changeOpenGroups, collapseMenu, noOpenGroups, type OpenGroups, showGroups } from '@campus/contract/rules';
import { create } from 'zustand';
import { readStored, store } from '../request/storage.ts';

/** Open groups of the side menu and whether it is folded; remembered in this browser. */
export const useMenuGroups = create<OpenGroups>()(() => {
  const kept = readStored('menu');
  const open: OpenGroups = { ...noOpenGroups, open: kept?.openKeys ?? [] };
  return kept?.folded ? collapseMenu(open, true) : open;
});

/** A folded menu begins with the groups it was folded with: the first page after a reload leaves them alone. */
let isRestored = useMenuGroups.getState().remembered.length > 0;

function change(step: (groups: OpenGroups) => OpenGroups): void {
  const next = step(useMenuGroups.getState());
  useMenuGroups.setState(next, true);
  store('menu', { folded: next.collapsed, openKeys: [...(next.collapsed ? next.remembered : next.open)] });
}

export const menuGroups = {
  /** The menu reports its open groups; `topLevel` are those of the first level. */
  change: (topLevel: readonly string[], open: readonly string[]): void =>
    change((groups) => changeOpenGroups(groups, topLevel, open)),
  /** A page was opened below these groups. */
  show: (groups: readonly string[]): void => {
    if (!isRestored) change((state) => showGroups(state, groups));
    isRestored = false;
  },
  fold: (folded: boolean): void => change((groups) => collapseMenu(groups, folded)),
};
