import { messageEvent } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { MessageService } from '../../src/platform/messages/message-service.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import type { Outgoing, Provider } from '../../src/platform/messages/provider.ts';
import { systemMessageBehaviour } from '../../src/platform/messages/system-message.ts';
import type { Frame } from '../../src/platform/push/frame.ts';
import type { PushHub } from '../../src/platform/push/push-hub.ts';
import { ListLog } from '../http/http-fixture.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { createMissingTables, emptyTables, messageTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

const day = '2026-11-20T10:00:00+08:00';
const events = messageEvents as Map<string, ReturnType<typeof messageEvent> & { module: string }>;
/** Events of the tests' own: the areas' real ones change with the areas. */
const declared = [
  messageEvent('T01', '{company}待审核', '{company}提交了资料，{unknown}请审核', { link: '/audit?id={refId}' }),
  messageEvent('T02', '审核通过', '{company}已通过审核', { sms: true }),
  messageEvent('T03', '系统告警', '{company}告警', { sms: true, urgent: true }),
];

/** A message service on a database of its own, with an SMS provider that records its messages and can be made to fail. */
class MessagesFixture {
  database!: Database;
  engine!: Engine;
  clock!: Clock;
  service!: MessageService;
  pushed: { userId: string; frame: Frame }[] = [];
  manners: unknown[] = [];
  sent: Outgoing[] = [];
  /** The reason the provider gives for taking nothing. */
  failing: string | undefined;

  readonly #provider: Provider = {
    send: async (message) => {
      if (this.failing !== undefined) throw new Error(this.failing);
      this.sent.push(message);
    },
  };
  readonly #push = {
    toUser: async (userId: string, frame: Frame, manner: unknown) => {
      this.pushed.push({ userId, frame });
      this.manners.push(manner);
    },
  } as PushHub;

  /** A service of the fixture's engine, its provider and its recorded pushes, unless `more` says otherwise. */
  make(more: Partial<ConstructorParameters<typeof MessageService>[0]> = {}): MessageService {
    const providers = { sms: this.#provider };
    return new MessageService({ engine: this.engine, providers, push: this.#push, log: new ListLog(), ...more });
  }
  /** Queues the event for receivers with and without an account. */
  tell(code: string, usernames: string[], seq?: number, mobiles: string[] = []) {
    const receivers = { usernames, mobiles };
    return this.engine.runAs(someone('admin'), (context) =>
      notify(context, { code, refId: '900', seq, receivers, params: { company: '云湖公司' } }),
    );
  }
  async messages(): Promise<Record<string, unknown>[]> {
    const { rows } = await sql<Record<string, unknown>>`select * from sys_sms order by es_type, id`.execute(
      this.database.db,
    );
    return rows;
  }

  /** Two users, no message yet, and a working provider. */
  async begin(): Promise<void> {
    await emptyTables(this.database.db, messageTables);
    this.clock = new Clock(day);
    this.engine = bareEngine(this.database, this.clock, [systemMessageBehaviour]);
    [this.pushed, this.sent, this.failing, this.manners] = [[], [], undefined, []];
    this.service = this.make();
    await sql`
    insert into sys_user (id, tenant_id, create_by, create_time, username, realname, phone, user_type)
    values ('7', 0, 'system', now(), 'anna', '安娜', '13800000007', '1'), ('8', 0, 'system', now(), 'ben', '本', null, '1')`.execute(
      this.database.db,
    );
  }
}

/** The fixture of a test file, begun again before every test. */
export function prepareMessages(): MessagesFixture {
  const fixture = new MessagesFixture();
  beforeAll(async () => {
    fixture.database = await openTestDatabase();
    await createMissingTables(fixture.database.db);
    for (const event of declared) events.set(event.code, { ...event, module: 'post' });
  });
  beforeEach(() => fixture.begin());
  afterEach(() => fixture.service.stop());
  afterAll(async () => {
    // The map is shared with the files that run after this one.
    for (const { code } of declared) events.delete(code);
    await fixture.database.close();
  });
  return fixture;
}
