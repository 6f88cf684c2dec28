import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

/* What clients of the framework's contract send and read in a form of their own, under their mount alone. */
let fixture: AppFixture;
let token = '';
beforeAll(async () => {
  fixture = await AppFixture.open({ GATEWAY_HOSTS: 'service.example.edu.cn' });
  token = await fixture.token('admin');
});
afterAll(() => fixture.close());

type Body = Readonly<Record<string, unknown>>;
async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: Body, prefix = '/jeecg-boot') {
  const response = await fixture.app.server.inject({
    method,
    url: `${prefix}${path}`,
    headers: { 'x-access-token': token },
    ...(payload && { payload }),
  });
  return response.json();
}
const everyEntry = (menu: readonly Body[]): Body[] =>
  menu.flatMap((entry) => [entry, ...everyEntry((entry.children ?? []) as Body[])]);
const getIcons = (menu: readonly Body[]): string[] =>
  everyEntry(menu).map((entry) => (entry.meta as { icon: string }).icon);

describe('the menu', () => {
  it('names icons as the client draws them, and shows no group always', async () => {
    const { result } = await send('GET', '/sys/permission/getUserPermissionByToken');
    expect(everyEntry(result.menu).filter((entry) => entry.alwaysShow)).toEqual([]);
    expect(getIcons(result.menu).filter((icon) => /[A-Z]/.test(icon))).toEqual([]);
    const own = await send('GET', '/sys/permission/getUserPermissionByToken', undefined, '/server');
    expect(getIcons(own.result.menu).every((icon) => /(Outlined|Filled|TwoTone)$/.test(icon))).toBe(true);
  });

  it('stores an icon that the client chose under its own name', async () => {
    const tree = await send('GET', '/sys/permission/list');
    const group = tree.result.find((entry: Body) => entry.url === '/group/system');
    expect(group.icon).toMatch(/^[a-z-]+$/);
    const { component, name, url, menuType, sortNo } = group;
    const form = { id: group.id, component, name, url, menuType, sortNo };
    expect(await send('PUT', '/sys/permission/edit', { ...form, icon: 'fund-projection-screen' })).toMatchObject({
      success: true,
      result: { icon: 'fund-projection-screen' },
    });
    const { rows } = await sql<{ icon: string }>`select icon from sys_permission where id = ${group.id}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ icon: 'FundProjectionScreenOutlined' }]);
  });
});

describe('a form', () => {
  it('of a gateway route may carry JSON as strings and switches as booleans', async () => {
    const router = {
      routerId: 'notices',
      name: '通知服务',
      uri: 'https://service.example.edu.cn',
      predicates: '[{"name":"Path","args":["/notices/**"]}]',
      filters: '[]',
      status: true,
      open: false,
      persistable: 1,
    };
    const saved = await send('POST', '/sys/gatewayRoute/updateAll', { router });
    expect(saved).toMatchObject({
      success: true,
      result: { status: 1, open: 0, predicates: [{ name: 'Path', args: ['/notices/**'] }], filters: [] },
    });
    const broken = { ...router, routerId: 'broken', predicates: '[{"name":' };
    expect((await send('POST', '/sys/gatewayRoute/updateAll', { router: broken })).success).toBe(false);
  });

  it('of a job or a fill rule may name the class that the framework ships', async () => {
    await sql`update sys_quartz_job set del_flag = 1 where job_class_name = 'RcOutbox'`.execute(fixture.db);
    const jobClassName = 'org.jeecg.modules.message.job.SendMsgJob';
    const job = { jobClassName, cronExpression: '0 0 3 * * ? *', parameter: '', description: '夜间重发', status: -1 };
    expect(await send('POST', '/sys/quartzJob/add', job)).toMatchObject({
      success: true,
      result: { jobClassName: 'RcOutbox' },
    });
    const own = await send('POST', '/sys/quartzJob/add', job, '/server');
    expect(own.message).toBe(`后台找不到该类名：${jobClassName}`);
    const rule = { ruleName: '订单', ruleCode: 'client_order', ruleParams: '{"prefix":"DD"}' };
    const ruleClass = 'org.jeecg.modules.system.rule.OrderNumberRule';
    expect(await send('POST', '/sys/fillRule/add', { ...rule, ruleClass })).toMatchObject({
      success: true,
      result: { ruleClass: 'order_num_rule' },
    });
  });

  it('of a message template may have a code in any case', async () => {
    const template = { templateCode: 'order_Paid', templateName: '付款', templateType: '4', templateContent: '已付款' };
    expect(await send('POST', '/sys/message/sysMessageTemplate/add', template)).toMatchObject({ success: true });
  });
});

describe('the console around it', () => {
  it('asks which chat platforms are on, and reads the dictionary of its test dialog', async () => {
    expect((await send('GET', '/sys/thirdApp/getEnabledType')).result).toEqual({
      wechatEnterprise: false,
      dingtalk: false,
    });
    const { result } = await send('GET', '/sys/dict/getDictItems/messageType');
    expect(result.map((item: Body) => item.value)).toEqual(['system', '1', '2', '3']);
  });

  it('opens an own message from the row of the list', async () => {
    const announcement = {
      titile: '开放日',
      msgCategory: '1',
      msgType: 'ALL',
      priority: 'L',
      endTime: '2025-12-31 18:00:00',
      msgAbstract: '摘要',
      msgContent: '<p>全文</p>',
    };
    const { result } = await send('POST', '/sys/annountCement/add', announcement);
    await send('POST', '/sys/annountCement/doReleaseData', { id: result.id });
    await send('GET', '/sys/annountCement/listByUser');
    const list = '/sys/sysAnnouncementSend/getMyAnnouncementSend';
    const [row] = (await send('GET', list)).result.records;
    expect(row).toMatchObject({ titile: '开放日', msgContent: '<p>全文</p>' });
    const [own] = (await send('GET', list, undefined, '/server')).result.records;
    expect(own).not.toHaveProperty('msgContent');
  });
});

describe('sample data of example pages', () => {
  it('is paged and filtered', async () => {
    const { result } = await send('GET', '/mock/api/service?pageNo=6&pageSize=10');
    expect(result).toMatchObject({ pageNo: 6, pageSize: 10, totalCount: 57, totalPage: 6 });
    expect(result.data).toHaveLength(7);
    expect((await send('POST', '/mock/api/service', { no: 'NO0001' })).result.totalCount).toBe(1);
    expect((await send('GET', '/mock/api/role')).result.data[0].permissions[0]).toMatchObject({ roleId: 'admin' });
    expect((await send('GET', '/mock/api/permission/no-pager')).result[0]).toHaveProperty('actionData');
    expect((await send('GET', '/mock/api/user')).result.data[0]).toHaveProperty('role.name');
  });
});
