/** From `pagehide` on the browser drops the calls under way; a page that comes back from its cache goes on. */
let isLeft = false;
window.addEventListener('pagehide', () => {
  isLeft = true;
});
window.addEventListener('pageshow', () => {
  isLeft = false;
});

/** The browser's page, as the request layer uses it. One object, so that a test can watch it. */
export const browserPage = {
  reload: (): void => window.location.reload(),
  /** Whether the page is being left or reloaded: what fails then has failed for nobody. */
  isLeft: (): boolean => isLeft,
  isOnline: (): boolean => window.navigator.onLine,
};
