import { text } from '@campus/contract/messages';
import { type MenuEntry, menuTitle, visibleMenu } from '@campus/contract/rules';
import { Menu, type MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import { MenuIcon } from '../widgets/menu-icon.tsx';
import { Brand } from './brand.tsx';
import { MenuLink, opensElsewhere } from './menu-link.tsx';
import { menuGroups, useMenuGroups } from './menu-store.ts';
import { useOpenEntry } from './open-entry.ts';
import { useShownSelection } from './use-shown-selection.ts';

type Items = NonNullable<MenuProps['items']>;

/** antd menu items: pages as links; icons on the first level only. `isFolded`: titles are tooltips. */
const menuItems = (menu: readonly MenuEntry[], isFolded: boolean, hasIcons = true): Items =>
  menu.map(({ children, ...entry }) => ({
    key: entry.path,
    label: children ? menuTitle(entry as MenuEntry) : <MenuLink entry={entry as MenuEntry} />,
    ...(isFolded && { title: menuTitle(entry as MenuEntry) }),
    ...(hasIcons && { icon: <MenuIcon name={entry.meta.icon ?? undefined} /> }),
    ...(children && { children: menuItems(children, false, false) }),
  }));

/** All entries by path, to resolve clicks. */
const entriesByPath = (menu: readonly MenuEntry[]): Map<string, MenuEntry> =>
  new Map(menu.flatMap((entry) => [[entry.path, entry] as const, ...entriesByPath(entry.children ?? [])]));

/** Shared by both menus: visible entries, antd items and the click handler. */
export function useMenu(menu: readonly MenuEntry[], isFolded = false) {
  const openEntry = useOpenEntry();
  const visible = useMemo(() => visibleMenu(menu), [menu]);
  const items = useMemo(() => menuItems(visible, isFolded), [visible, isFolded]);
  const byPath = useMemo(() => entriesByPath(visible), [visible]);
  const open: NonNullable<MenuProps['onClick']> = ({ key, domEvent }) => {
    const entry = byPath.get(key);
    // The browser handles clicks for a new tab or window.
    if (entry && !opensElsewhere(domEvent)) openEntry(entry);
  };
  return { visible, items, open };
}

export interface SideMenuProps {
  readonly menu: readonly MenuEntry[];
  readonly selected: string | undefined;
  readonly isFolded?: boolean;
  readonly theme?: 'light' | 'dark';
  readonly mode?: 'inline' | 'vertical';
  readonly width?: number;
  /** Does not scroll with the page. */
  readonly isFixed?: boolean;
}

const usualWidth = 208;

/**
 * Side menu below the brand: one group of the first level is open at a time, and remembered while folded. It is rendered
 * apart from the frame, and its lists of keys keep their identity: antd renders every entry for new ones.
 */
export const SideMenu = memo(function SideMenu(props: SideMenuProps) {
  const { menu, selected, isFolded = false, theme = 'dark', mode = 'inline', width = usualWidth, isFixed } = props;
  const { visible, items, open } = useMenu(menu, isFolded);
  const openGroups = useMenuGroups((groups) => groups.open);
  const openKeys = useMemo(() => [...openGroups], [openGroups]);
  const selectedKeys = useMemo(() => (selected ? [selected] : []), [selected]);
  const nav = useShownSelection(selected, isFolded);
  const topLevel = visible.map(({ path }) => path);
  return (
    <aside className="sider" data-theme={theme} data-fixed={isFixed || undefined} style={{ width }}>
      <Brand isFolded={isFolded} />
      <nav ref={nav} aria-label={text.frame.mainMenu}>
        <Menu
          mode={mode}
          theme={theme}
          items={items}
          inlineIndent={16}
          {...(mode === 'inline' && { inlineCollapsed: isFolded })}
          selectedKeys={selectedKeys}
          {...(mode === 'inline' && !isFolded && { openKeys })}
          onOpenChange={(keys) => !isFolded && menuGroups.change(topLevel, keys)}
          onClick={open}
        />
      </nav>
    </aside>
  );
});
