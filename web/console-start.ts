import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { renderAntdStyles } from './antd-styles.ts';

type OutputFile = Rollup.OutputBundle[string];

const sheet = 'antd-styles.css';
const screens = {
  'console-files': /[\\/]shell[\\/]console\.tsx$/,
  'list-files': /[\\/]kit[\\/]list[\\/]entity-page\.tsx$/,
};

/**
 * Names in `index.html` what the console loads first, so that `public/before-paint.js` can ask for it at once for a
 * signed-in user: scripts, their style sheets, and the styles of antd, which the browser makes otherwise while it renders.
 */
export function consoleStart(): Plugin {
  return {
    name: 'console-start',
    apply: 'build',
    async renderStart() {
      this.emitFile({ type: 'asset', name: sheet, source: await renderAntdStyles() });
    },
    transformIndexHtml(_html, { bundle = {} }) {
      const files = Object.values(bundle);
      const styles = files.filter((file) => file.type === 'asset' && file.names.includes(sheet));
      const needed = Object.entries(screens).map(([name, module]) => [name, findNeeded(files, module)] as const);
      return [['antd-styles', styles.map(({ fileName }) => fileName)] as const, ...needed].map(
        ([name, paths]): HtmlTagDescriptor => ({
          tag: 'meta',
          attrs: { name, content: paths.map((path) => `/${path}`).join(' ') },
          injectTo: 'head-prepend',
        }),
      );
    },
  };
}

/** The chunk of a module with all that it imports and the style sheets of these, without what the page loads anyway. */
function findNeeded(files: readonly OutputFile[], module: RegExp): readonly string[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collect = (start: readonly string[]): Set<string> => {
    const found = new Set(start);
    for (const name of found) for (const imported of byName.get(name)?.imports ?? []) found.add(imported);
    return found;
  };
  const entry = collect(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const wanted = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    .map(({ fileName }) => fileName);
  return [...collect(wanted)]
    .filter((name) => !entry.has(name))
    .flatMap((name) => [name, ...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
}
