import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks Chromium to compile all functions of a script while it arrives, in another thread. Otherwise most of them are parsed
 * twice, the second time in the page's own thread when they are first called. Other browsers see a comment. Names of files are
 * digests of the contents without it.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    apply: 'build',
    generateBundle: {
      // After Vite's own list of files, which it writes at the top: the hint has to be the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = hint + file.code;
      },
    },
  };
}
