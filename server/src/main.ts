import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compilation takes a quarter of the start, so its results are cached when the folder is writable.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/campus', import.meta.url)));
const { run } = await import('./run.ts');
await run();
