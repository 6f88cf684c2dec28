/** The browser aborts requests in flight after `pagehide`; `pageshow` follows when the page returns from the back-forward cache. */
let isLeft = false;
window.addEventListener('pagehide', () => {
  isLeft = true;
});
window.addEventListener('pageshow', () => {
  isLeft = false;
});

/** Wrapper of the browser's page, in one object so that tests can spy on it. */
export const browserPage = {
  reload: (): void => window.location.reload(),
  /** Whether the page is unloading: failures of aborted requests are not shown then. */
  isLeft: (): boolean => isLeft,
  isOnline: (): boolean => window.navigator.onLine,
};
