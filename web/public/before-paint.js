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
})();
