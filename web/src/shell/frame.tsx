import { findTab, selectedMenuKey } from '@campus/contract/rules';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Assistant } from '../chat/assistant.tsx';
import { UndoBar } from '../kit/step/undo-bar.tsx';
import { useSettings } from '../theme/settings.ts';
import { lazyComponent } from '../widgets/deferred.tsx';
import type { ConsoleMap } from './console-routes.tsx';
import { AccountReset } from './dialogs/account-reset.tsx';
import { Header } from './header.tsx';
import { menuGroups, useMenuGroups } from './menu-store.ts';
import { PageFooter } from './page-footer.tsx';
import { Panes } from './panes.tsx';
import { SideMenu } from './side-menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { useTabs } from './tabs-store.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { pageAt, useOpenTab } from './use-open-tab.ts';
import { useScreenLayout } from './use-screen-layout.ts';
import './frame.css';
import './side-bar.css';
import './header.css';
import './tab-bar.css';

const MenuDrawer = lazyComponent('menu-drawer', async () => (await import('./menu-drawer.tsx')).MenuDrawer);

const openWidthPx = 200;
const foldedWidthPx = 80;

/** The menu of small screens, opened from the header; it closes on navigation and on the smallest screens. */
function useMenuDrawer(pathname: string, isSmallest: boolean) {
  const [isOpen, setOpen] = useState(false);
  // Stays mounted once opened, for the closing animation.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setOpen(false), [pathname, isSmallest]);
  const turn = () => {
    setMounted(true);
    setOpen(!isOpen);
  };
  return { isOpen, isMounted, turn, close: () => setOpen(false) };
}

/** Layout of the console: menu, header, tab bar, footer. */
export function Frame({ map }: { map: ConsoleMap }) {
  const location = useLocation();
  const { mobile, sidebarCollapsed } = useScreenLayout();
  const settings = useSettings();
  const isFolded = useMenuGroups((groups) => groups.collapsed);
  const page = useMemo(() => pageAt(map.routes, location), [map.routes, location]);
  useOpenTab(page, location);
  const isHeaderHidden = useAutoHide(settings.fixedHeader && settings.autoHideHeader);
  const title = useTabs((state) => findTab(state, location.pathname)?.title);
  const selected = page && selectedMenuKey(page.chain, location.pathname);
  const hasSideMenu = !mobile && settings.layout === 'sidemenu';

  const drawer = useMenuDrawer(location.pathname, sidebarCollapsed);
  return (
    <div
      className="frame"
      data-menu={hasSideMenu ? (isFolded ? 'folded' : 'open') : undefined}
      data-fluid={settings.layout === 'sidemenu' || settings.contentWidth === 'Fluid' || undefined}
    >
      {!page && <Navigate to="/404" replace />}
      {page?.redirect && <Navigate to={page.redirect} replace />}
      {hasSideMenu && (
        <SideMenu
          menu={map.menu}
          selected={selected}
          isFolded={isFolded}
          theme={settings.theme}
          width={isFolded ? foldedWidthPx : openWidthPx}
          isFixed={settings.fixedSidebar}
        />
      )}
      {mobile && drawer.isMounted && (
        <MenuDrawer
          open={drawer.isOpen}
          menu={map.menu}
          selected={selected}
          theme={settings.theme}
          onClose={drawer.close}
        />
      )}
      <div className="frame-main">
        <header
          className="topbar"
          data-fixed={settings.fixedHeader || undefined}
          data-hidden={isHeaderHidden || undefined}
        >
          <Header
            map={map}
            selected={selected}
            title={title}
            isMenuFolded={mobile ? !drawer.isOpen : isFolded}
            onToggleMenu={() => (mobile ? drawer.turn() : menuGroups.fold(!isFolded))}
          />
          {!mobile && settings.multipage && <TabBar />}
        </header>
        <Panes routes={map.routes} />
        <PageFooter />
      </div>
      <AccountReset />
      <UndoBar />
      <Assistant />
    </div>
  );
}
