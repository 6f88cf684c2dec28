import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from '../request/load-chunk.ts';

/** A screen: its module is fetched when it is first shown. */
export type Screen = () => Promise<ComponentType>;

/** A component that loads its screen when first rendered. */
export const lazyScreen = (name: string, screen: Screen): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadChunk(name, screen) }));
