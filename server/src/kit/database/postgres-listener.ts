import { Client, type ClientConfig } from 'pg';
import type { Channels } from './channel.ts';

const pingEveryMs = 1_000;
/** Without an answer for this long, the connection is not known to be alive. */
const staleAfterMs = 3_000;
const answerWithinMs = 5_000;
const retryMs = [250, 500, 1_000, 2_000, 5_000] as const;

/**
 * A connection that listens to the subscribed channels and delivers notifications. It opens with the first subscription
 * and reconnects when lost; notifications in between are lost, because NOTIFY does not store them. Subscribers are notified of that.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #channels: Channels;
  readonly #listening = new Set<string>();
  #client: Client | undefined;
  #work: Promise<void> = Promise.resolve();
  #failures = 0;
  #hasMissed = false;
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #closed = false;
  #run = 0;
  #answeredAt = 0;

  constructor(config: ClientConfig, channels: Channels) {
    this.#config = { ...config, query_timeout: answerWithinMs };
    this.#channels = channels;
  }

  /** Call it when subscriptions changed. Resolves when they are active, or when the database cannot be reached. */
  sync(): Promise<void> {
    this.#work = this.#work.then(() => this.#syncChannels());
    return this.#work;
  }

  /**
   * Number of the current connection; undefined while it does not listen to every channel or has not answered recently.
   */
  get run(): number | undefined {
    const isComplete = this.#client !== undefined && this.#channels.names.every((name) => this.#listening.has(name));
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

  async #syncChannels(): Promise<void> {
    const wanted = this.#channels.names;
    if (this.#closed || (!this.#client && wanted.length === 0)) return;
    try {
      this.#client ??= await this.#connect();
      for (const name of wanted) if (!this.#listening.has(name)) await this.#execute(this.#client, 'listen', name);
      for (const name of this.#listening)
        if (!wanted.includes(name)) await this.#execute(this.#client, 'unlisten', name);
      this.#failures = 0;
    } catch {
      return this.#handleLoss(this.#client);
    }
    if (!this.#hasMissed) return;
    this.#hasMissed = false;
    this.#channels.deliverMissed();
  }

  async #execute(client: Client, command: 'listen' | 'unlisten', name: string): Promise<void> {
    // biome-ignore lint/plugin: these statements take no parameters; the name is quoted
    await client.query(`${command} ${client.escapeIdentifier(name)}`);
    this.#answeredAt = performance.now();
    if (command === 'listen') this.#listening.add(name);
    else this.#listening.delete(name);
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('notification', ({ channel, payload = '' }) => this.#channels.deliver(channel, payload));
    client.on('error', () => this.#handleLoss(client));
    client.on('end', () => this.#handleLoss(client));
    await client.connect();
    // A connection that only listens would never notice that the server is gone.
    this.#run += 1;
    this.#ping = setInterval(() => void this.#checkAlive(client), pingEveryMs).unref();
    return client;
  }

  async #checkAlive(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      if (client === this.#client) this.#answeredAt = performance.now();
    } catch {
      this.#handleLoss(client);
    }
  }

  /** Drops a failed connection and schedules a reconnect; ignores late events of an older one. */
  #handleLoss(client: Client | undefined): void {
    if (this.#closed || client !== this.#client) return;
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#client = undefined;
    this.#hasMissed = true;
    this.#listening.clear();
    client?.end().catch(() => undefined);
    const wait = retryMs[Math.min(this.#failures, retryMs.length - 1)];
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.sync(), wait).unref();
  }
}
