// Runs before the first paint: dark colours at once, and for a signed-in user the frame of the console instead of the
// sign-in form.
// A file of its own, because the page's policy allows no inline script. Keys and shape: src/request/storage.ts.
(() => {
  const read = (key) => {
    try {
      const entry = JSON.parse(localStorage.getItem(`pro__${key}`) || '{}');
      return entry.expire === null || entry.expire > Date.now() ? entry.value : undefined;
    } catch {
      return undefined;
    }
  };
  const marks = document.documentElement.dataset;
  const settings = read('settings') || {};
  const path = location.pathname;
  if (settings.darkMode) marks.mode = 'dark';
  if (settings.multipage === false) marks.tabs = 'none';
  // The kinds of src/shell/page-skeleton.tsx, as far as the address tells them.
  marks.page = /^\/(dashboard\/.*)?$/.test(path)
    ? 'dashboard'
    : /\/detail\//.test(path)
      ? 'detail'
      : /\/(settings|loginConfig|center)/.test(path)
        ? 'form'
        : 'list';
  if (!read('access-token')) return;
  marks.session = '';
  if (/^\/(user|enterprise-registration|test|404|companyVideo)(\/|$)/.test(path)) return;
  marks.frame = settings.layout === 'topmenu' ? 'topmenu' : read('menu')?.folded ? 'folded' : 'open';

  // What the console loads first comes while its entry is loading (console-start.ts names it).
  const readNames = (name) => document.querySelector(`meta[name="${name}"]`)?.content.split(' ').filter(Boolean) ?? [];
  const preload = (name) => {
    for (const href of readNames(name)) {
      // The bundler's loader asks for style sheets with `crossorigin`: any other way is a second request.
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
      // What the first paint needs goes first.
      document.head.append(Object.assign(document.createElement('link'), kind, { href, fetchPriority: 'low' }));
    }
  };
  preload('console-files');
  // The first board has fewer components and a limit of requests.
  if (marks.page === 'dashboard') return;
  if (marks.page === 'list') preload('list-files');
  // antd puts the styles that it makes itself behind the last one with this order: those of the sheet precede them.
  const mark = document.createElement('style');
  mark.dataset.rcOrder = 'prependQueue';
  mark.dataset.rcPriority = '-999';
  document.head.prepend(mark);
  for (const href of readNames('antd-styles'))
    document.head.prepend(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' }),
    );
})();
