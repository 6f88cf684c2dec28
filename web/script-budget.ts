import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

type Chunk = Rollup.OutputChunk;

/** Limits of the script a page needs before it can be used, in compressed bytes. */
export interface ScriptBudget {
  /** For each page that can be opened without signing in. */
  readonly openPage: number;
  /** For the console with the dashboard everybody lands on, its chart included. */
  readonly firstDashboard: number;
}

const dashboard = [/[\\/]shell[\\/]console\.tsx$/, /[\\/]dashboard[\\/]analysis\.tsx$/, /[\\/]line-chart\.tsx$/];

/** Fails a build in which a page needs more script than its budget. */
export function scriptBudget(limits: ScriptBudget): Plugin {
  return {
    name: 'script-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const holding = (wanted: RegExp) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.test(id)));
      const check = (name: string, needed: readonly Chunk[], limit: number) => {
        const size = getSize(withImports([...entries, ...needed], chunks));
        if (size > limit) this.error(`${name} needs ${size} bytes of compressed script, the limit is ${limit}`);
      };
      for (const page of holding(/[\\/]shell[\\/]sign-in[\\/]/)) check(page.fileName, [page], limits.openPage);
      check('the first dashboard', dashboard.flatMap(holding), limits.firstDashboard);
    },
  };
}

const getSize = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code).length, 0);

/** The chunks and everything they import at once. */
function withImports(start: readonly Chunk[], all: readonly Chunk[]): Set<Chunk> {
  const needed = new Set(start);
  for (const chunk of needed) {
    for (const name of chunk.imports) {
      const imported = all.find(({ fileName }) => fileName === name);
      if (imported) needed.add(imported);
    }
  }
  return needed;
}
