import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { notify } from '../../src/platform/messages/notify.ts';
import { afterUserQuietHours } from '../../src/platform/messages/preferences.ts';
import { afterQuietHours } from '../../src/platform/messages/quiet-hours.ts';
import { someone } from '../support/bare-engine.ts';
import { prepareMessages } from './messages-fixture.ts';

const fixture = prepareMessages();

describe('quiet hours', () => {
  it.each([
    ['2026-11-20T21:59:59+08:00', '2026-11-20T21:59:59+08:00'],
    ['2026-11-20T22:00:00+08:00', '2026-11-21T08:00:00+08:00'],
    ['2026-11-20T07:59:59+08:00', '2026-11-20T08:00:00+08:00'],
    ['2026-11-20T08:00:00+08:00', '2026-11-20T08:00:00+08:00'],
  ])('an SMS ready at %s goes out at %s', (ready, out) => {
    expect(afterQuietHours(new Date(ready))).toEqual(new Date(out));
  });

  it('hold SMS back until morning, not the console', async () => {
    fixture.clock.set('2026-11-20T23:00:00+08:00');
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect([fixture.pushed.length, fixture.sent.length]).toEqual([1, 0]);
    fixture.clock.set('2026-11-21T08:00:00+08:00');
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(1);
  });
});

/** How a template writes a variable. */
const variable = (name: string): string => `$\{${name}}`;

describe('settings of an event', () => {
  const setEvent = (
    row: { channels?: string; templates?: object; delay?: number; enabled?: 'Y' | 'N' },
    code = 'T02',
  ) =>
    sql`
      insert into msg_event (id, tenant_id, create_by, create_time, event_name, event_code, module, channels, template_codes, delay_minutes, enabled)
      values (${code}, 1, 'system', now(), ${code}, ${code}, '岗位管理', ${row.channels ?? '4,1'}, ${JSON.stringify(row.templates ?? {})}::jsonb,
              ${row.delay ?? 0}::int, ${row.enabled ?? 'Y'})`.execute(fixture.database.db);
  const setTemplate = (code: string, type: string, content: string, inUse = '1') =>
    sql`
      insert into sys_sms_template (id, tenant_id, create_by, create_time, template_code, template_name, template_type, template_content, use_status)
      values (${code}, 1, 'system', now(), ${code}, ${`给${variable('company')}`}, ${type}, ${content}, ${inUse})`.execute(
      fixture.database.db,
    );
  const gone = async () => (await fixture.messages()).map((m) => [m.esType, m.esReceiver]).sort();

  it('sends nothing for an event that is switched off, also later', async () => {
    await setEvent({ enabled: 'N' });
    await fixture.tell('T02', ['anna'], undefined, ['13900000001']);
    await fixture.service.turn();
    expect(await fixture.messages()).toEqual([]);
    await sql`update msg_event set enabled = 'Y'`.execute(fixture.database.db);
    await fixture.service.turn();
    expect(await fixture.messages()).toEqual([]);
  });
  it('goes through the chosen channels to the users who can be reached by them', async () => {
    await sql`update sys_user set email = 'anna@example.com' where id = '7'`.execute(fixture.database.db);
    await setEvent({ channels: '2,3' });
    await fixture.tell('T02', ['anna', 'ben']);
    await fixture.service.turn();
    expect(await gone()).toEqual([
      ['2', 'anna@example.com'],
      ['3', 'anna'],
      ['3', 'ben'],
    ]);
  });
  it('leaves another tenant as it is', async () => {
    await setEvent({ channels: '4' });
    await sql`update msg_event set tenant_id = 2`.execute(fixture.database.db);
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect((await gone()).map(([way]) => way)).toEqual(['1', '4']);
  });
  it('waits as long as it says', async () => {
    await setEvent({ channels: '4', delay: 30 });
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect(await fixture.messages()).toMatchObject([{ esSendStatus: 0 }]);
    fixture.clock.pass(30);
    await fixture.service.turn();
    expect(await fixture.messages()).toMatchObject([{ esSendStatus: 1 }]);
  });
  it('uses the words of a template in use, with values as text', async () => {
    await setTemplate('T_IN', '4', `<b>${variable('company')}</b>${variable('nobody')}`);
    await setEvent({ channels: '4,1', templates: { 4: 'T_IN' } });
    await fixture.engine.runAs(someone('admin'), (context) =>
      notify(context, {
        code: 'T02',
        refId: '1',
        receivers: { usernames: ['anna'] },
        params: { company: '<i>云湖</i>' },
      }),
    );
    await fixture.service.turn();
    const inSite = (await fixture.messages()).find((m) => m.esType === '4');
    expect(inSite).toMatchObject({
      esTitle: '给<i>云湖</i>',
      esContent: '<b>&lt;i&gt;云湖&lt;/i&gt;</b>',
      templateCode: 'T_IN',
    });
    expect((await fixture.messages()).find((m) => m.esType === '1')).toMatchObject({ templateCode: null });
  });
  it('falls back to the product’s own words when the template was taken out of use', async () => {
    await setTemplate('T_IN', '4', '旧文本', '0');
    await setEvent({ channels: '4', templates: { 4: 'T_IN' } });
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect(await fixture.messages()).toMatchObject([{ esContent: '云湖公司已通过审核', templateCode: null }]);
  });
});

describe('wishes of a reader', () => {
  const wish = (off: object, quiet?: readonly [string, string]) =>
    sql`
      insert into sys_account_preference (id, tenant_id, create_by, create_time, user_id, notification)
      values ('p', 0, 'anna', now(), '7', ${JSON.stringify({ off, quietFrom: quiet?.[0] ?? null, quietTo: quiet?.[1] ?? null })}::jsonb)`.execute(
      fixture.database.db,
    );
  const ways = async () => (await fixture.messages()).map((m) => m.esType).sort();

  it.each([
    [{ post: ['sms'] }, ['4']],
    [{ post: ['inSite'] }, ['1']],
    [{ post: ['inSite', 'sms', 'wechat'] }, []],
    [{ resume: ['inSite', 'sms'] }, ['1', '4']],
  ])('%j leaves %j', async (off, left) => {
    await wish(off);
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect(await ways()).toEqual(left);
  });
  it('holds SMS back until the quiet hours end, and shows no pop-up on the console', async () => {
    await wish({}, ['09:00', '11:30']);
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    expect(fixture.sent).toEqual([]);
    expect(fixture.manners).toEqual([{ isPolite: true }]);
    fixture.clock.pass(90);
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(1);
  });
  it('does not keep back what is urgent', async () => {
    await wish({}, ['09:00', '11:30']);
    await fixture.tell('T03', ['anna']);
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(1);
    expect(fixture.manners).toEqual([{ isPolite: false }]);
    const { rows } = await sql<{
      priority: string;
    }>`select priority from sys_announcement where titile = '系统告警'`.execute(fixture.database.db);
    expect(rows).toEqual([{ priority: 'H' }]);
  });
  it.each([
    ['2026-11-20T10:00:00+08:00', ['22:00', '11:00'], '2026-11-20T11:00:00+08:00'],
    ['2026-11-20T23:00:00+08:00', ['22:00', '11:00'], '2026-11-21T11:00:00+08:00'],
    ['2026-11-20T11:00:00+08:00', ['22:00', '11:00'], '2026-11-20T11:00:00+08:00'],
    ['2026-11-20T12:00:00+08:00', ['11:00', '11:00'], '2026-11-20T12:00:00+08:00'],
  ])('a message ready at %s in the quiet hours %j goes at %s', (at, [quietFrom, quietTo], goes) => {
    const preference = { off: {}, quietFrom: quietFrom ?? null, quietTo: quietTo ?? null };
    expect(afterUserQuietHours(preference, new Date(at))).toEqual(new Date(goes));
  });
});
