/** A separate HTTP service, the target of gateway routes. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request; health checks (HEAD /) are not recorded. */
interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}
export interface TargetService {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly arrived: readonly Arrived[];
  /** Responds to all following requests with this status. */
  turn: (status: number) => void;
  stop: () => Promise<void>;
}

/** Starts the service on a free port; it answers every request. */
export async function startTargetService(): Promise<TargetService> {
  const arrived: Arrived[] = [];
  let status = 200;
  const server = createServer(({ method = '', url = '', headers }, response) => {
    if (method !== 'HEAD') arrived.push({ method, url, headers });
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end('邻居收到');
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    turn: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
