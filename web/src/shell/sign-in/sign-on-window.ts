const openMs = 1_000;

/** Also signs in at the main site: a tiny off-screen window, closed after a second. */
export function openSignOnWindow(url: string | null): void {
  if (!url || !/^https?:\/\//.test(url)) return;
  const opened = window.open(url, '', 'width=1,height=1,left=-1000,top=-1000');
  if (!opened) return;
  setTimeout(() => opened.close(), openMs);
}
