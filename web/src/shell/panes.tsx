import { breadcrumb, findTab, homePath, type Tab, tabTitle } from '@campus/contract/rules';
import { Activity, memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type Location, parsePath, type RouteObject, useLocation, useRoutes } from 'react-router';
import { createDirtyParts, OpenPagesContext, type PageFrame, PageFrameContext } from '../widgets/page-frame.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageHeading } from './page-heading.tsx';
import { PageSkeleton, pageKind } from './page-skeleton.tsx';
import { changeTabs, useTabCommands, useTabs } from './tabs-store.ts';
import { pageAt } from './use-open-tab.ts';

/** The mounted pages: the active one, and the others kept alive behind it. */
export function Panes({ routes }: { routes: RouteObject[] }) {
  const state = useTabs();
  const panes = state.panes.map((path) => {
    const tab = findTab(state, path);
    return tab && <Pane key={`${path}:${tab.version}`} tab={tab} isActive={path === state.active} routes={routes} />;
  });
  return <OpenPagesContext value={state.tabs}>{panes}</OpenPagesContext>;
}

/** One page with its heading. While hidden its location is frozen and its effects are off. */
function Pane({ tab, isActive, routes }: { tab: Tab; isActive: boolean; routes: RouteObject[] }) {
  const location = useOwnLocation(tab);
  const [note, setNote] = useState<ReactNode>();
  const frame = usePageFrameOf(tab.path, setNote);
  const page = useMemo(() => pageAt(routes, location), [routes, location]);
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <PageFrameContext value={frame}>
        <main>
          {tab.path !== homePath && page && <PageHeading crumbs={breadcrumb(page.chain)} note={note} />}
          <div className="page">
            <ErrorBoundary title={tabTitle(tab)}>
              <Suspense fallback={<PageSkeleton kind={pageKind(tab.component)} />}>
                <Page location={location} routes={routes} />
              </Suspense>
            </ErrorBoundary>
          </div>
        </main>
      </PageFrameContext>
    </Activity>
  );
}

const Page = memo(function Page({ location, routes }: { location: Location; routes: RouteObject[] }) {
  return useRoutes(routes, location);
});

/**
 * The location while the tab is active, otherwise its last one. A pane may mount before the URL follows its tab: it
 * then starts with the tab's own location, never with that of the previous page.
 */
function useOwnLocation({ path, fullPath }: Tab): Location {
  const location = useLocation();
  const [own, setOwn] = useState(() => (location.pathname === path ? location : getLocation(fullPath)));
  if (location.pathname !== path || location === own) return own;
  setOwn(location);
  return location;
}

const getLocation = (fullPath: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'default',
  ...parsePath(fullPath),
});

function usePageFrameOf(path: string, setNote: (note: ReactNode) => void): PageFrame {
  const command = useTabCommands();
  return useMemo(() => {
    const setDirty = createDirtyParts((dirty) => changeTabs({ type: 'setDirty', dirty, path }));
    return {
      setNote,
      setTitle: (title) => changeTabs({ type: 'setTitle', title, path }),
      setDirty: (part, isDirty) => {
        // A hidden page stops its effects; input in its dialogs stays.
        if (isDirty || useTabs.getState().active === path) setDirty(part, isDirty);
      },
      close: () => void command('close', path),
    };
  }, [path, setNote, command]);
}
