const openMs = 1_000;

/** Signs in at the main site too: a tiny window off the screen that is closed after a second (S). */
export function openSignOnWindow(url: string | null): void {
  if (!url || !/^https?:\/\//.test(url)) return;
  const opened = window.open(url, '', 'width=1,height=1,left=-1000,top=-1000');
  if (!opened) return;
  setTimeout(() => opened.close(), openMs);
}
