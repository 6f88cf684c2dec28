// Runs before the first paint: dark colours at once, and no sign-in form for somebody who is signed in.
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
  if (read('access-token')) marks.session = '';
  if (read('settings')?.darkMode) marks.mode = 'dark';
})();
