import { Modal, message, notification } from 'antd';
import { vi } from 'vitest';
import type { StoreApi } from 'zustand';
import { useDeferredActions } from '../../src/request/deferred-actions.ts';
import { useLock } from '../../src/request/lock-store.ts';
import { usePendingSignIn } from '../../src/request/second-factor.ts';
import { useSession } from '../../src/request/session-store.ts';
import { useMenuGroups } from '../../src/shell/menu-store.ts';
import { useTabs } from '../../src/shell/tabs-store.ts';
import { useUserActions } from '../../src/shell/user-actions.ts';
import { useSettings } from '../../src/theme/settings.ts';
import { dropUploads } from './uploads.ts';

const reset = <T>(store: Pick<StoreApi<T>, 'setState' | 'getInitialState'>) => {
  return () => store.setState(store.getInitialState(), true);
};
const resetStores = [
  reset(useSession),
  reset(useLock),
  reset(usePendingSignIn),
  reset(useDeferredActions),
  reset(useMenuGroups),
  reset(useSettings),
  reset(useTabs),
  reset(useUserActions),
];

/** Notices and questions are rendered in roots of their own, which `cleanup` does not unmount. */
const noticeParts = '.ant-modal-root, .ant-message, .ant-notification';
/** antd's holders stay mounted for all files; React ends one whose element other code removed. */
const holders = '.ant-message, .ant-notification';
const stillMs = 100;

/** Leaves the browser to the next file as a new one: files of a worker share the page and the modules. */
export async function freshBrowser(): Promise<void> {
  dropUploads();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (document.querySelector(noticeParts)) await closeNotices();
  emptyPage();
  for (const resetStore of resetStores) resetStore();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}

/** Removes what tests left in the page, except antd's holders. */
export function emptyPage(): void {
  for (const child of [...document.body.children]) if (!child.matches(holders)) child.remove();
}

async function closeNotices(): Promise<void> {
  Modal.destroyAll();
  message.destroy();
  notification.destroy();
  await renderedOut();
  // jsdom runs no animation: what fades out waits for its end.
  for (let fading = fadingParts(); fading.length > 0; fading = fadingParts()) {
    for (const part of fading)
      for (const end of ['animationend', 'transitionend']) part.dispatchEvent(new Event(end, { bubbles: true }));
    await renderedOut();
  }
}
const fadingParts = (): Element[] =>
  [...document.querySelectorAll(noticeParts)].flatMap((part) => [...part.querySelectorAll('[class*="-leave-active"]')]);

/** Resolves when nothing has been rendered for a while. */
const renderedOut = () =>
  new Promise<void>((resolve) => {
    let timer = setTimeout(done, stillMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, stillMs);
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    function done() {
      observer.disconnect();
      resolve();
    }
  });
