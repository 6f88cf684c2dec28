import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A compiled module, which threads may share. */
export type PgliteCode = object;
// Every Node has it; its types do not.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PgliteCode> };

let compiling: Promise<PgliteCode> | undefined;

/** PGlite's code, compiled once in a process: a thread that replaces another one opens its store in half the time. */
export function pgliteCode(): Promise<PgliteCode> {
  compiling ??= compiled();
  return compiling;
}
async function compiled(): Promise<PgliteCode> {
  return WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
  );
}
