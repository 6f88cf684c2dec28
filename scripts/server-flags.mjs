import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Options of Node under which the server runs. WebAssembly in worker threads and V8's memory protection keys race
 * (nodejs/node#64500) and end the process. A small young generation saves 90 MB. V8 lets a heap grow with the memory of
 * the machine, to several times what is alive in it: the limit on the old one keeps an import as small as a list.
 */
export const serverFlags = [
  '--no-memory-protection-keys',
  '--min-semi-space-size=6',
  '--max-semi-space-size=6',
  // Both write machine code that is replaced or copied later, and it stays in memory: without them the same lists take 15 MB less.
  '--no-sparkplug',
  '--no-maglev-inlining',
  // The embedded database: V8 compiles its functions a second time after five times as much work as by default, not while it starts.
  '--wasm-tiering-budget=60000000',
  '--max-old-space-size=1024',
  // A start leaves 30 MB; collecting all of it on the way, as V8 does from a few megabytes on, takes a tenth of its time.
  '--initial-old-space-size=48',
  // By itself V8 waits until the heap has doubled or more: 30 MB that lists leave behind would stay.
  '--heap-growing-percent=20',
];

export const serverEnv = {
  /** glibc gives each thread an arena that keeps what was freed in it; compilers of V8 fill one after the other. */
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  /**
   * Fixed, as it begins. glibc raises it to the largest block that was freed, the 19 MB of hashing a password: later ones
   * then come from the arena, which keeps them.
   */
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  /** Compiled code of earlier starts, also that of the entry point and of worker threads. */
  NODE_COMPILE_CACHE: join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache', 'campus'),
};
