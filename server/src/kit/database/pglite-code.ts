import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let compiling: Promise<WebAssembly.Module> | undefined;

/** PGlite's code, compiled once in a process: a thread that replaces another one opens its store in half the time. */
export function pgliteCode(): Promise<WebAssembly.Module> {
  compiling ??= compiled();
  return compiling;
}
async function compiled(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
  );
}
