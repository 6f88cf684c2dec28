import { type ComponentType, createElement, lazy } from 'react';
import { loadChunk } from '../request/load-chunk.ts';

/** A screen whose module is loaded on first render. */
export type Screen = () => Promise<ComponentType>;

const failed = new Set<() => void>();

/** Screens that failed to load are loaded again at their next render. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** A component that loads its screen on first render; a failure is kept until `forgetFailedScreens`. */
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
