import type { Session } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/open.ts';
import { jsonb } from '../../kit/database/parameters.ts';
import type { Log } from '../../kit/log.ts';
import { newId } from '../../kit/write/new-id.ts';
import type { Connection } from './connection.ts';
import { type Audience, closeCodes } from './frame.ts';
import { matchesAudience, parseObject, pushChannel } from './push-hub.ts';
import { type HubOptions, SocketHub } from './socket-hub.ts';

const channel = 'grid';
const limits = { maxBytes: 20 * 1024, maxFrames: 30, windowMs: 1000 } as const;
const maxRowBytes = 16 * 1024;
const maxCaseIdLength = 64;
/** A notification between processes has less than 8,000 bytes; larger frames are stored in a table. */
const maxNotificationBytes = 7_000;
const frameLifeMs = 60_000;

export interface GridOptions extends HubOptions {
  readonly database: Database;
  /** Tables with concurrent editing → the code needed to see them. */
  readonly grids: ReadonlyMap<string, string>;
}
/** Message between processes. Rows of an undeclared table only reach the sender's own windows. */
interface GridMessage {
  readonly tenantId: number;
  readonly code: string | null;
  readonly userId: string;
  readonly socketKey: string;
  readonly args: readonly [row: object, caseId: string];
}

/**
 * Channel that shows saved rows to users who edit the same table. Display only: nothing is stored, and a client that
 * missed a frame reloads the table. A row reaches the users of the tenant who can see the table.
 */
export class GridHub extends SocketHub {
  readonly #database: Database;
  readonly #log: Log;
  readonly #grids: ReadonlyMap<string, string>;
  readonly #ends: readonly (() => void)[];
  readonly #sweep: NodeJS.Timeout;

  constructor(parts: GridOptions) {
    super(parts, '/vxeSocket/', limits);
    const { database, log, grids } = parts;
    this.#database = database;
    this.#log = log;
    this.#grids = grids;
    this.#ends = [
      database.subscribe(
        channel,
        (payload) => this.#receive(payload),
        () => this.reconnect(),
      ),
      database.subscribe(pushChannel, (payload) => this.#endSessions(payload)),
    ];
    this.#sweep = setInterval(() => void this.#sweepFrames(), frameLifeMs).unref();
  }
  override close(): void {
    for (const end of this.#ends) end();
    clearInterval(this.#sweep);
    super.close();
  }

  protected override handleFrame(connection: Connection, text: string): string | undefined {
    const frame = parseObject(text);
    if (!connection.who) return frame?.cmd === 'auth' && typeof frame.token === 'string' ? frame.token : undefined;
    if (frame?.type === 'heart_beat') connection.send({ type: 'heart_beat', data: true });
    if (frame?.type === 'update_vxe_table') this.#relay(frame.data, connection.who.session);
    return undefined;
  }
  protected override onAuthenticated(connection: Connection): void {
    connection.send({ type: 'auth', data: true });
  }

  /** Publishes a saved row; drops invalid and oversized rows and those of a table the sender cannot see. */
  #relay(data: unknown, session: Session): void {
    const given = parseRow(data);
    if (!given) return;
    const code = this.#grids.get(given.socketKey) ?? null;
    if (code !== null && !session.codes.has(code)) return;
    this.#publish({ ...given, code, tenantId: session.tenantId, userId: session.userId }).catch((error: unknown) =>
      this.#log.error('a saved row was not passed on', error),
    );
  }
  async #publish(relayed: GridMessage): Promise<void> {
    const payload = JSON.stringify(relayed);
    if (Buffer.byteLength(payload) <= maxNotificationBytes) return this.#database.publish(channel, payload);
    const id = newId();
    await sql`insert into sys_push_frame (id, tenant_id, create_by, create_time, content)
      values (${id}, 0, 'system', now(), ${jsonb(relayed)})`.execute(this.#database.db);
    await this.#database.publish(channel, JSON.stringify({ id }));
  }
  #receive(payload: string): void {
    const received = JSON.parse(payload) as GridMessage | { readonly id: string };
    const whole = 'id' in received ? this.#fetch(received.id) : Promise.resolve(received);
    whole.then(
      (relayed) => relayed && this.#deliver(relayed),
      (error: unknown) => this.#log.error('a saved row was not fetched', error),
    );
  }
  async #fetch(id: string): Promise<GridMessage | undefined> {
    const { rows } = await sql<{ content: GridMessage }>`select content from sys_push_frame where id = ${id}`.execute(
      this.#database.db,
    );
    return rows[0]?.content;
  }
  #deliver({ tenantId, code, userId, socketKey, args }: GridMessage): void {
    for (const [connection, { session }] of this.authenticated()) {
      if (session.tenantId !== tenantId) continue;
      if (code === null ? session.userId === userId : session.codes.has(code))
        connection.send({ type: 'update_vxe_table', data: { socketKey, args } });
    }
  }
  /** Ended sessions also end on this channel. */
  #endSessions(payload: string): void {
    const { to, end } = JSON.parse(payload) as { to: Audience; end?: boolean };
    if (!end) return;
    for (const [connection, who] of [...this.authenticated()])
      if (matchesAudience(to, who)) connection.close(closeCodes.noToken);
  }
  async #sweepFrames(): Promise<void> {
    try {
      await sql`delete from sys_push_frame where create_time < now() - make_interval(secs => ${frameLifeMs / 1000})`.execute(
        this.#database.db,
      );
    } catch (error) {
      this.#log.error('old frames were not removed', error);
    }
  }
}

/** The row of a client's frame and the key of its window. */
function parseRow(data: unknown): Pick<GridMessage, 'socketKey' | 'args'> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { socketKey = 'vxe-default', args } = data as { socketKey?: unknown; args?: unknown };
  if (typeof socketKey !== 'string' || !/^[\w-]{1,64}$/.test(socketKey) || !Array.isArray(args)) return undefined;
  const [row, caseId] = args as unknown[];
  if (typeof row !== 'object' || row === null || typeof (row as { id?: unknown }).id !== 'string') return undefined;
  if (Buffer.byteLength(JSON.stringify(row)) > maxRowBytes) return undefined;
  return { socketKey, args: [row, String(caseId ?? '').slice(0, maxCaseIdLength)] };
}
