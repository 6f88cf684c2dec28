import { text } from '@campus/contract/messages';
import { type MenuEntry, menuTitle, visibleMenu } from '@campus/contract/rules';
import { Menu, type MenuProps } from 'antd';
import { useMemo } from 'react';
import { MenuIcon } from '../widgets/menu-icon.tsx';
import { menuGroups, useMenuGroups } from './menu-store.ts';
import { useOpenEntry } from './open-entry.ts';

type Items = NonNullable<MenuProps['items']>;

/** Entries as antd's menu wants them; icons on the first level only. */
const menuItems = (menu: readonly MenuEntry[], hasIcons = true): Items =>
  menu.map(({ children, ...entry }) => ({
    key: entry.path,
    label: menuTitle(entry as MenuEntry),
    ...(hasIcons && { icon: <MenuIcon name={entry.meta.icon ?? undefined} /> }),
    ...(children && { children: menuItems(children, false) }),
  }));

/** All entries by path, to find what was clicked. */
const entriesByPath = (menu: readonly MenuEntry[]): Map<string, MenuEntry> =>
  new Map(menu.flatMap((entry) => [[entry.path, entry] as const, ...entriesByPath(entry.children ?? [])]));

/** What both menus need: the visible entries, antd's items and what a click does. */
export function useMenu(menu: readonly MenuEntry[]) {
  const openEntry = useOpenEntry();
  const visible = useMemo(() => visibleMenu(menu), [menu]);
  const items = useMemo(() => menuItems(visible), [visible]);
  const byPath = useMemo(() => entriesByPath(visible), [visible]);
  const open = (path: string) => {
    const entry = byPath.get(path);
    if (entry) openEntry(entry);
  };
  return { visible, items, open };
}

export interface SideMenuProps {
  readonly menu: readonly MenuEntry[];
  readonly selected: string | undefined;
  readonly isFolded: boolean;
  readonly theme: 'light' | 'dark';
}

/** The menu at the side: one group of the first level open at a time, remembered while folded. */
export function SideMenu({ menu, selected, isFolded, theme }: SideMenuProps) {
  const { visible, items, open } = useMenu(menu);
  const openKeys = useMenuGroups((groups) => groups.open);
  const topLevel = visible.map(({ path }) => path);
  return (
    <nav aria-label={text.frame.mainMenu}>
      <Menu
        mode="inline"
        theme={theme}
        items={items}
        inlineIndent={16}
        inlineCollapsed={isFolded}
        selectedKeys={selected ? [selected] : []}
        {...(!isFolded && { openKeys: [...openKeys] })}
        onOpenChange={(keys) => !isFolded && menuGroups.change(topLevel, keys)}
        onClick={({ key }) => open(key)}
      />
    </nav>
  );
}
