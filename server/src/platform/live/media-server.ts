// biome-ignore lint/style/noRestrictedImports: the media server runs in a process of its own, which may crash alone.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { MediaState } from '@campus/contract/live';
import type { Log } from '../../kit/log.ts';
import type { StreamKeys } from './addresses.ts';
import { type MediaNews, type MediaOrder, portTakenCode } from './media-messages.ts';

export interface MediaServerSettings {
  readonly dataDir: string;
  readonly rtmpHost: string;
  readonly rtmpPort: number;
  readonly keys: StreamKeys;
}
/** What the server does about events of the media process. */
export interface MediaHooks {
  /** Whether the stream may start, and whether it is recorded. */
  published(
    news: Extract<MediaNews, { kind: 'published' }>,
  ): Promise<{ readonly isAllowed: boolean; readonly record: boolean }>;
  unpublished(stream: string, client: string): Promise<void>;
  recorded(news: Extract<MediaNews, { kind: 'recorded' }>): Promise<void>;
}
/** Where the running media process listens, for the other processes of the machine. */
interface MediaPlace {
  readonly pid: number;
  readonly rtmpPort: number;
  readonly httpPort: number;
  readonly innerKey: string;
}
const [firstDelayMs, longestDelayMs] = [500, 30_000];

/**
 * The embedded media server in a process of its own: started when a stream is wanted, watched, and restarted with back-off.
 * Everything else works without it. Of several server processes on one machine the first has it; the others read where it
 * listens.
 */
export class MediaServer {
  readonly #settings: MediaServerSettings;
  readonly #log: Log;
  #hooks: MediaHooks | undefined;
  #child: ChildProcess | undefined;
  #place: MediaPlace | undefined;
  #lastPort: number | undefined;
  #state: MediaState = 'off';
  #delayMs = firstDelayMs;
  #retry: NodeJS.Timeout | undefined;
  #isWanted = false;
  #ready = Promise.withResolvers<void>();
  readonly #live = new Map<string, string>();
  #bits: Readonly<Record<string, number>> = {};

  constructor(settings: MediaServerSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }
  /** Set before the first start. */
  listen(hooks: MediaHooks): void {
    this.#hooks = hooks;
  }
  get state(): MediaState {
    return this.#state;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }
  get rtmpPort(): number | undefined {
    return this.#place?.rtmpPort;
  }
  get recordFolder(): string {
    return resolve(this.#settings.dataDir, 'live', 'records');
  }
  /** Bits per second of a stream; undefined while it is not published here. */
  findBitrate(stream: string): number | undefined {
    return [...this.#live.values()].includes(stream) ? (this.#bits[stream] ?? 0) : undefined;
  }
  /** Starts the process unless it runs; resolves when it listens or cannot. */
  async start(): Promise<MediaState> {
    if (!this.#isWanted) {
      this.#isWanted = true;
      this.#fork();
    }
    await this.#ready.promise;
    return this.#state;
  }
  /** Ends the connection that publishes a stream. */
  kick(stream: string): void {
    this.#send({ kind: 'kick', stream });
  }
  /** Where streams can be fetched from: the own media process or that of another server process. */
  async findPlace(): Promise<Pick<MediaPlace, 'httpPort' | 'innerKey'> | undefined> {
    if (this.#place) return this.#place;
    try {
      return JSON.parse(await readFile(this.#placeFile, 'utf8')) as MediaPlace;
    } catch {
      return undefined; // No process has it.
    }
  }
  close(): void {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    this.#child?.kill('SIGTERM');
  }

  get #placeFile(): string {
    return join(this.#settings.dataDir, 'live', 'media.json');
  }
  #send(order: MediaOrder): void {
    this.#child?.send(order, () => undefined);
  }
  #fork(): void {
    const { rtmpHost, rtmpPort, keys } = this.#settings;
    this.#state = 'starting';
    const innerKey = randomBytes(16).toString('hex');
    mkdirSync(this.recordFolder, { recursive: true });
    const child = fork(new URL('media-worker.ts', import.meta.url), {
      execArgv: ['--permission', '--allow-fs-read=*', `--allow-fs-write=${this.recordFolder}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    child.on('message', (news: MediaNews) => void this.#receive(news, innerKey).catch(this.#report));
    child.on('error', this.#report);
    child.on('exit', (code) => void this.#ended(child, code).catch(this.#report));
    // A restart keeps the port, which publishers know.
    this.#send({
      kind: 'start',
      rtmpHost,
      rtmpPort: this.#lastPort ?? rtmpPort,
      keys,
      innerKey,
      recordFolder: this.recordFolder,
    });
  }
  readonly #report = (error: unknown): void => this.#log.error('media server', error);

  async #receive(news: MediaNews, innerKey: string): Promise<void> {
    switch (news.kind) {
      case 'ready':
        await this.#opened({ pid: process.pid, rtmpPort: news.rtmpPort, httpPort: news.httpPort, innerKey });
        return;
      case 'published':
        await this.#published(news);
        return;
      case 'unpublished':
        this.#live.delete(news.client);
        await this.#hooks?.unpublished(news.stream, news.client);
        return;
      case 'recorded':
        await this.#hooks?.recorded(news);
        return;
      case 'rates':
        this.#bits = news.bits;
        return;
      case 'portTaken':
        return;
    }
  }
  async #opened(place: MediaPlace): Promise<void> {
    this.#place = place;
    this.#lastPort = place.rtmpPort;
    await writeFile(this.#placeFile, JSON.stringify(place), { mode: 0o600 });
    this.#state = 'running';
    this.#delayMs = firstDelayMs;
    this.#ready.resolve();
  }
  async #published(news: Extract<MediaNews, { kind: 'published' }>): Promise<void> {
    this.#live.set(news.client, news.stream);
    const { isAllowed, record } = (await this.#hooks?.published(news)) ?? { isAllowed: false, record: false };
    if (isAllowed) this.#send({ kind: 'accept', client: news.client, record });
    else this.kick(news.stream);
  }
  /** The streams of a process that ended are lost; their publishers connect again. */
  async #ended(child: ChildProcess, code: number | null): Promise<void> {
    if (child !== this.#child) return;
    this.#child = undefined;
    if (this.#place) await rm(this.#placeFile, { force: true });
    this.#place = undefined;
    this.#state = code === portTakenCode ? 'portTaken' : this.#isWanted ? 'failed' : 'off';
    this.#ready.resolve();
    this.#ready = Promise.withResolvers<void>();
    const lost = [...this.#live];
    this.#live.clear();
    if (this.#isWanted) {
      this.#log.warn('the media process ended', { code, retryMs: this.#delayMs });
      this.#retry = setTimeout(() => this.#fork(), this.#delayMs).unref();
      this.#delayMs = Math.min(this.#delayMs * 2, longestDelayMs);
      for (const [client, stream] of lost) await this.#hooks?.unpublished(stream, client);
    }
  }
}
