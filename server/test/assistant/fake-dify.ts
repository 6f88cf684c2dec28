import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyJson } from '../support/any-json.ts';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly body: AnyJson;
}
type Script = (asked: Asked, response: ServerResponse) => void | Promise<void>;

async function loadBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

/** A stand-in for a Dify service on loopback; `script` answers, `asked` holds what it was sent. */
export async function fakeDify() {
  const asked: Asked[] = [];
  const state: { script: Script } = { script: (_asked, response) => void response.writeHead(500).end() };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    void loadBody(request).then((body) => {
      const one: Asked = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        authorization: request.headers.authorization,
        body,
      };
      asked.push(one);
      return state.script(one, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const json = (response: ServerResponse, body: unknown, status: number = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
/** Begins an event stream that the script writes on. */
export function events(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return response;
}
export const data = (event: Readonly<Record<string, unknown>>): string => `data: ${JSON.stringify(event)}\n\n`;
