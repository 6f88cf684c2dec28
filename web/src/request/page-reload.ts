/** The browser's page, as the request layer uses it. One object, so that a test can watch it. */
export const browserPage = {
  reload: (): void => window.location.reload(),
  isOnline: (): boolean => window.navigator.onLine,
};
