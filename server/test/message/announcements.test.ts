import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseJob } from '../../src/areas/message/release-job.ts';
import { bellsChanged } from '../../src/platform/messages/bell-cache.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { beforeEachRun, runJob } from '../support/run-job.ts';

let fixture: AppFixture;
const tokens = new Map<string, string>();
beforeAll(async () => {
  fixture = await AppFixture.open();
  for (const name of ['admin', 'school', 'viewer', 'auditor']) tokens.set(name, await fixture.token(name));
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`truncate sys_announcement, sys_announcement_send`.execute(fixture.database.db);
  await bellsChanged(fixture.app.engine, { tenantId: 1 });
});

const by = (name: string) => ({ token: tokens.get(name) as string });
const base = '/sys/annountCement';
const form = {
  titile: '春季双选会报名通知',
  msgCategory: '1',
  msgType: 'ALL',
  priority: 'M',
  endTime: '2025-12-31 18:00:00',
  msgAbstract: '请各单位按时报名',
  msgContent: '<p>请各单位于月底前报名</p>',
};
const loadId = async (username: string): Promise<string> =>
  (await fixture.db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
const add = async (more: Record<string, unknown> = {}): Promise<string> => {
  const added = await fixture.post(`${base}/add`, { ...form, ...more }, by('admin'));
  expect(added.message).toBe('添加成功！');
  return added.result.id;
};
const release = (id: string) => fixture.post(`${base}/doReleaseData`, { id }, by('admin'));
const cancel = (id: string) => fixture.post(`${base}/doReovkeData`, { id }, by('admin'));
const start = '2025-10-15T01:00:00Z';
const releaseDue = () => runJob(fixture.app.engine, releaseJob);
const bell = async (name: string) => (await fixture.get(`${base}/listByUser`, by(name))).result;

describe('a released announcement', () => {
  it('is in the bell of every user of the tenant until read', async () => {
    const id = await add();
    expect((await bell('viewer')).anntMsgTotal).toBe(0);
    expect(await release(id)).toMatchObject({ success: true, message: '该系统通知发布成功' });
    expect(await bell('viewer')).toMatchObject({
      anntMsgTotal: 1,
      sysMsgTotal: 0,
      anntMsgList: [{ id, titile: form.titile, priority: 'M', sender: 'admin', sender_dictText: '系统管理员' }],
    });
    const put = await fixture.call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', by('viewer'), {
      anntId: id,
    });
    expect(put.success).toBe(true);
    expect((await bell('viewer')).anntMsgTotal).toBe(0);
    expect((await bell('school')).anntMsgTotal).toBe(1);
    expect((await fixture.get(`${base}/queryById?id=${id}`, by('admin'))).result).toMatchObject({
      sendStatus: '1',
      readCount: 1,
      sendCount: expect.any(Number),
    });
  });

  it('reaches only the users it names', async () => {
    const id = await add({
      msgType: 'USER',
      userIds: await loadId('viewer'),
      msgCategory: '2',
      msgContent: '<p>好</p>',
    });
    await release(id);
    expect(await bell('viewer')).toMatchObject({ sysMsgTotal: 1, anntMsgTotal: 0 });
    expect(await bell('auditor')).toMatchObject({ sysMsgTotal: 0 });
    expect((await fixture.get(`${base}/queryById?id=${id}`, by('viewer'))).result.msgContent).toBe('<p>好</p>');
    expect(await fixture.get(`${base}/queryById?id=${id}`, by('auditor'))).toMatchObject({
      success: false,
      message: '未找到对应实体',
    });
    const { result } = await fixture.get(`${base}/queryById?id=${id}`, by('admin'));
    expect(result).toMatchObject({ userIds: `${await loadId('viewer')},`, sendCount: 1 });
  });

  it('reaches the holders of its role', async () => {
    await release(await add({ msgType: 'ROLE', roleCodes: 'viewer' }));
    expect((await bell('viewer')).anntMsgTotal).toBe(1);
    expect((await bell('school')).anntMsgTotal).toBe(0);
  });

  it('reaches the members of its departments and of those below', async () => {
    const departs = await fixture.db
      .selectFrom('sys_user_depart as m')
      .innerJoin('sys_depart as d', 'd.id', 'm.departId')
      .where('m.userId', '=', await loadId('viewer'))
      .where('m.delFlag', '=', 0)
      .select(['d.id', 'd.orgCode', 'd.parentId'])
      .execute();
    const own = departs[0] as { id: string; orgCode: string; parentId: string | null };
    expect((await fixture.post(`${base}/add`, { ...form, msgType: 'DEPART' }, by('admin'))).message).toBe(
      '请选择接收部门',
    );
    const id = await add({ msgType: 'DEPART', departIds: own.id });
    expect((await fixture.get(`${base}/list`, by('admin'))).result.records[0]).toMatchObject({
      msgType_dictText: '指定部门',
    });
    await release(id);
    expect((await bell('viewer')).anntMsgTotal).toBe(1);
    const above = await fixture.db
      .selectFrom('sys_depart')
      .where('orgCode', '=', own.orgCode.slice(0, 3))
      .where('tenantId', '=', 1)
      .select('id')
      .executeTakeFirstOrThrow();
    await release(await add({ msgType: 'DEPART', departIds: above.id, titile: '全校' }));
    expect((await bell('viewer')).anntMsgTotal).toBe(2);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sys_announcement_send s where s.annt_id = ${id} and not exists (
        select 1 from sys_user_depart m join sys_depart d on d.id = m.depart_id
        where m.user_id = s.user_id and d.org_code like ${`${own.orgCode}%`})`.execute(fixture.database.db);
    expect(rows[0]?.n).toBe(0);
    await sql`update sys_user_depart set del_flag = 1 where user_id = ${await loadId('viewer')}`.execute(
      fixture.database.db,
    );
    const later = await add({ msgType: 'DEPART', departIds: own.id, titile: '后来' });
    await release(later);
    expect((await bell('viewer')).anntMsgTotal).toBe(2);
    await sql`update sys_user_depart set del_flag = 0 where user_id = ${await loadId('viewer')}`.execute(
      fixture.database.db,
    );
  });

  it('cannot be changed or deleted until it is recalled, which hides it from its readers', async () => {
    const id = await add();
    await release(id);
    await bell('viewer');
    const refused = '已发布的通告不能修改，请先撤销';
    const edit = await fixture.call('PUT', `${base}/edit`, by('admin'), { id, titile: '改' });
    expect(edit.message).toBe(refused);
    expect((await fixture.call('DELETE', `${base}/delete?id=${id}`, by('admin'))).message).toBe(refused);
    expect((await fixture.get(`${base}/doReovkeData?id=${id}`, by('admin'))).message).toBe('该系统通知撤销成功');
    expect((await bell('viewer')).anntMsgTotal).toBe(0);
    expect((await fixture.get('/sys/sysAnnouncementSend/getMyAnnouncementSend', by('viewer'))).result.total).toBe(0);
    expect((await fixture.get(`${base}/queryById?id=${id}`, by('auditor'))).success).toBe(false);
    expect((await fixture.call('DELETE', `${base}/delete?id=${id}`, by('admin'))).success).toBe(true);
  });

  it('leaves the bell when it ends', async () => {
    await release(await add({ endTime: '2025-10-15 09:30:00' }));
    expect((await bell('viewer')).anntMsgTotal).toBe(1);
    fixture.clock.pass(31);
    expect((await bell('viewer')).anntMsgTotal).toBe(0);
    fixture.clock.set(start);
  });

  it('is released by holders of the code only, also by GET for clients of the framework', async () => {
    const id = await add();
    expect((await fixture.get(`${base}/doReleaseData?id=${id}`, by('viewer'))).code).toBe(510);
    expect((await fixture.get(`${base}/doReleaseData?id=${id}`, by('admin'))).success).toBe(true);
    expect((await fixture.get(`${base}/doReleaseData?id=${id}`, by('admin'))).message).toContain('不能发布');
    expect((await fixture.get(`${base}/doReleaseData?id=1`, by('admin'))).message).toBe('未找到对应实体');
  });
});

describe('one with a later starting time', () => {
  it('waits as a draft until the job publishes it or its schedule is cancelled', async () => {
    const id = await add({ startTime: '2025-10-15 12:00:00' });
    expect((await release(id)).message).toBe('已设为定时发布，到开始时间自动推送');
    await releaseDue();
    expect((await bell('viewer')).anntMsgTotal).toBe(0);
    fixture.clock.set('2025-10-15T12:00:01+08:00');
    await releaseDue();
    expect(await bell('viewer')).toMatchObject({ anntMsgTotal: 1, anntMsgList: [{ sender: 'admin' }] });
    fixture.clock.set(start);
    const other = await add({ startTime: '2025-10-16 12:00:00' });
    await release(other);
    expect((await cancel(other)).message).toBe('已取消定时发布');
  });

  describe('that is due', () => {
    const schedule = async (more: Record<string, unknown> = {}): Promise<string> => {
      const id = await add({ startTime: '2025-10-15 12:00:00', ...more });
      await release(id);
      fixture.clock.set('2025-10-15T12:00:01+08:00');
      return id;
    };
    /** Runs the job with an act right before each of its transactions. */
    const runAfter = (act: () => Promise<unknown>) => runJob(beforeEachRun(fixture.app.engine, act), releaseJob);
    const state = async (id: string) =>
      (await fixture.get(`${base}/queryById?id=${id}`, by('admin'))).result as { sendStatus: string; timed: number };
    afterEach(() => fixture.clock.set(start));

    it('is not published when its schedule is cancelled in that moment', async () => {
      const id = await schedule();
      await runAfter(() => cancel(id));
      expect(await state(id)).toMatchObject({ sendStatus: '0', timed: 0 });
      expect((await bell('viewer')).anntMsgTotal).toBe(0);
    });
    it('stays scheduled while someone holds it, and is published by the next run', async () => {
      const id = await schedule();
      await runAfter(() => Promise.reject(failure('busy')));
      expect(await state(id)).toMatchObject({ sendStatus: '0', timed: 1 });
      await releaseDue();
      expect(await state(id)).toMatchObject({ sendStatus: '1', timed: 0 });
    });
    it('becomes a plain draft when its end is past', async () => {
      const id = await schedule({ endTime: '2025-10-15 12:00:01' });
      await releaseDue();
      expect(await state(id)).toMatchObject({ sendStatus: '0', timed: 0 });
    });
  });
});

describe('one’s own messages', () => {
  it('are listed unread first, found by part of their title, and read all at once', async () => {
    const first = await add({ titile: '第一条' });
    await release(first);
    await fixture.call('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', by('viewer'), { anntId: first });
    await release(await add({ titile: '第二条通知' }));
    const mine = (query: string) => fixture.get(`/sys/sysAnnouncementSend/getMyAnnouncementSend${query}`, by('viewer'));
    const { result } = await mine('');
    expect(result.records.map((r: { titile: string }) => r.titile)).toEqual(['第二条通知', '第一条']);
    expect(result.records[0]).toMatchObject({
      readFlag: '0',
      readFlag_dictText: '未读',
      userId: await loadId('viewer'),
    });
    expect((await mine(`?titile=${encodeURIComponent('二条')}`)).result.total).toBe(1);
    expect((await mine('?readFlag=0')).result.total).toBe(1);
    expect(
      (await fixture.get(`/sys/sysAnnouncementSend/getOne?sendId=${result.records[0].id}`, by('viewer'))).result,
    ).toMatchObject({ titile: '第二条通知' });
    expect(
      (await fixture.get(`/sys/sysAnnouncementSend/getOne?sendId=${result.records[0].id}`, by('school'))).success,
    ).toBe(false);
    expect((await fixture.call('PUT', '/sys/sysAnnouncementSend/readAll', by('viewer'))).message).toBe('全部已读');
    expect((await mine('?readFlag=0')).result.total).toBe(0);
    expect((await fixture.get(`${base}/getUnreadMessageCount`, by('viewer'))).result).toEqual({
      anntMsgTotal: 0,
      sysMsgTotal: 0,
    });
  });

  it('stay unchanged when an unknown one is marked', async () => {
    const mark = (name: string, anntId: string) =>
      fixture.post('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId }, by(name));
    expect((await mark('viewer', "1' or '1'='1")).success).toBe(true);
    const id = await add({ msgType: 'USER', userIds: await loadId('viewer') });
    await release(id);
    await mark('auditor', id);
    expect((await bell('viewer')).anntMsgTotal).toBe(1);
  });

  it('hold events with the page they lead to', async () => {
    const { id, tenantId } = { id: '1790000000000000901', tenantId: 1 };
    await sql`
      insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status, es_send_num,
                           es_send_time, es_param, event_code, next_time)
      values (${id}, ${tenantId}::int, 'system', now(), '企业待审核', ${'云湖<b>公司</b>'}, 'viewer', '4', 0, 0, '2025-10-15 08:00:00+08',
              '{"link":"/enterprise/audit"}'::jsonb, 'C01', '2025-10-15 08:00:00+08')`.execute(fixture.database.db);
    await fixture.app.engine.services.messages.turn();
    expect(await bell('viewer')).toMatchObject({
      sysMsgTotal: 1,
      sysMsgList: [
        {
          id,
          titile: '企业待审核',
          msgContent: '<p>云湖&lt;b&gt;公司&lt;/b&gt;</p>',
          openType: 'url',
          openPage: '/enterprise/audit',
          sender: null,
          sender_dictText: '系统',
        },
      ],
    });
    expect((await fixture.get(`${base}/list`, by('admin'))).result.total).toBe(0);
  });
});

describe('marking all as read', () => {
  const readAll = (body: Record<string, unknown>, name = 'viewer') =>
    fixture.call('PUT', '/sys/sysAnnouncementSend/readAll', by(name), body);
  it('marks one tab of the bell as read, or both', async () => {
    for (const msgCategory of ['1', '1', '2']) await release(await add({ msgCategory }));
    expect(await bell('viewer')).toMatchObject({ anntMsgTotal: 2, sysMsgTotal: 1 });
    expect((await readAll({ tab: 'notice' })).success).toBe(true);
    expect(await bell('viewer')).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 1 });
    expect(await bell('school')).toMatchObject({ anntMsgTotal: 2, sysMsgTotal: 1 });
    expect((await readAll({ tab: 'system' }, 'school')).success).toBe(true);
    expect(await bell('school')).toMatchObject({ anntMsgTotal: 2, sysMsgTotal: 0 });
    await readAll({});
    expect(await bell('viewer')).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 });
  });
  it('refuses a tab that does not exist', async () => {
    await release(await add());
    expect(await readAll({ tab: "1' or '1" })).toMatchObject({ success: false });
    expect((await bell('viewer')).anntMsgTotal).toBe(1);
  });
});

it('keeps markup in a title as text', async () => {
  const id = await add({ titile: '<b>放假</b> a < b' });
  await release(id);
  expect((await bell('viewer')).anntMsgList[0].titile).toBe('<b>放假</b> a < b');
});

describe('rejected input', () => {
  it.each([
    [{ titile: '' }, '请输入标题!'],
    [{ titile: '   ' }, '请输入标题!'],
    [{ msgCategory: '' }, '请选择消息类型!'],
    [{ msgType: null }, '请选择通告对象类型!'],
    [{ endTime: '' }, '请选择结束时间!'],
    [{ msgAbstract: '' }, '请输入摘要!'],
    [{ startTime: '2025-12-31 18:00:00' }, '截止日期应晚于开始时间!'],
    [{ endTime: '2025-01-01 00:00:00' }, '截止日期应晚于开始时间!'],
    [{ msgType: 'USER' }, '请选择接收用户'],
    [{ msgType: 'USER', userIds: 'nobody,' }, '所选指定用户不存在或无权访问!'],
    [{ msgType: 'ROLE' }, '请选择接收角色'],
    [{ msgType: 'ROLE', roleCodes: 'nope' }, '所选指定角色不存在或无权访问!'],
    [{ msgType: 'DEPART', departIds: 'nope' }, '所选指定部门不存在或无权访问!'],
    [{ priority: 'M" onmouseover=probe()' }, '优先级的值不在可选范围内!'],
    [{ openType: 'url' }, '请填写打开页面'],
    [{ openType: 'url', openPage: 'javascript:alert(1)' }, '打开页面须为已有菜单路径或 https 地址'],
    [{ openType: 'url', openPage: '/nowhere/at/all' }, '打开页面须为已有菜单路径或 https 地址'],
    [{ openType: 'url', openPage: 'http://a.cn' }, '打开页面须为已有菜单路径或 https 地址'],
    [{ openType: 'component', openPage: 'system/UserList' }, '打开组件不存在'],
    [{ attachments: '../canary.txt' }, '请上传附件!'],
    [{ sendState: 1 }, '不支持的字段：sendState'],
    [{ sendStatus: 1, sender: 'school', readCount: 9 }, undefined],
  ])('%j', async (more, message) => {
    const answer = await fixture.post(`${base}/add`, { ...form, ...more }, by('admin'));
    if (message === undefined) expect(answer.result).toMatchObject({ sendStatus: '0', sender: null, readCount: 0 });
    else expect(answer).toMatchObject({ success: false, code: 500, message });
  });

  it('removes scripts from the text and keeps the title as typed', async () => {
    const id = await add({
      titile: '<i>通知</i><script>x</script>',
      msgContent:
        '<p onclick="x()">a</p><script>x</script><iframe src="https://a.cn"></iframe><a href="javascript:x">b</a>',
    });
    const { result } = await fixture.get(`${base}/queryById?id=${id}`, by('admin'));
    expect(result.titile).toBe('<i>通知</i><script>x</script>');
    expect(result.msgContent).not.toMatch(/script|iframe|onclick|javascript/);
  });

  it('refuses to release an ended one', async () => {
    const id = await add({ endTime: '2025-10-15 09:30:00' });
    fixture.clock.pass(31);
    expect((await release(id)).message).toBe('截止日期已过，不能发布!');
    fixture.clock.set(start);
    expect(await fixture.get(`${base}/show/${id}`)).toMatchObject({ http: 404, message: '通告不存在' });
  });
});

describe('messages that carry a secret', () => {
  it('keep neither a password nor a code', async () => {
    const message = { tenantId: 1, mobile: '14000039999' };
    await fixture.app.engine.services.messages.sendCode({
      ...message,
      content: '初始密码为Xy@12345',
      code: 'Xy@12345',
      isPassword: true,
    });
    await fixture.app.engine.services.messages.sendCode({ ...message, content: '验证码482913', code: '482913' });
    const seen = async (name: string) => {
      const { result } = await fixture.get('/sys/message/sysMessage/list?esReceiver=14000039999', by(name));
      return result.records.map((row: { esContent: string }) => row.esContent).sort();
    };
    expect(await seen('admin')).toEqual(['初始密码为******', '验证码******'].sort());
    expect(await seen('viewer')).toEqual(['初始密码为******', '验证码******'].sort());
    const { rows } =
      await sql`select id from sys_sms where es_content like '%Xy@12345%' or es_content like '%482913%'`.execute(
        fixture.database.db,
      );
    expect(rows).toEqual([]);
  });
});
