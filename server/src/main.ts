import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A quarter of a start is compiling: what an earlier start compiled is kept, where the folder may be written.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/campus', import.meta.url)));
const { run } = await import('./run.ts');
await run();
