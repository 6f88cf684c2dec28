import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A listener on loopback that no code should call: `calls` counts the connections. */
export async function canary(): Promise<{ readonly port: number; calls(): number; close(): void }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, calls: () => calls, close: () => void server.close() };
}
