import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
const compressible = new Set(['html', 'js', 'css', 'json', 'svg', 'wasm']);
const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof compressors;

/** A file of the built console; each compressed form is created on first use. */
class ConsoleFile {
  readonly #bytes: Buffer;
  readonly #extension: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, extension: string) {
    this.#bytes = bytes;
    this.#extension = extension;
  }
  get type(): string {
    return types[this.#extension] ?? 'application/octet-stream';
  }
  async body(accepted: string): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    if (!encoding || !compressible.has(this.#extension) || this.#bytes.length < 1024)
      return { bytes: this.#bytes, encoding: undefined };
    const packed = this.#compressed.get(encoding) ?? compressors[encoding](this.#bytes);
    this.#compressed.set(encoding, packed);
    return { bytes: await packed, encoding };
  }
}

/**
 * The built console, loaded at startup: no request reads the file system. Every path that is not a file is a page and
 * gets `index.html`, which names the API prefix.
 */
export class ConsoleFiles {
  readonly #files: ReadonlyMap<string, ConsoleFile>;
  readonly #policy: string;

  constructor(folder: string, apiPrefix: string, policy: string) {
    this.#policy = policy;
    this.#files = new Map(
      filesIn(folder).map((path) => {
        const bytes = readFileSync(join(folder, path));
        const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
        const content = path === 'index.html' ? withPrefix(bytes, apiPrefix) : bytes;
        return [`/${path}`, new ConsoleFile(content, extension)];
      }),
    );
  }

  /** Answers a GET request that is not an API call; false when there is no built console or no such file. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const path = decodePath(request.url.split('?')[0] as string);
    const named = this.#files.get(path);
    const isPage = !named && !/\.[a-z0-9]+$/i.test(path);
    const file = named ?? (isPage ? this.#files.get('/index.html') : undefined);
    if (!file) return false;
    const { bytes, encoding } = await file.body(String(request.headers['accept-encoding'] ?? ''));
    const hashed = path.startsWith('/assets/');
    await reply
      .headers({
        'content-type': file.type,
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': this.#policy,
        vary: 'Accept-Encoding',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .send(bytes);
    return true;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.startsWith('.'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // Invalid percent-encoding: matches no file.
  }
}
const withPrefix = (page: Buffer, prefix: string): Buffer =>
  Buffer.from(page.toString('utf8').replace(/(<meta name="api-prefix" content=")[^"]*"/, `$1${prefix}"`));
