import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** Fails a build in which a page that can be opened without signing in needs more than `limit` bytes of script, compressed. */
export function openPageBudget(limit: number): Plugin {
  return {
    name: 'open-page-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const openPages = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes('/shell/sign-in/')));
      for (const page of openPages.length > 0 ? openPages : entries) {
        const size = [...withImports([...entries, page], chunks)].reduce(
          (sum, chunk) => sum + gzipSync(chunk.code).length,
          0,
        );
        if (size > limit)
          this.error(`${page.fileName} and what it needs are ${size} bytes compressed, the limit is ${limit}`);
      }
    },
  };
}

/** The chunks and everything they import at once. */
function withImports(
  start: readonly Rollup.OutputChunk[],
  all: readonly Rollup.OutputChunk[],
): Set<Rollup.OutputChunk> {
  const needed = new Set(start);
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const imported = all.find(({ fileName }) => fileName === name);
      if (imported) needed.add(imported);
    }
  }
  return needed;
}
