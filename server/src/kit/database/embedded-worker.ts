/**
 * Entry point of the PGlite thread, which waits for what to open: a long statement blocks no request and can be ended from
 * outside.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { columnParsers, sessionSettings } from './column-types.ts';
import type { OpenRequest, PgliteCode, StatementResult, StoreReply, StoreRequest } from './embedded-protocol.ts';
import { type StatementFault, statementFault } from './statement-error.ts';

// Part of every Node version; its types lack it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<PgliteCode> };

/**
 * Its default of 128 MB is written to at the start, and so takes a quarter of the time to open and 110 MB. What does not fit is in
 * the file cache of the system.
 */
const ownSettings = { shared_buffers: '32MB' };
const bytea = 17;
let store: PGlite;

/** One handler from the start: without any the thread ends while it waits. */
parentPort?.on('message', async (request: OpenRequest | StoreRequest) => {
  const reply = request.kind === 'open' ? await open(request) : await answer(request);
  parentPort?.postMessage(reply, reply.kind === 'dumped' ? [reply.archive.buffer] : []);
  if (reply.kind === 'closed') parentPort?.close();
});

async function open({ directory, template, code: compiled }: OpenRequest): Promise<StoreReply> {
  const code = compiled ?? (await compile());
  store = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    // The type tells the loader that the archive is compressed.
    ...(template === null ? {} : { loadDataDir: new Blob([Uint8Array.from(template)], { type: 'application/gzip' }) }),
    extensions: { btree_gist, pg_trgm },
    pgliteWasmModule: code,
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries({ ...sessionSettings, ...ownSettings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
  });
  useOwnTypes();
  return { kind: 'ready', code };
}

const compile = async (): Promise<PgliteCode> =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')));

/** Reads values with our own parsers and binds the text as it is; PGlite's conversions differ from those of `pg`. */
function useOwnTypes(): void {
  store.parsers = { ...columnParsers };
  for (const type of Object.keys(store.serializers)) if (Number(type) !== bytea) store.serializers[type] = String;
  store.serializers[bytea] = String;
}

async function answer(request: StoreRequest): Promise<StoreReply> {
  if (request.kind === 'close') {
    await store.close();
    return { kind: 'closed' };
  }
  if (request.kind === 'dump') {
    await store.exec('checkpoint');
    const archive = await store.dumpDataDir('gzip');
    return { kind: 'dumped', archive: new Uint8Array(await archive.arrayBuffer()) };
  }
  try {
    const result = await run(request.sql, request.parameters);
    return { kind: 'ran', result, inTransaction: store.isInTransaction() };
  } catch (error) {
    const fault = statementFault(error);
    // Not an error of the database but a crash of the engine (out of memory, a trap): the thread dies and is replaced.
    if (!fault) throw error;
    return { kind: 'failed', fault: copyFault(fault), inTransaction: store.isInTransaction() };
  }
}

/** As with the `pg` driver, a text without parameters can be a script, whose results are not needed. */
async function run(sql: string, parameters: readonly (string | null)[]): Promise<StatementResult> {
  const results = parameters.length > 0 ? [await store.query(sql, [...parameters])] : await store.exec(sql);
  const [only] = results;
  if (!only || results.length > 1) return { command: '', rowCount: 0, rows: [] };
  return { command: only.command ?? '', rowCount: only.rowCount ?? 0, rows: only.rows as StatementResult['rows'] };
}

/** Copies the fields: an Error loses its own properties when it is sent to another thread. */
function copyFault(fault: StatementFault): StatementFault {
  const { code, message, severity, detail, hint, position, schema, table, column, dataType, constraint } = fault;
  return { code, message, severity, detail, hint, position, schema, table, column, dataType, constraint };
}
