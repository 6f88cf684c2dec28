import { connect, createServer, type Server, type Socket } from 'node:net';

/** A PostgreSQL server as a process sees it that can be stopped and started again, at the same address. */
export class DatabaseProxy {
  readonly url: string;
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #port: number;
  private constructor(target: URL, server: Server, port: number) {
    [this.#target, this.#server, this.#port] = [target, server, port];
    const url = new URL(target);
    url.host = `127.0.0.1:${port}`;
    url.searchParams.delete('host'); // the folder of a socket
    this.url = url.href;
    server.on('connection', (client) => this.#pass(client));
  }
  static async open(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer();
    const port = await listen(server, 0);
    return new DatabaseProxy(new URL(databaseUrl), server, port);
  }
  /** Ends every connection and refuses new ones. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
  async start(): Promise<void> {
    await listen(this.#server, this.#port);
  }

  #pass(client: Socket): void {
    const server = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
    }
    client.pipe(server).pipe(client);
  }
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as { port: number }).port);
    });
  });
