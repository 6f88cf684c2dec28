import type { ComponentType } from 'react';

/** Screens of an area by the component of their menu entry, each loaded when it is first opened. */
export type AreaScreens = Readonly<Record<string, () => Promise<ComponentType>>>;

const areas = import.meta.glob<AreaScreens>('./*/screens.ts', { eager: true, import: 'screens' });
const screens: AreaScreens = Object.assign({}, ...Object.values(areas));

/** The screen of a component; without one of its own, the standard list of the entity with that page. */
export const getScreen = (component: string): (() => Promise<ComponentType>) =>
  screens[component] ?? (() => import('./standard-page.tsx').then(({ standardPage }) => standardPage(component)));
