/** What antd asks of a browser and jsdom lacks: a desktop's media queries, and an observer of sizes that never change. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { computeInlineStyles } from './support/computed-style.ts';

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

computeInlineStyles();

// Reached only by a test that fails, or on a machine that is busy with other work.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

const noticeParts = '.ant-modal-root, .ant-message, .ant-notification';
const stillMs = 100;
/** Resolves when nothing has been rendered for a while. */
const renderedOut = () =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(done, stillMs);
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, stillMs);
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true });
    function done() {
      watch.disconnect();
      resolve();
    }
  });

/** Notices and questions are rendered in roots of their own, which `cleanup` does not unmount: they would render after the window is gone. */
afterAll(async () => {
  if (!document.querySelector(noticeParts)) return;
  vi.useRealTimers();
  const { Modal, message, notification } = await import('antd');
  Modal.destroyAll();
  message.destroy();
  notification.destroy();
  await renderedOut();
});
