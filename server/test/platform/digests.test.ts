import { digestText, messageEvent } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { MessageService } from '../../src/platform/messages/message-service.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import type { Outgoing } from '../../src/platform/messages/provider.ts';
import type { PushHub } from '../../src/platform/push/push-hub.ts';
import { ListLog } from '../http/http-fixture.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { createMissingTables, emptyTables, messageTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

const events = messageEvents as Map<string, ReturnType<typeof messageEvent> & { module: string }>;
const code = 'T-DIGEST';
let database: Database;
let engine: Engine;
let clock: Clock;
let sent: Outgoing[];
let services: MessageService[];

beforeAll(async () => {
  database = await openTestDatabase();
  await createMissingTables(database.db);
  const event = messageEvent(code, '收到新简历', '{name}投递了', {
    sms: true,
    link: '/one?id={refId}',
    digest: { content: digestText, link: '/all' },
  });
  events.set(code, { ...event, module: 'resume' });
});
afterAll(async () => {
  events.delete(code);
  await database.close();
});
beforeEach(async () => {
  await emptyTables(
    database.db,
    messageTables.filter((name) => name !== 'sys_sms_template'),
  );
  clock = new Clock('2026-11-20T10:20:00+08:00');
  engine = bareEngine(database, clock, []);
  sent = [];
  services = [];
  await sql`
    insert into sys_user (id, tenant_id, create_by, create_time, username, realname, phone, user_type)
    values ('7', 0, 'system', now(), 'anna', '安娜', '13800000007', '1'), ('8', 0, 'system', now(), 'ben', '本', '13800000008', '1')`.execute(
    database.db,
  );
});
afterEach(() => Promise.all(services.map((service) => service.stop())));

/** A process that sends: its own service on the common database. */
function start(): MessageService {
  const push = { toUser: async () => undefined } as Pick<PushHub, 'toUser'> as PushHub;
  const sms = { send: async (message: Outgoing) => void sent.push(message) };
  const service = new MessageService({ engine, providers: { sms }, push, log: new ListLog() });
  services.push(service);
  return service;
}
let number = 0;
const announce = (...usernames: string[]) =>
  engine.runAs(someone('admin'), (context) => {
    number += 1;
    return notify(context, { code, refId: `r${number}`, receivers: { usernames }, params: { name: `学生${number}` } });
  });
const times = async (n: number, act: () => Promise<unknown>) => {
  for (let i = 0; i < n; i += 1) await act();
};
const messages = async (receiver: string) =>
  (
    await sql<{ esContent: string; esSendStatus: number; esParam: { link: string }; nextTime: string | null }>`
      select es_content, es_send_status, es_param, next_time from sys_sms where es_receiver = ${receiver} order by es_send_time, id`.execute(
      database.db,
    )
  ).rows;
const contents = async (receiver: string) => (await messages(receiver)).map(({ esContent }) => esContent);

describe('messages with a digest', () => {
  it('arrive one by one when there are five in an hour', async () => {
    const service = start();
    await times(5, () => announce('anna'));
    await service.turn();
    expect(await contents('anna')).toHaveLength(5);
    expect((await contents('anna')).filter((content) => !content.endsWith('投递了'))).toEqual([]);
  });

  it('become one message at the end of the hour from the sixth on', async () => {
    const service = start();
    await times(4, () => announce('anna'));
    await service.turn();
    await times(5, async () => {
      await announce('anna');
      await service.turn();
    });
    const waiting = (await messages('anna')).filter(({ esSendStatus }) => esSendStatus === 0);
    expect(waiting).toMatchObject([
      { esContent: '本小时共收到9份', esParam: { link: '/all' }, nextTime: '2026-11-20 11:00:00' },
    ]);
    expect(await contents('anna')).toHaveLength(6);
    clock.set('2026-11-20T11:00:00+08:00');
    await service.turn();
    expect((await messages('anna')).every(({ esSendStatus }) => esSendStatus === 1)).toBe(true);
    expect(sent.filter(({ to }) => to === '13800000007').map(({ content }) => content)).toContain('本小时共收到9份');
  });

  it('are counted per receiver and per hour', async () => {
    const service = start();
    await times(5, () => announce('anna', 'ben'));
    await announce('anna');
    await service.turn();
    expect(await contents('ben')).toHaveLength(5);
    expect(await contents('anna')).toContain('本小时共收到6份');
    clock.set('2026-11-20T11:01:00+08:00');
    await times(2, () => announce('anna'));
    await service.turn();
    expect((await contents('anna')).filter((content) => content.endsWith('投递了'))).toHaveLength(7);
  });

  it('wait for the end of quiet hours where they go out by SMS', async () => {
    clock.set('2026-11-20T22:30:00+08:00');
    const service = start();
    await times(6, () => announce('anna'));
    await service.turn();
    const digests = async (receiver: string) =>
      (await messages(receiver)).filter(({ esContent }) => esContent === '本小时共收到6份');
    expect(await digests('anna')).toMatchObject([{ nextTime: '2026-11-20 23:00:00' }]);
    expect(await digests('13800000007')).toMatchObject([{ nextTime: '2026-11-21 08:00:00' }]);
  });

  it('count every message once when many are announced and sent by two processes at once', async () => {
    const [one, two] = [start(), start()];
    await Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        await announce('anna', 'ben');
        if (i % 4 === 0) await Promise.all([one.turn(), two.turn()]);
      }),
    );
    await Promise.all([one.turn(), two.turn()]);
    for (const receiver of ['anna', 'ben', '13800000007', '13800000008']) {
      const all = await contents(receiver);
      expect(all.filter((content) => content.endsWith('投递了'))).toHaveLength(5);
      expect(all.filter((content) => content.startsWith('本小时'))).toEqual(['本小时共收到40份']);
    }
  });
});
