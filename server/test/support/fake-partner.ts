import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAnswer {
  readonly status?: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A true outsider's stand-in that speaks its protocol on loopback; `asked` are the requests it got. */
export async function fakePartner(answer: (url: URL, request: IncomingMessage) => FakeAnswer | Promise<FakeAnswer>) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    asked.push(url);
    void Promise.resolve(answer(url, request)).then(({ status = 200, body, headers }) => {
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
