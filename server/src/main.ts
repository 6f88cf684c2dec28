import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readDataDir, willOpenEmbedded } from './kit/database/data-folder.ts';
import { openAhead } from './kit/database/embedded-folder.ts';

// Compilation takes a quarter of the start, so its results are cached when the folder is writable.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/campus', import.meta.url)));
if (willOpenEmbedded(process.env)) await openAhead(readDataDir(process.env));
const { run } = await import('./run.ts');
await run();
