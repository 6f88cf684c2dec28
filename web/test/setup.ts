/** What antd asks of a browser and jsdom lacks: a desktop's media queries, and an observer of sizes that never change. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { refuseComplaints } from './support/complaints.ts';
import { computeInlineStyles } from './support/computed-style.ts';
import { freshBrowser } from './support/fresh-browser.ts';

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

globalThis.ResizeObserver = StillResizeObserver;
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

computeInlineStyles();
refuseComplaints();

// Reached only by a test that fails, or on a machine that is busy with other work.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
afterAll(freshBrowser);
