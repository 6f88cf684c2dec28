import { createHash } from 'node:crypto';
import { chinaTime, fromChinaTime } from '@campus/contract/kit';
import type { PlayAddress, PushAddress, RecordedPart } from '@campus/contract/live';
import type { Log } from '../../kit/log.ts';
import { Outgoing, OutgoingError } from '../outgoing.ts';
import type { Topics } from '../push/topics.ts';
import type { Secrets } from '../secrets/secrets.ts';
import {
  createPlayAddresses,
  createPushAddress,
  getPlayExpiry,
  getPushExpiry,
  type Provider,
  parseKeys,
  providers,
  signStream,
} from './addresses.ts';
import { deriveSecret, type LiveConfig, type LiveSettings, type StreamService } from './live-settings.ts';
import { application } from './media-messages.ts';
import { MediaServer } from './media-server.ts';

const probeMs = 3_000;
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
export const isProvider = (value: string): value is Provider => (providers as readonly string[]).includes(value);
/** Folder of simulated streams and recordings below the address of the site. */
export const mediaPath = `${application}/media`;

/** The stream service of the installation: its settings, its media server and the addresses of streams. */
export class LiveService {
  readonly settings: LiveSettings;
  readonly media: MediaServer;
  readonly topics: Topics;
  readonly #now: () => Date;
  readonly #mediaHosts: readonly string[];
  readonly #outgoing: Outgoing;

  constructor(
    config: LiveConfig,
    {
      secrets,
      dataDir,
      topics,
      log,
      now,
      mediaHosts,
    }: {
      readonly secrets: Pick<Secrets, 'fileKey'>;
      readonly dataDir: string;
      readonly topics: Topics;
      readonly log: Log;
      readonly now: () => Date;
      /** Origins that browsers may play media from. */
      readonly mediaHosts: readonly string[];
    },
  ) {
    this.#mediaHosts = mediaHosts;
    this.#outgoing = new Outgoing(mediaHosts.map((url) => ({ url })));
    const keys = parseKeys(config.key ?? deriveSecret(secrets.fileKey, 'live'));
    this.settings = {
      provider: config.provider,
      bases: { push: config.pushUrl ?? '', pull: config.pullUrl ?? application },
      keys,
      hookToken: config.hookToken ?? deriveSecret(secrets.fileKey, 'live-hook'),
      hookFrom: config.hookFrom,
    };
    this.topics = topics;
    this.#now = now;
    const { rtmpHost, rtmpPort } = config;
    this.media = new MediaServer({ dataDir, rtmpHost, rtmpPort, keys }, log);
  }

  /** Address to publish a stream to until half an hour after `plannedEnd`; `site` is the host that publishers reach. */
  createPush(
    { provider, keys, bases: own }: StreamService,
    name: string,
    plannedEnd: string,
    host: string,
  ): PushAddress & { readonly hash: string } {
    const expiry = getPushExpiry(secondsOf(fromChinaTime(plannedEnd)), secondsOf(this.#now()));
    const bases = { ...own, push: own.push || this.#pushBase(host) };
    const { query, ...address } = createPushAddress(provider, keys, bases, name, expiry);
    return { ...address, expireTime: chinaTime(new Date(expiry * 1000)), hash: hashSign(query) };
  }
  /** Addresses to watch a stream; a simulated one is a clip at a position. */
  createPlay(
    { provider, keys, bases: own }: StreamService,
    name: string,
    startedAt: string | null,
    host: string,
  ): PlayAddress {
    const now = this.#now();
    const expiry = getPlayExpiry(secondsOf(now));
    const expireTime = chinaTime(new Date(expiry * 1000));
    if (provider === 'demo') {
      const position = this.getPosition(startedAt);
      return { flv: null, hls: null, rtmp: null, mp4: this.signMedia(`${name}.mp4`, expiry), position, expireTime };
    }
    const bases = { ...own, push: own.push || this.#pushBase(host) };
    const addresses = createPlayAddresses(provider, keys, bases, name, expiry);
    return { ...addresses, mp4: null, position: null, expireTime };
  }
  /** Address of a file that only this server gives out: a clip or a recording. */
  signMedia(file: string, expiry: number = getPlayExpiry(secondsOf(this.#now()))): string {
    const query = signStream('demo', this.settings.keys.play, file, expiry, { role: 'play' });
    return `${mediaPath}/${file}?${query}`;
  }
  /** Addresses of recordings that are played one after the other. */
  signRecordings(recorded: readonly RecordedPart[]) {
    const parts = recorded.map(({ name, seconds }) => ({ url: this.signMedia(name), durationMs: seconds * 1000 }));
    return { url: parts[0]?.url ?? '', kind: 'flv' as const, parts };
  }
  /** Second at which a video that is played as if live is now. */
  getPosition(startedAt: string | null): number {
    return startedAt === null ? 0 : secondsOf(this.#now()) - secondsOf(fromChinaTime(startedAt));
  }
  /** Whether browsers may fetch from this address: the operator names the hosts of media. */
  isMediaHost(address: string): boolean {
    return this.#mediaHosts.includes(new URL(address).origin);
  }
  /** Whether an address of such a host answers within three seconds. */
  async probe(address: string): Promise<boolean> {
    try {
      const { status } = await this.#outgoing.send(address, { method: 'HEAD', timeoutMs: probeMs });
      return status < 400;
    } catch (error) {
      if (error instanceof OutgoingError) return false;
      throw error;
    }
  }
  get nowSeconds(): number {
    return secondsOf(this.#now());
  }
  close(): void {
    this.media.close();
  }
  #pushBase(host: string): string {
    return `rtmp://${host.replace(/:\d+$/, '')}:${this.media.rtmpPort ?? 1935}${application}`;
  }
}
/** Digest of an issued push sign. */
export const hashSign = (query: string): string => createHash('sha256').update(query).digest('hex');
