import { Client, type ClientConfig } from 'pg';
import type { Channels } from './channel.ts';

const pingEveryMs = 1_000;
/** Without an answer for so long the connection is not known to be alive. */
const staleAfterMs = 3_000;
const answerWithinMs = 5_000;
const retryMs = [250, 500, 1_000, 2_000, 5_000] as const;

/**
 * One connection that listens to the channels with subscribers and delivers what arrives. It opens with the first
 * subscription and comes back after a cut; what was published meanwhile is gone, as NOTIFY keeps nothing.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #channels: Channels;
  readonly #heard = new Set<string>();
  #client: Client | undefined;
  #work: Promise<void> = Promise.resolve();
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #closed = false;
  #run = 0;
  #answeredAt = 0;

  constructor(config: ClientConfig, channels: Channels) {
    this.#config = { ...config, query_timeout: answerWithinMs };
    this.#channels = channels;
  }

  /** To be called when subscriptions changed. Settles when they are listened to, or when the database cannot be reached. */
  follow(): Promise<void> {
    this.#work = this.#work.then(() => this.#bringUpToDate());
    return this.#work;
  }

  /** Number of the present connection; undefined while it does not listen to everything or has not answered lately. */
  get run(): number | undefined {
    const isComplete = this.#client !== undefined && this.#channels.names.every((name) => this.#heard.has(name));
    return isComplete && performance.now() - this.#answeredAt < staleAfterMs ? this.#run : undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    await this.#work;
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #bringUpToDate(): Promise<void> {
    const wanted = this.#channels.names;
    if (this.#closed || (!this.#client && wanted.length === 0)) return;
    try {
      this.#client ??= await this.#connect();
      for (const name of wanted) if (!this.#heard.has(name)) await this.#tell(this.#client, 'listen', name);
      for (const name of this.#heard) if (!wanted.includes(name)) await this.#tell(this.#client, 'unlisten', name);
      this.#failures = 0;
    } catch {
      this.#lose(this.#client);
    }
  }

  async #tell(client: Client, command: 'listen' | 'unlisten', name: string): Promise<void> {
    // biome-ignore lint/plugin: these statements take no parameters; the name is quoted
    await client.query(`${command} ${client.escapeIdentifier(name)}`);
    this.#answeredAt = performance.now();
    if (command === 'listen') this.#heard.add(name);
    else this.#heard.delete(name);
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('notification', ({ channel, payload = '' }) => this.#channels.deliver(channel, payload));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    await client.connect();
    // A connection that only listens would never learn that the other side is gone.
    this.#run += 1;
    this.#ping = setInterval(() => void this.#checkAlive(client), pingEveryMs).unref();
    return client;
  }

  async #checkAlive(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (client === this.#client) this.#answeredAt = performance.now();
    } catch {
      this.#lose(client);
    }
  }

  /** Forgets a connection that failed and comes back a little later; an older one's late events change nothing. */
  #lose(client: Client | undefined): void {
    if (this.#closed || client !== this.#client) return;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#client = undefined;
    this.#heard.clear();
    client?.end().catch(() => undefined);
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)];
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.follow(), wait).unref();
  }
}
