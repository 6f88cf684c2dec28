import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { willOpenEmbedded } from './kit/database/data-folder.ts';
import { warmUp } from './kit/database/embedded-thread.ts';

// Compilation takes a quarter of the start, so its results are cached when the folder is writable.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/campus', import.meta.url)));
if (willOpenEmbedded(process.env)) warmUp();
const { run } = await import('./run.ts');
await run();
