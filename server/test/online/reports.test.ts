import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/kit/write/new-id.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { recordQueries } from '../support/statement-count.ts';
import { item, Reports } from './report-fixture.ts';

let fixture: AppFixture;
let reports: Reports;
let admin: { token: string };
let school: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  reports = new Reports(fixture);
  admin = { token: await fixture.token('admin') };
  school = { token: await fixture.token('school') };
  for (const [i, tenantId] of [1, 1, 1, 1, 3].entries()) {
    const day = `2025-10-0${i + 1} 08:30:00`;
    await sql`insert into demo_order (id, tenant_id, create_by, create_time, order_no, name, amount, quantity, status)
      values (${`d${i}`}, ${tenantId}, 'admin', ${day}, ${`NO${i}`}, ${i === 3 ? '50%_优惠' : `订单${i}`}, ${`${i + 1}0.50`}, ${i + 1}, ${i % 2})`.execute(
      fixture.database.db,
    );
  }
  await sql`update demo_order set del_flag = 1 where id = 'd2'`.execute(fixture.database.db);
});
afterAll(() => fixture.close());

const orders = 'select id, order_no, name, amount, quantity, status, create_time from demo_order';
const columns = [
  item('id', { isShow: 0 }),
  item('order_no', { fieldTxt: '单号', isSearch: '1' }),
  item('name', { fieldTxt: '名称', isSearch: '1', fieldHref: '/demo/${id}?name=${name}' }),
  item('amount', { fieldTxt: '金额', fieldType: 'Long', isTotal: '1', isSearch: '1', searchMode: 'group' }),
  item('quantity', { fieldTxt: '数量', fieldType: 'Integer', isTotal: '1' }),
  item('status', { fieldTxt: '状态', fieldType: 'Integer', replaceVal: '0_待处理,1_已完成', isSearch: '1' }),
  item('create_time', { fieldTxt: '时间', fieldType: 'Datetime', isSearch: '1', searchMode: 'group' }),
];

describe('the SQL of a report', () => {
  it('tells its columns, their types and its parameters without being run', async () => {
    const text = `${orders} where name like '%\${word}%' and quantity > \${least} and 1 = 0`;
    const { result } = await reports.parse(text, admin);
    expect(result.params.map((p: { paramName: string }) => p.paramName)).toEqual(['word', 'least']);
    expect(result.fields.map((f: { fieldName: string; fieldType: string }) => [f.fieldName, f.fieldType])).toEqual([
      ['id', 'String'],
      ['order_no', 'String'],
      ['name', 'String'],
      ['amount', 'Long'],
      ['quantity', 'Integer'],
      ['status', 'Integer'],
      ['create_time', 'Datetime'],
    ]);
    const byGet = await fixture.get(`/online/cgreport/head/parseSql?sql=${encodeURIComponent('select 1 as a')}`, admin);
    expect(byGet.result.fields).toHaveLength(1);
  });
  it.each([
    ['select password from sys_user', '报表SQL不合法：列不存在'],
    ['select phone from sys_user', '报表SQL不合法：列不存在'],
    ['select tenant_id from demo_order', '报表SQL不合法：列不存在'],
    ['select contact_mobile from rc_company', '报表SQL不合法：列不存在'],
    ['select id_card from rc_employ_user', '报表SQL不合法：列不存在'],
    ['select nothing from demo_order', '报表SQL不合法：列不存在'],
    ['select * from demo_order where id = 1', '报表SQL不合法：没有这个函数，或参数的类型不符'],
    ['select count(*), name from demo_order', '报表SQL不合法：有列既不在 GROUP BY 中，也没有聚合'],
    ['select 1 as a, 2 as a', '报表SQL不合法：有同名的列，请用 AS 起不同的名字'],
    ['select 1', '报表SQL不合法：列“?column?”的名字不规范，请用 AS 起一个只含文字、数字和下划线的名字'],
    ['delete from sys_log', '只允许查询语句!'],
  ])('is refused when it is %j', async (text, message) => {
    expect(await reports.parse(text, admin)).toMatchObject({ success: false, code: 500, message });
  });
  it('is written by administrators alone', async () => {
    expect((await reports.parse('select 1 as a', school)).code).toBe(510);
    expect((await reports.parse('select 1 as a', {})).http).toBe(401);
    expect((await reports.save({ head: {}, items: [] }, school)).code).toBe(510);
    expect((await fixture.get('/online/cgreport/head/list', school)).code).toBe(510);
  });
});

describe('designing', () => {
  const head = { code: 'sound', name: '订单', cgrSql: orders };
  it.each([
    [{ head: { ...head, code: '' } }, '请输入报表编码！'],
    [{ head: { ...head, code: '1a' } }, '编码必须以字母开头，可包含数字、下划线、横杠！'],
    [{ head: { ...head, name: '' } }, '请输入报表名字!'],
    [{ head: { ...head, cgrSql: '' } }, '请填写报表SQL'],
    [{ head: { ...head, cgrSql: 'select * from sys_session' } }, '报表SQL不合法：不能查询表“sys_session”'],
    [{ head: { ...head, dbSource: 'nowhere' } }, '数据源不存在'],
    [{ items: [] }, '请至少添加一个字段'],
    [{ items: [item('other')] }, '字段“other”不在查询结果中'],
    [{ items: [item('id'), item('id')] }, '字段“id”重复'],
    [{ items: [item('name', { isTotal: '1' })] }, '字段“name”不是数值，不能合计'],
    [{ items: [item('name', { fieldType: 'Script' })] }, '动态报表配置明细第1行：类型的值不在可选范围内!'],
    [{ items: [item('name', { replaceVal: 'nothing' })] }, '字段“name”的取值表达式应形如 1_男,2_女'],
    [{ items: [item('name', { dictCode: 'sys_user,password,id' })] }, '字段“name”的字典code不可用'],
    [{ items: [item('name', { dictCode: 'no_such_dictionary' })] }, '字段“name”的字典code不可用'],
    [
      { items: [item('name', { fieldHref: 'javascript:alert(1)' })] },
      '字段“name”的href只能是以 / 或 https:// 开头的地址，不能含 {{ }}',
    ],
    [
      { items: [item('name', { fieldHref: '/x?t={{ACCESS_TOKEN}}' })] },
      '字段“name”的href只能是以 / 或 https:// 开头的地址，不能含 {{ }}',
    ],
    [
      { items: [item('name', { fieldHref: '//evil.example.com' })] },
      '字段“name”的href只能是以 / 或 https:// 开头的地址，不能含 {{ }}',
    ],
    [{ items: [item('name', { fieldHref: '/x/${other}' })] }, '字段href中的“other”不是报表的字段'],
    [{ head: { ...head, cgrSql: `${orders} where id = \${x}` } }, '请在报表参数中添加“x”'],
    [
      {
        params: [
          { paramName: 'a', paramTxt: '甲' },
          { paramName: 'a', paramTxt: '乙' },
        ],
      },
      '参数“a”重复',
    ],
    [
      { params: [{ paramName: 'a b', paramTxt: '甲' }] },
      '报表参数第1行：参数字段只能包含字母、数字和下划线，且不以数字开头',
    ],
    [{ head: 'text' }, '报表格式不正确!'],
    [{ items: 'text' }, '动态报表配置明细格式不正确!'],
    [{ items: [null] }, '参数不识别！'],
    [{ items: Array.from({ length: 101 }, (_, i) => item(`c${i}`)) }, '参数不识别！'],
  ])('refuses %j', async (more, message) => {
    const sent = { head, items: [item('id'), item('name')], params: [], ...more };
    expect(await fixture.post('/online/cgreport/head/add', sent, admin)).toMatchObject({ success: false, message });
  });
  it('keeps a report with its columns and parameters, and replaces both', async () => {
    const id = await reports.made(`${orders} where quantity >= \${least}`, columns, admin, {
      head: { code: 'kept' },
      params: [{ paramName: 'least', paramTxt: '最少数量', paramValue: '1' }],
    });
    const again = await reports.save({ head: { code: 'kept', name: '又', cgrSql: orders }, items: columns }, admin);
    expect(again.message).toBe('报表编码已存在!');
    const items = await fixture.get(`/online/cgreport/item/listByHeadId?headId=${id}`, admin);
    expect(items.result.map((row: { fieldName: string; orderNum: number }) => [row.fieldName, row.orderNum])).toEqual(
      columns.map(({ fieldName }, i) => [fieldName, i]),
    );
    const edited = await reports.save(
      { head: { id, name: '改名', cgrSql: orders }, items: columns.slice(0, 3) },
      admin,
    );
    expect(edited).toMatchObject({ success: true, message: '修改成功!' });
    const { result } = await fixture.get(`/online/cgreport/head/queryById?id=${id}`, admin);
    expect(result).toMatchObject({ code: 'kept', name: '改名', params: [] });
    expect(result.items).toHaveLength(3);
    expect((await fixture.get(`/online/cgreport/param/listByHeadId?headId=${id}`, admin)).result).toEqual([]);
  });
  it('asks for the password again after five minutes, and for the code', async () => {
    fixture.clock.pass(6);
    expect(await reports.save({ head, items: columns }, admin)).toMatchObject({ code: 510, message: '请先验证密码' });
    admin = { token: await fixture.token('admin') };
    school = { token: await fixture.token('school') };
  });
});

describe('a report', () => {
  let id: string;
  beforeAll(async () => {
    id = await reports.made(orders, columns, admin, { head: { code: 'orders', name: '订单报表' } });
  });
  const names = async (query: string): Promise<string[]> =>
    (await reports.data(id, admin, `column=order_no&order=asc&${query}`)).result.records.map(
      (r: { name: string }) => r.name,
    );

  it('shows the live rows of the reader’s tenant, page by page, with their sums', async () => {
    const { result } = await reports.data(id, admin, 'pageNo=1&pageSize=2&column=quantity&order=desc');
    expect(result).toMatchObject({ total: 3, size: 2, current: 1, pages: 2 });
    expect(result.totals).toEqual({ amount: '71.50', quantity: 7 });
    expect(result.records).toEqual([
      {
        id: 'd3',
        order_no: 'NO3',
        name: '50%_优惠',
        amount: '40.50',
        quantity: 4,
        status: 1,
        create_time: '2025-10-04 08:30:00',
      },
      {
        id: 'd1',
        order_no: 'NO1',
        name: '订单1',
        amount: '20.50',
        quantity: 2,
        status: 1,
        create_time: '2025-10-02 08:30:00',
      },
    ]);
    expect((await reports.data(id, admin, 'pageNo=2&pageSize=2')).result.records).toHaveLength(1);
    expect((await reports.data(id, admin, 'pageNo=9&pageSize=2')).result.records).toEqual([]);
  });
  it.each([
    ['name=%E8%AE%A2%E5%8D%95', ['订单0', '订单1']],
    ['name=%25_', ['50%_优惠']],
    ['name=*1', ['订单1']],
    ["name=x' or '1'='1", []],
    ['status=1', ['订单1', '50%_优惠']],
    ['status=0,1', ['订单0', '订单1', '50%_优惠']],
    ['amount_begin=15&amount_end=30', ['订单1']],
    ['create_time_begin=2025-10-02&create_time_end=2025-10-02', ['订单1']],
    ['quantity=1', ['订单0']],
    ['unknown=1&self_unknown=2&__proto__=3', ['订单0', '订单1', '50%_优惠']],
  ])('is searched by %s', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });
  it.each([
    ['amount_begin=abc', '查询条件不合法：金额'],
    ['create_time_begin=yesterday', '查询条件不合法：时间'],
    ['column=password', '请注意，将要排序的列字段不存在：password'],
    ['column=name;drop table x', '请注意，将要排序的列字段不存在：name;drop table x'],
  ])('refuses %s', async (query, message) => {
    expect(await reports.data(id, admin, query)).toMatchObject({ success: false, message });
  });
  it('tells its columns with their texts and links, and its conditions, some of them hidden (W-R12)', async () => {
    const { result } = await fixture.get('/online/cgreport/api/getRpColumns/orders', admin);
    expect(result).toMatchObject({ cgRpConfigId: id, cgRpConfigName: '订单报表' });
    expect(result.columns.map((c: { dataIndex: string }) => c.dataIndex)).toEqual([
      'order_no',
      'name',
      'amount',
      'quantity',
      'status',
      'create_time',
    ]);
    expect(result.dictOptions).toEqual({
      status: [
        { value: '0', text: '待处理' },
        { value: '1', text: '已完成' },
      ],
    });
    expect(result.fieldHrefSlots).toEqual([{ slotName: 'fieldHref_name', href: '/demo/${id}?name=${name}' }]);
    const info = await fixture.get(`/online/cgreport/api/getQueryInfo/${id}`, admin);
    expect(info.result.map((q: Record<string, string>) => [q.field, q.view, q.mode, q.hidden])).toEqual([
      ['order_no', 'text', 'single', '0'],
      ['name', 'text', 'single', '0'],
      ['amount', 'text', 'group', '0'],
      ['status', 'list', 'single', '1'],
      ['create_time', 'datetime', 'group', '1'],
    ]);
    const both = await fixture.get(`/online/cgreport/api/getColumnsAndData/${id}?pageSize=1`, admin);
    expect(both.result).toMatchObject({ cgreportHeadName: '订单报表', isGroupTitle: false, data: { total: 3 } });
    const options = await fixture.get(
      `/online/cgreport/api/getReportDictList?fieldId=${info.result[3].fieldId}&keyword=完成`,
      admin,
    );
    expect(options.result).toEqual([{ value: '1', text: '已完成' }]);
  });
  it('takes its parameters bound, from the request, the page or their defaults', async () => {
    const text = `select id, name, '\${mark}' as mark from demo_order where quantity >= \${least}`;
    const own = await reports.made(text, [item('id'), item('name'), item('mark')], admin, {
      params: [
        { paramName: 'least', paramTxt: '最少数量' },
        { paramName: 'mark', paramTxt: '标记', paramValue: '默认' },
      ],
    });
    expect(await reports.data(own, admin)).toMatchObject({ success: false, message: '缺少参数：最少数量' });
    const marks = async (query: string) =>
      (await reports.data(own, admin, query)).result.records.map((r: { mark: string }) => r.mark);
    expect(await marks('self_least=2')).toEqual(['默认', '默认']);
    expect(await marks(`self_least='4'&self_mark=${encodeURIComponent("'引号'")}`)).toEqual(['引号']);
    expect(await marks(`onlRepUrlParamStr=${encodeURIComponent('least=4&mark=甲')}`)).toEqual(['甲']);
    for (const hostile of ['${7*7}', '{{7*7}}', "'; drop table demo_order; --", '=cmd()'])
      expect(await marks(`self_least=4&self_mark=${encodeURIComponent(hostile)}`), hostile).toEqual([hostile]);
    expect((await reports.data(own, admin, 'self_least=abc')).message).toBe('查询条件或参数的值不正确');
    const info = await fixture.get(`/online/cgreport/api/getParamsInfo/${own}`, admin);
    expect(info.result).toEqual([
      { paramName: 'least', paramTxt: '最少数量', paramValue: null },
      { paramName: 'mark', paramTxt: '标记', paramValue: '默认' },
    ]);
  });
  it('is seen by those who hold its menu entry or its code, on the school side', async () => {
    const calls = [
      `getData/${id}`,
      `getColumnsAndData/${id}`,
      'getRpColumns/orders',
      `getQueryInfo/${id}`,
      `getParamsInfo/${id}`,
    ];
    for (const call of calls) {
      expect((await fixture.get(`/online/cgreport/api/${call}`, school)).code, call).toBe(510);
      expect((await fixture.get(`/online/cgreport/api/${call}`, {})).http, call).toBe(401);
    }
    expect((await fixture.get(`/online/cgreport/api/exportXls/${id}`, {})).http).toBe(401);
    expect((await fixture.get(`/online/cgreport/api/exportXls/${id}`, school)).code).toBe(510);
    expect(await reports.data('nothing', admin)).toMatchObject({ success: false, message: '报表不存在' });
  });
  it('is published as a menu entry that roles are granted, and is then theirs to read under its data rules', async () => {
    const parent = await fixture.db
      .selectFrom('sys_permission')
      .where('url', '=', '/online')
      .select('id')
      .executeTakeFirstOrThrow();
    const body = { id, parentId: parent.id, name: '订单统计', icon: 'BarChartOutlined' };
    expect((await fixture.post('/online/cgreport/head/publish', body, school)).code).toBe(510);
    const published = await fixture.post('/online/cgreport/head/publish', body, admin);
    expect(published).toMatchObject({ success: true, message: '发布成功' });
    const renamed = await fixture.post('/online/cgreport/head/publish', { ...body, name: '订单一览' }, admin);
    expect(renamed.result.id).toBe(published.result.id);
    const entry = await fixture.db
      .selectFrom('sys_permission')
      .where('id', '=', published.result.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ name: '订单一览', url: `/online/cgreport/${id}`, side: 'school' });
    const gone = await fixture.call('DELETE', `/online/cgreport/head/delete?id=${id}`, admin);
    expect(gone.message).toBe('报表已发布到菜单“订单一览”，请先删除该菜单');

    const role = await fixture.db
      .selectFrom('sys_role')
      .where('roleCode', '=', 'school_admin')
      .select('id')
      .executeTakeFirstOrThrow();
    const words = { permissionId: entry.id, ruleName: '大单', ruleConditions: '>=', ruleValue: '2', status: '1' };
    const addRule = (ruleColumn: string) =>
      fixture.post('/sys/permission/addPermissionRule', { ...words, ruleColumn }, admin);
    expect((await addRule('missing')).message).toBe('规则字段不存在');
    expect((await addRule('create_time')).message).toContain('类型不符');
    const rule = (await addRule('quantity')).result.id;
    await sql`insert into sys_role_permission (id, create_by, create_time, role_id, permission_id, data_rule_ids)
      values (${newId()}, 'admin', now(), ${role.id}, ${entry.id}, ${rule})`.execute(fixture.database.db);
    await fixture.post('/sys/dict/refleshCache', {}, admin).catch(() => undefined);
    await fixture.get('/sys/dict/refleshCache', admin);
    const seen = await reports.data(id, school, 'column=order_no&order=asc');
    expect(seen.result.records.map((r: { id: string }) => r.id)).toEqual(['d1', 'd3']);
    await sql`update sys_permission_data_rule set rule_column = 'missing' where id = ${rule}`.execute(
      fixture.database.db,
    );
    await fixture.get('/sys/dict/refleshCache', admin);
    expect((await reports.data(id, school)).result.total).toBe(0);
  });
  it('is exported with the texts and sums of the screen, noted in the audit log', async () => {
    const response = await fixture.app.server.inject({
      method: 'GET',
      url: `/server/online/cgreport/api/exportXls/${id}?status=1`,
      headers: { 'x-access-token': admin.token },
    });
    expect(response.headers['content-type']).toBe('application/vnd.ms-excel');
    const { rows } = await sql<{
      content: { rows: number };
    }>`select content from sys_audit where act = 'report.export'`.execute(fixture.database.db);
    expect(rows.at(-1)?.content).toMatchObject({ code: 'orders', rows: 2 });
    const { read } = await import('@e965/xlsx');
    const book = read(response.rawPayload);
    const sheet = book.Sheets[book.SheetNames[0] as string] as Record<string, { v: unknown }>;
    const cell = (name: string) => sheet[name]?.v;
    expect(['A3', 'B3', 'E3'].map(cell)).toEqual(['单号', '名称', '状态']);
    const last = ['A6', 'C6', 'D6'].map(cell);
    expect(last).toEqual(['合计', 61, 6]);
    expect(['E4', 'E5'].map(cell)).toEqual(['已完成', '已完成']);
  });
});

describe('cost limits of a report', () => {
  it('is estimated before the embedded store begins', async () => {
    if (fixture.database.kind !== 'embedded') return;
    const heavy = 'select count(*) as x from generate_series(1, 10000000) a(n), generate_series(1, 10000000) b(n)';
    const id = await reports.made(heavy, [item('x')], admin);
    const asked = await recordQueries(fixture.database, async () =>
      expect((await reports.data(id, admin)).message).toBe('查询超时，请缩小查询范围'),
    );
    const run = asked.filter((statement) => statement.includes('generate_series'));
    expect(run.filter((statement) => !/^\s*explain/i.test(statement))).toEqual([]);
  });
});
