import type { Plugin } from 'vite';

const importing = /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/;

/**
 * antd's contexts take one context from the index of its form library, and with it every page would load the whole of
 * it, checks included (13 kB compressed). They get the file of that context instead.
 */
export function formContextAlone(): Plugin {
  return {
    name: 'form-context-alone',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@rc-component/form' || !importer || !importing.test(importer)) return undefined;
      return this.resolve('@rc-component/form/es/FormContext', importer, { skipSelf: true });
    },
  };
}
