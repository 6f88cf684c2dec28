import { livePlayback, liveRoom } from '@campus/contract/live';
import { sql } from 'kysely';
import { signStream } from '../../src/platform/live/addresses.ts';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { emptyTables } from '../support/tables.ts';

const tables = [
  'live_room',
  'live_stream',
  'live_chat',
  'live_mute',
  'live_watch',
  'live_playback',
  'rc_outbox',
  'rc_post_forbidden_word',
  'biz_audit_log',
];
const hookToken = 'hook-token-of-this-test';
const key = 'demo-key';
/** A stream service of its own, so that no test needs the media process. */
const foreign = {
  LIVE_PROVIDER: 'srs',
  LIVE_PUSH_URL: 'rtmp://live.example.edu.cn/live',
  LIVE_PULL_URL: 'https://live.example.edu.cn/live',
  LIVE_KEY: key,
  LIVE_HOOK_TOKEN: hookToken,
};

/** Live rooms on the real routes; the clock stands at 2025-10-15 10:00. */
export class LiveFixture {
  readonly base: DeliveryFixture;
  readonly #cover: string;
  #made = 0;

  private constructor(base: DeliveryFixture, cover: string) {
    this.base = base;
    this.#cover = cover;
  }
  get db() {
    return this.base.db;
  }
  get engine() {
    return this.base.engine;
  }
  close(): Promise<void> {
    return this.base.close();
  }
  static async open(env: Readonly<Record<string, string>> = foreign): Promise<LiveFixture> {
    const base = await DeliveryFixture.open(env);
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    // A file is stored outside of transactions: the embedded database has one connection.
    const session = await base.as(async (context) => context.session);
    const cover = await base.engine.ports.keepFile('live', 'cover.png', picture, session);
    return new LiveFixture(base, cover);
  }
  async clear(): Promise<void> {
    await this.base.clear();
    await emptyTables(this.db, tables);
  }
  async form(more: object = {}): Promise<Record<string, unknown>> {
    this.#made += 1;
    return {
      title: `春季宣讲直播${this.#made}`,
      coverImg: this.#cover,
      liveType: '2',
      anchorName: '林老师',
      anchorMobile: `1390000${String(this.#made).padStart(4, '0')}`,
      planStartTime: '2025-10-15 10:20:00',
      planEndTime: '2025-10-15 11:20:00',
      viewLimit: 2,
      ...more,
    };
  }
  async add(more: object = {}, who: Who = 'hr1'): Promise<string> {
    const reply = await this.base.post(who, `${liveRoom.path}/add`, await this.form(more));
    if (!reply.success) throw new Error(reply.message);
    return reply.result.id as string;
  }
  /** A room that waits for its stream. */
  async planned(more: object = {}): Promise<string> {
    const id = await this.add(more, 'school');
    await this.done('school', 'publish', { id });
    return id;
  }
  async live(more: object = {}): Promise<string> {
    const id = await this.planned(more);
    await this.done('school', 'start', { id });
    return id;
  }
  step(who: Who, name: string, body: object): Promise<Reply> {
    return this.base.post(who, `${liveRoom.path}/${name}`, body);
  }
  async done(who: Who, name: string, body: object): Promise<Reply> {
    const reply = await this.step(who, name, body);
    if (!reply.success) throw new Error(`${name}: ${reply.message}`);
    return reply;
  }
  async row(id: string): Promise<Record<string, unknown>> {
    const { rows } = await sql<Record<string, unknown>>`
      select r.*, s.stream_name, s.start_at, s.end_at, s.live_state, s.client_id, s.peak_online, s.chat_count, s.view_count, s.uv
      from live_room r join live_stream s on s.id = r.stream_id where r.id = ${id}`.execute(this.db);
    return rows[0] as Record<string, unknown>;
  }
  async playbacks(roomId: string): Promise<Record<string, unknown>[]> {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(livePlayback.table)} where room_id = ${roomId} and del_flag = 0 order by create_time`.execute(
      this.db,
    );
    return rows;
  }
  /** A signed query for publishing or playing a stream. */
  sign(name: string, { role = 'push', at = this.base.clock.now(), with: by = key }: SignOptions = {}): string {
    const expiry = Math.floor(at.getTime() / 1000) + 600;
    return `?${signStream('srs', by, name, expiry, { role })}`;
  }
  /** What a stream server calls; 0 allows. */
  async hook(name: string, body: object, token: string = hookToken): Promise<unknown> {
    const { body: answered } = await this.base.app.call({
      method: 'POST',
      url: `/server/live/hook/${name}`,
      headers: { 'x-hook-token': token },
      payload: body,
    });
    return answered;
  }
  async publish(id: string, client = 'c1'): Promise<unknown> {
    const { streamName } = (await this.row(id)) as { streamName: string };
    return this.hook('onPublish', { stream: streamName, param: this.sign(streamName), client_id: client });
  }
  async enter(id: string, who: Who = 'hr2', more: object = {}): Promise<Reply> {
    return this.step(who, 'enter', { id, ...more });
  }
  say(who: Who, roomId: string, content: string, more: object = {}): Promise<Reply> {
    return this.base.post(who, '/live/liveChat/send', { roomId, content, ...more });
  }
}
interface SignOptions {
  readonly role?: 'push' | 'play';
  readonly at?: Date;
  readonly with?: string;
}
