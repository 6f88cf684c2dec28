import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from '../request/load-chunk.ts';

/** A screen: its module is fetched when it is first shown. */
export type Screen = () => Promise<ComponentType>;

const failed = new Set<() => void>();

/** Screens that could not be loaded are fetched anew when they are next rendered. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component that loads its screen when first rendered; a failure stays until it is forgotten. */
export function lazyScreen(name: string, screen: Screen): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(name, screen) };
      } catch (failure) {
        failed.add(() => {
          Shown = make();
        });
        throw failure;
      }
    });
  let Shown = make();
  return function LazyScreen() {
    return createElement(Shown);
  };
}
