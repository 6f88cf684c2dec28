import { noticeModules } from '@campus/contract/message';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { expandOutbox } from '../../src/platform/messages/expand.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { createMissingTables, emptyTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

/* Every declared event can be switched off by the tenant and by its receiver; security events by neither. */
let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await openTestDatabase();
  await createMissingTables(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.db, ['sys_sms', 'rc_outbox', 'sys_user', 'msg_event', 'sys_account_preference']);
  engine = bareEngine(database, new Clock('2026-11-20T10:00:00+08:00'), []);
  await sql`
    insert into sys_user (id, tenant_id, create_by, create_time, username, realname, phone, user_type)
    values ('7', 0, 'system', now(), 'anna', '安娜', '13800000007', '1')`.execute(database.db);
});

const tenant = someone('admin').tenantId;
const switchTenant = (code: string, enabled: 'Y' | 'N') =>
  sql`
    insert into msg_event (id, tenant_id, create_by, create_time, event_name, event_code, module, channels, enabled)
    values (${code}, ${tenant}::int, 'system', now(), ${code}, ${code}, '', '4,1', ${enabled})`.execute(database.db);
const switchUser = (module: string, ways: readonly string[]) =>
  sql`
    insert into sys_account_preference (id, tenant_id, create_by, create_time, user_id, notification)
    values ('p', 0, 'anna', now(), '7', ${JSON.stringify({ off: { [module]: ways }, quietFrom: null, quietTo: null })}::jsonb)`.execute(
    database.db,
  );
/** Channels on which the event reaches its receiver. */
async function send(code: string): Promise<string[]> {
  await engine.runAs(someone('admin'), (context) =>
    notify(context, { code, refId: 'row', receivers: { usernames: ['anna'] } }),
  );
  await expandOutbox(engine);
  const { rows } = await sql<{ esType: string }>`select es_type from sys_sms order by es_type`.execute(database.db);
  return rows.map(({ esType }) => esType);
}
const all = [...messageEvents.values()].map(({ code, module, security = false }) => ({ code, module, security }));

it('has the title of every module with events on the screens of both', () => {
  expect(all.filter(({ module }) => noticeModules[module] === undefined)).toEqual([]);
  const used = new Set(all.map(({ module }) => module));
  expect(Object.keys(noticeModules).filter((module) => !used.has(module))).toEqual([]);
});
describe.each(all)('$code', ({ code, module, security }) => {
  it('reaches its receiver when no one has switched it off', async () => {
    expect(await send(code)).toContain('4');
  });
  it(security ? 'is sent in spite of the tenant' : 'is not sent when the tenant has switched it off', async () => {
    await switchTenant(code, 'N');
    const sent = await send(code);
    if (security) expect(sent).toContain('4');
    else expect(sent).toEqual([]);
  });
  it(security ? 'is sent in spite of its receiver' : 'is not sent when its receiver has switched it off', async () => {
    await switchTenant(code, 'Y');
    await switchUser(module, ['inSite', 'sms', 'wechat']);
    const sent = await send(code);
    if (security) expect(sent).toContain('4');
    else expect(sent).toEqual([]);
  });
});
