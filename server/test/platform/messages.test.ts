import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { notify } from '../../src/platform/messages/notify.ts';
import { RecentCodes } from '../../src/platform/messages/recent-codes.ts';
import { someone } from '../support/bare-engine.ts';
import { recordWrites } from '../support/statement-count.ts';
import { prepareMessages } from './messages-fixture.ts';

const fixture = prepareMessages();

describe('sending a message', () => {
  it('is queued for all its receivers by one statement', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `someone${i}`);
    const statements = await recordWrites(fixture.database, () => fixture.tell('T01', [...names, 'someone0']));
    expect(statements.filter((one) => one.includes('rc_outbox'))).toHaveLength(1);
    const { rows } = await sql`select count(*)::int as n, count(distinct id)::int as ids from rc_outbox`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([{ n: 40, ids: 40 }]);
  });
  it('reaches an account in the console, with its texts filled in', async () => {
    await fixture.tell('T01', ['anna']);
    await fixture.service.turn();
    expect(await fixture.messages()).toMatchObject([
      {
        esTitle: '云湖公司待审核',
        esContent: '云湖公司提交了资料，请审核',
        esReceiver: 'anna',
        esType: '4',
        esSendStatus: 1,
        esSendNum: 1,
        eventCode: 'T01',
        bizId: '900',
        tenantId: 1,
        esParam: { company: '云湖公司', refId: '900', link: '/audit?id=900' },
      },
    ]);
    expect(fixture.pushed).toMatchObject([
      { userId: '7', frame: { cmd: 'user', userId: '7', msgTxt: '云湖公司待审核' } },
    ]);
  });

  it('also goes out by SMS where the event says so and a number is known', async () => {
    await fixture.tell('T02', ['anna', 'ben']);
    await fixture.service.turn();
    expect(fixture.sent).toMatchObject([{ to: '13800000007', content: '云湖公司已通过审核' }]);
    expect((await fixture.messages()).map((m) => [m.esReceiver, m.esType]).sort()).toEqual([
      ['13800000007', '1'],
      ['anna', '4'],
      ['ben', '4'],
    ]);
  });

  it('reaches people without an account by SMS where the event says so, and is kept for them', async () => {
    await fixture.tell('T02', [], undefined, ['13900000001']);
    await fixture.tell('T01', [], undefined, ['13900000002']);
    await fixture.service.turn();
    expect(fixture.sent).toMatchObject([{ to: '13900000001' }]);
    expect((await fixture.messages()).map((m) => [m.esReceiver, m.esType]).sort()).toEqual([
      ['13900000001', '1'],
      ['13900000001', '4'],
      ['13900000002', '4'],
    ]);
    expect(fixture.pushed).toEqual([]);
  });

  it('happens once for the same event on the same row, however often it is asked for', async () => {
    for (let i = 0; i < 3; i += 1) await fixture.tell('T01', ['anna']);
    await fixture.service.turn();
    await fixture.service.turn();
    expect(await fixture.messages()).toHaveLength(1);
    await fixture.tell('T01', ['anna'], 2);
    await fixture.service.turn();
    expect(await fixture.messages()).toHaveLength(2);
  });

  it('does not happen when the action is rolled back', async () => {
    const rolledBack = fixture.engine.runAs(someone('admin'), async (context) => {
      notify(context, { code: 'T01', refId: '900', receivers: { usernames: ['anna'] } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await fixture.service.turn()).toBe(0);
    expect(await fixture.messages()).toEqual([]);
  });

  it('does not wait for the next run of the job', async () => {
    await fixture.tell('T01', ['anna']);
    await expect.poll(() => fixture.pushed.length).toBe(1);
  });

  it('refuses a code that no area declares', async () => {
    await expect(fixture.tell('T99', ['anna'])).rejects.toThrow('no area declares the event T99');
  });

  it('handles a hundred at a time, and all of them in a run', async () => {
    await fixture.tell(
      'T02',
      [],
      undefined,
      Array.from({ length: 230 }, (_, i) => `139${String(i).padStart(8, '0')}`),
    );
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(230);
    expect(new Set(fixture.sent.map(({ to }) => to)).size).toBe(230);
  });

  it('goes out once when two processes send at the same time', async () => {
    await sql`update sys_user set phone = null`.execute(fixture.database.db);
    await fixture.tell(
      'T02',
      [],
      undefined,
      Array.from({ length: 60 }, (_, i) => `139${String(i).padStart(8, '0')}`),
    );
    const other = fixture.make();
    await Promise.all([fixture.service.turn(), other.turn()]);
    await other.stop();
    expect(fixture.sent).toHaveLength(60);
    expect(new Set(fixture.sent.map(({ id }) => id)).size).toBe(60);
  });
});

describe('without a provider', () => {
  it('an SMS stays in the outbox, and says so', async () => {
    await fixture.service.stop();
    fixture.service = fixture.make({ providers: {} });
    await fixture.tell('T02', ['anna']);
    await fixture.service.turn();
    const sms = (await fixture.messages()).find((m) => m.esType === '1');
    expect(sms).toMatchObject({ esSendStatus: 1, esResult: '未接入服务商，仅留存', esContent: '云湖公司已通过审核' });
  });

  it('a verification code is stored masked, and kept for ten minutes where codes are shown', async () => {
    const code = { tenantId: 1, mobile: '13900000001', content: '您的验证码是482913，10分钟内有效', code: '482913' };
    await fixture.service.sendCode(code);
    await fixture.service.stop();
    const recentCodes = new RecentCodes(fixture.clock.now);
    fixture.service = fixture.make({ providers: {}, recentCodes });
    await fixture.service.sendCode({ ...code, code: '551122', content: '您的验证码是551122' });
    await fixture.service.sendCode({
      ...code,
      mobile: '13900000002',
      code: 'Ab#12345',
      content: 'Ab#12345',
      isPassword: true,
    });
    const texts = (await fixture.messages()).map(({ esContent, eventCode }) => [esContent, eventCode]);
    expect(texts).toEqual([
      ['您的验证码是******，10分钟内有效', 'SMS_CODE'],
      ['您的验证码是******', 'SMS_CODE'],
      ['******', 'SMS_PASSWORD'],
    ]);
    expect(fixture.sent).toMatchObject([{ content: code.content }]);
    expect(recentCodes.list()).toMatchObject([{ mobile: '13900000001', code: '551122' }]);
    fixture.clock.pass(10);
    expect([recentCodes.list(), recentCodes.get('13900000001')]).toEqual([[], undefined]);
  });

  it('a code is masked in what its provider says about a failure', async () => {
    fixture.failing = 'rejected {"text":"482913"}';
    const sending = fixture.service.sendCode({ tenantId: 1, mobile: '13900000001', content: '482913', code: '482913' });
    await expect(sending).rejects.toMatchObject({ key: 'thirdParty' });
    expect(await fixture.messages()).toMatchObject([{ esResult: 'rejected {"text":"******"}' }]);
  });

  it('a code that is not taken is a failure of the third party', async () => {
    fixture.failing = '欠费';
    const sending = fixture.service.sendCode({ tenantId: 1, mobile: '13900000001', content: '482913', code: '482913' });
    await expect(sending).rejects.toMatchObject({ key: 'thirdParty', message: '短信验证码发送失败,请稍后重试' });
    expect(await fixture.messages()).toMatchObject([{ esContent: '******', esSendStatus: 2, esResult: '欠费' }]);
    fixture.clock.pass(120);
    expect(await fixture.service.turn()).toBe(0);
  });
});
