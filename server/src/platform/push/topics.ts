import type { Database } from '../../kit/database/open.ts';
import type { AuthenticatedCaller } from '../../kit/http/gate.ts';
import type { Log } from '../../kit/log.ts';
import type { Connection } from './connection.ts';

const channel = 'topic';
/** Messages that arrive within this time are read and sent together. */
const batchMs = 200;
const sweepMs = 60_000;

/** What listeners of a topic get after a number; `hasMore` when the page was full. */
export interface TopicPage {
  readonly seq: number;
  readonly frame?: object;
  readonly hasMore?: boolean;
}
export type TopicReader = (topic: string, after: number) => Promise<TopicPage>;
type News =
  | { readonly topic: string; readonly seq: number }
  | { readonly topic: string; readonly frame: object }
  | { readonly join: string; readonly userId: string }
  | { readonly leave: string; readonly userId: string };

interface Options {
  readonly database: Database;
  readonly log: Log;
  readonly connections: () => Iterable<readonly [Connection, AuthenticatedCaller]>;
}

/**
 * Topics of the push channel. A notification carries topic and number only; every process with listeners reads what is new
 * once per 200 ms and sends it in one frame. At most once: clients compare numbers and fetch what they missed.
 */
export class Topics {
  readonly #options: Options;
  readonly #end: () => void;
  readonly #sweep: NodeJS.Timeout;
  readonly #members = new Map<string, Set<string>>();
  readonly #readers = new Map<string, TopicReader>();
  /** Last number sent here, by topic. */
  readonly #sent = new Map<string, number>();
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  constructor(options: Options) {
    this.#options = options;
    this.#end = options.database.subscribe(channel, (payload) => this.#receive(JSON.parse(payload) as News));
    this.#sweep = setInterval(() => this.#forgetAbsent(), sweepMs).unref();
  }

  /** Reads the topics that start with `prefix`. */
  read(prefix: string, reader: TopicReader): void {
    this.#readers.set(prefix, reader);
  }
  /** All connections of the user, in every process, listen to the topic from now on. */
  join(topic: string, userId: string): Promise<void> {
    return this.#publish({ join: topic, userId });
  }
  leave(topic: string, userId: string): Promise<void> {
    return this.#publish({ leave: topic, userId });
  }
  /** Says that the topic has news up to a number. Call it after the commit. */
  announce(topic: string, seq: number): Promise<void> {
    return this.#publish({ topic, seq });
  }
  /** Sends a small frame as it is. */
  send(topic: string, frame: object): Promise<void> {
    return this.#publish({ topic, frame });
  }
  close(): void {
    this.#end();
    clearInterval(this.#sweep);
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  #publish(news: News): Promise<void> {
    return this.#options.database.publish(channel, JSON.stringify(news));
  }
  #receive(news: News): void {
    if ('join' in news) this.#membersOf(news.join).add(news.userId);
    else if ('leave' in news) this.#remove(news.leave, news.userId);
    else if (!this.#members.has(news.topic)) return;
    else if ('frame' in news) this.#deliver(news.topic, news.frame);
    else this.#schedule(news.topic, news.seq);
  }
  #membersOf(topic: string): Set<string> {
    const members = this.#members.get(topic) ?? new Set();
    this.#members.set(topic, members);
    return members;
  }
  #remove(topic: string, userId: string): void {
    const members = this.#members.get(topic);
    members?.delete(userId);
    if (members?.size === 0) this.#forget(topic);
  }
  #forget(topic: string): void {
    this.#members.delete(topic);
    this.#sent.delete(topic);
  }
  /** The first number that a process hears of is where its listeners begin: what came before is in their first page. */
  #schedule(topic: string, seq: number): void {
    if (!this.#sent.has(topic)) this.#sent.set(topic, seq - 1);
    if (this.#waiting.has(topic)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(topic);
      void this.#read(topic).catch((error: unknown) =>
        this.#options.log.error('a topic was not read', error, { topic }),
      );
    }, batchMs);
    this.#waiting.set(topic, timer);
  }
  async #read(topic: string): Promise<void> {
    const [, reader] = [...this.#readers].find(([prefix]) => topic.startsWith(prefix)) ?? [];
    if (!reader) return;
    for (let hasMore = true; hasMore; ) {
      const after = this.#sent.get(topic);
      if (after === undefined) return;
      const page = await reader(topic, after);
      if ((this.#sent.get(topic) ?? after) < page.seq) this.#sent.set(topic, page.seq);
      if (page.frame) this.#deliver(topic, page.frame);
      hasMore = page.hasMore === true && page.seq > after;
    }
  }
  #deliver(topic: string, frame: object): void {
    const members = this.#members.get(topic);
    if (!members) return;
    const text = JSON.stringify(frame);
    for (const [connection, { session }] of this.#options.connections())
      if (members.has(session.userId)) connection.sendText(text);
  }
  /** Members without a connection here; they join again when they reconnect. */
  #forgetAbsent(): void {
    const present = new Set([...this.#options.connections()].map(([, { session }]) => session.userId));
    for (const [topic, members] of this.#members) {
      for (const userId of members) if (!present.has(userId)) members.delete(userId);
      if (members.size === 0) this.#forget(topic);
    }
  }
}
