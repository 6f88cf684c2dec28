import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Menu } from 'antd';
import { useSettings } from '../theme/settings.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import { BellButton } from './bell/bell.tsx';
import { Brand } from './brand.tsx';
import type { ConsoleMap } from './console-routes.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { HeaderContext } from './header-context.tsx';
import { LockButton } from './lock/lock-button.tsx';
import { MenuSearch } from './menu-search.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useMenu } from './side-menu.tsx';
import { useScreenLayout } from './use-screen-layout.ts';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  readonly map: ConsoleMap;
  readonly selected: string | undefined;
  /** Page title, shown when there is no tab bar. */
  readonly title: string | undefined;
  readonly isMenuFolded: boolean;
  readonly onToggleMenu: () => void;
}

/** Top bar: menu toggle and greeting, or the top menu; search, full screen and user menu on the right. */
export function Header({ map, selected, title, isMenuFolded, onToggleMenu }: HeaderProps) {
  const { mobile } = useScreenLayout();
  const layout = useSettings((settings) => settings.layout);
  const hasTopMenu = !mobile && layout === 'topmenu';
  return (
    <div className="header">
      {hasTopMenu ? (
        <>
          <Brand isFolded={false} />
          <TopMenu map={map} selected={selected} />
        </>
      ) : (
        <>
          <IconButton label={isMenuFolded ? text.header.expand : text.header.collapse} onClick={onToggleMenu}>
            {isMenuFolded ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          </IconButton>
          {mobile ? <span className="header-title">{title ?? text.app.shortName}</span> : <HeaderContext />}
          <span className="grow" />
        </>
      )}
      <MenuSearch menu={map.menu} />
      <PaletteButton map={map} />
      <BellButton />
      <FullScreenButton />
      <LockButton />
      <UserMenu map={map} />
    </div>
  );
}

function TopMenu({ map, selected }: Pick<HeaderProps, 'map' | 'selected'>) {
  const { items, open } = useMenu(map.menu);
  const theme = useSettings((settings) => settings.theme);
  return (
    <nav className="grow top-menu" aria-label={text.frame.mainMenu} data-theme={theme}>
      <Menu mode="horizontal" items={items} selectedKeys={selected ? [selected] : []} onClick={open} />
    </nav>
  );
}
