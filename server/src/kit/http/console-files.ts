import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const unchanging = 'public, max-age=31536000, immutable';
const page = 'index.html';

export interface ConsoleSettings {
  /** Folder of the built console, with the compressed forms that the build wrote. */
  readonly folder: string;
  readonly apiPrefix: string;
  /** Content security policy of its pages. */
  readonly policy: string;
}
/** Answers a GET request for a page of the console; false when it is none, or when there is no built console. */
export type ConsolePage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Serves the files of the built console by the list that it has at the start: no path of a request reaches the file
 * system. Not as routes: Fastify compiles each of a thousand, a tenth of a start and 10 MB. Every other path without an
 * extension is a page and gets `index.html`, which names the API prefix.
 */
export async function serveConsole(app: FastifyInstance, settings: ConsoleSettings): Promise<ConsolePage> {
  const { folder, apiPrefix, policy } = settings;
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.headers({
        'cache-control': isHashed ? unchanging : 'no-cache',
        'content-security-policy': policy,
      });
    },
  });
  const html = readPage(folder, apiPrefix);
  const files = listFiles(folder);
  return (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (files.has(path)) {
      void reply.sendFile(path);
      return true;
    }
    if (html === undefined || (path !== `/${page}` && /\.[a-z0-9]+$/i.test(path))) return false;
    void reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
      })
      .send(html);
    return true;
  };
}

/** Paths of the files for a browser: without the page, compressed forms and what begins with a dot, which is for tools. */
function listFiles(folder: string): ReadonlySet<string> {
  const list = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.')) return [];
      return entry.isDirectory() ? list(`${path}${entry.name}/`) : [`${path}${entry.name}`];
    });
  const paths = ignoreMissing(() => list('/')) ?? [];
  return new Set(paths.filter((path) => path !== `/${page}` && !/\.(?:br|gz)$/.test(path)));
}

function readPage(folder: string, apiPrefix: string): string | undefined {
  const html = ignoreMissing(() => readFileSync(join(folder, page), 'utf8'));
  return html?.replace(/(<meta name="api-prefix" content=")[^"]*"/, `$1${apiPrefix}"`);
}

function ignoreMissing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
