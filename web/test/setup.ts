/** What antd asks of a browser and jsdom lacks: a desktop's media queries, and an observer of sizes that never change. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

class StillResizeObserver implements ResizeObserver {
  observe() {
    // jsdom lays nothing out, so there is nothing to observe
  }
  unobserve() {
    // nothing was observed
  }
  disconnect() {
    // nothing was observed
  }
}

globalThis.ResizeObserver ??= StillResizeObserver;
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// The first screen of a file is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
