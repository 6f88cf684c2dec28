import { companyPublicity, defaultLoginConfig, featuresProblem } from '@campus/contract/homepage';
import { ossFile } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EnterpriseFixture } from '../enterprise/enterprise-fixture.ts';
import { hr, school } from '../enterprise/enterprise-people.ts';
import { without } from '../support/bare-engine.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.as(school, async (context) => {
    for (const url of ['carousel/a.png', 'carousel/film.mp4', 'company-license/secret.png'])
      await context.engine.insert(ossFile, { fileName: url, url }, context);
    // What an earlier test saw may still be kept for a minute.
    await context.engine.database.publish('carousel', '');
  });
});
afterAll(() => fixture.close());

const path = companyPublicity.path;
const post = (call: string, sent: Record<string, unknown>, who = school) =>
  fixture.call(who, 'POST', `${path}/${call}`, sent);
const slide = (more: Record<string, unknown> = {}) => ({
  logo: 'carousel/a.png',
  linkName: '春季双选会',
  linkType: '1',
  ...more,
});
const add = async (more: Record<string, unknown> = {}): Promise<string> => (await post('add', slide(more))).result.id;
const onShow = async (query: Record<string, unknown> = {}) =>
  (await fixture.call(undefined, 'GET', `${path}/loginPageData`, query)).result;
const published = async (more: Record<string, unknown> = {}): Promise<string> => {
  const id = await add(more);
  expect((await post('publish', { id })).success).toBe(true);
  return id;
};

/** Waits until every process has received the changes published so far: notifications arrive in order. */
async function changesReceived(): Promise<void> {
  const { database } = fixture.engine;
  await new Promise<void>((resolve) => {
    database.subscribe('carousel', (payload) => payload === 'received' && resolve());
    void database.publish('carousel', 'received');
  });
}

describe('a slide of the sign-in page', () => {
  it('leads where its type says, and nowhere else', async () => {
    const { id: companyId } = await fixture.company(1, 3);
    const table: [string, string | null, string | undefined][] = [
      ['1', null, undefined],
      ['2', null, '请输入跳转内容!'],
      ['2', 'no-such-fair', '跳转对象不存在或已下架!'],
      ['3', 'carousel/film.mp4', undefined],
      ['3', 'https://video.example.com/a.mp4', undefined],
      ['3', 'http://video.example.com/a.mp4', '跳转对象不存在或已下架!'],
      ['3', 'carousel/gone.mp4', '跳转对象不存在或已下架!'],
      ['3', 'carousel/a.png', '跳转对象不存在或已下架!'],
      ['4', companyId, '该企业没有已发布的视频!'],
      ['5', 'https://www.example.com/', undefined],
      ['5', 'http://www.example.com/', '外部链接须以https://开头!'],
      ['5', 'javascript:alert(1)', '外部链接须以https://开头!'],
      ['5', 'https://a.example.com\\@b.example.com', '外部链接须以https://开头!'],
      ['6', 'carousel/a.png', undefined],
      ['6', 'carousel/film.mp4', '请上传图片'],
      ['7', 'carousel/a.png', undefined],
      ['7', 'company-license/secret.png', '请上传图片'],
      ['7', '//evil.example.com/a.png', '请上传图片'],
      ['9', 'x', '跳转类型的值不在可选范围内!'],
    ];
    for (const [linkType, linkData, sentence] of table) {
      const reply = await post('add', slide({ linkType, linkData }));
      expect([linkType, linkData, reply.success ? undefined : reply.message]).toEqual([linkType, linkData, sentence]);
    }
  });
  it('forgets where it led when it leads nowhere', async () => {
    const id = await add({ linkType: '5', linkData: 'https://www.example.com/' });
    const reply = await fixture.call(school, 'PUT', `${path}/edit`, { id, linkType: '1' });
    expect(reply.result).toMatchObject({ linkType: '1', linkData: null });
  });
  it('has a period that does not end before it begins', async () => {
    expect(
      (await post('add', slide({ startTime: '2025-10-16 00:00:00', endTime: '2025-10-16 00:00:00' }))).message,
    ).toBe('展示结束时间应晚于展示开始时间!');
  });
  it('is shown with the six public fields while it is on and in its period, in order', async () => {
    const later = await published({ sortOrder: 30 });
    const first = await published({ sortOrder: 10, linkType: '5', linkData: 'https://www.example.com/' });
    await add({ sortOrder: 20 });
    await published({ startTime: '2025-10-16 00:00:00' });
    const ending = await published({ endTime: '2025-10-15 10:00:30', sortOrder: 40 });
    expect((await onShow()).map((one: { id: string }) => one.id)).toEqual([first, later, ending]);
    expect((await onShow())[0]).toEqual({
      id: first,
      logo: 'carousel/a.png',
      linkName: '春季双选会',
      linkType: '5',
      linkData: 'https://www.example.com/',
      sortOrder: 10,
    });
    expect(await onShow({ tenantId: 2 })).toEqual([]);
    fixture.clock.pass(2);
    expect((await onShow()).map((one: { id: string }) => one.id)).toEqual([first, later]);
  });
  it('is kept for a minute, but a change is seen at once', async () => {
    const id = await published();
    await changesReceived();
    expect(await onShow()).toHaveLength(1);
    await sql`update pub_company_publicity set link_name = '改过' where id = ${id}`.execute(fixture.database.db);
    expect((await onShow())[0].linkName).toBe('春季双选会');
    fixture.clock.pass(1.1);
    expect((await onShow())[0].linkName).toBe('改过');
    await post('offline', { id });
    expect(await onShow()).toEqual([]);
  });
  it('is one of ten at most, also when the last two are published at once', async () => {
    for (let n = 0; n < 9; n += 1) await published();
    const [a, b] = [await add(), await add()];
    const replies = await Promise.all([post('publish', { id: a }), post('publish', { id: b })]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.find((reply) => !reply.success)?.message).toBe('该位置最多展示10张轮播图!');
  });
  it('is shown longer only while there is room', async () => {
    const over = await published({ endTime: '2025-10-15 10:00:30' });
    fixture.clock.pass(1);
    for (let n = 0; n < 10; n += 1) await published();
    const edit = (values: object) => post('edit', { id: over, ...values });
    expect((await edit({ endTime: '2025-10-20 10:00:00' })).message).toBe('该位置最多展示10张轮播图!');
    expect((await edit({ linkName: '改名' })).success).toBe(true);
  });
  it('cannot be published once its time is over, nor deleted while it is on', async () => {
    const over = await add({ endTime: '2025-10-15 09:00:00' });
    expect((await post('publish', { id: over })).message).toBe('展示时间已结束!');
    const id = await published();
    const remove = () => fixture.call(school, 'DELETE', `${path}/delete`, { id });
    expect((await remove()).message).toBe('请先下架再删除!');
    expect((await post('publish', { id })).message).toBe('当前状态为“上架”，不能上架');
    await post('offline', { id });
    expect((await remove()).success).toBe(true);
  });
  it('reads as waiting before its period and as over after it, and is found by that', async () => {
    await add();
    await published({ linkName: '进行' });
    await published({ linkName: '将来', startTime: '2025-10-16 00:00:00' });
    await published({ linkName: '过去', endTime: '2025-10-15 10:00:30' });
    fixture.clock.pass(2);
    const found = async (showStatus: number) =>
      (await fixture.call(school, 'GET', `${path}/list`, { showStatus })).result.records.map(
        (row: Record<string, unknown>) => [row.linkName, row.showStatus_dictText],
      );
    expect(await found(0)).toEqual([['春季双选会', '下架']]);
    expect(await found(1)).toEqual([['进行', '上架']]);
    expect(await found(2)).toEqual([['将来', '待生效']]);
    expect(await found(3)).toEqual([['过去', '已过期']]);
    expect((await fixture.call(school, 'GET', `${path}/list`, { showStatus: 'x' })).success).toBe(false);
  });
  it('is put in order by ids, all or none', async () => {
    const [a, b, c] = [await published(), await published(), await published()];
    expect((await post('sort', { ids: [c, a, b] })).success).toBe(true);
    expect((await onShow()).map((one: { id: string }) => one.id)).toEqual([c, a, b]);
    expect((await post('sort', { ids: `${a},nowhere` })).message).toBe('未知的操作');
    expect((await onShow()).map((one: { sortOrder: number }) => one.sortOrder)).toEqual([10, 20, 30]);
  });
  it('counts a visitor once an hour', async () => {
    const id = await published();
    const clicks = async () => (await fixture.one<{ clickCount: number }>('pub_company_publicity', id)).clickCount;
    await Promise.all(Array.from({ length: 10 }, () => fixture.call(undefined, 'POST', `${path}/click`, { id })));
    expect(await clicks()).toBe(1);
    fixture.clock.pass(61);
    await fixture.call(undefined, 'POST', `${path}/click`, { id });
    expect(await clicks()).toBe(2);
    expect((await fixture.call(undefined, 'POST', `${path}/click`, { id: await add() })).message).toBe(
      '数据不存在或无权访问',
    );
  });
  it("is the school's alone", async () => {
    const id = await published();
    expect((await fixture.call(hr('c1', 'hr1'), 'GET', `${path}/list`)).result.records).toEqual([]);
    expect(await post('offline', { id }, without(school, 'publicity:companyPublicity:offline'))).toMatchObject({
      code: 510,
    });
    expect((await post('offline', { id }, { ...school, tenantId: 2 })).message).toBe('数据不存在或无权访问');
  });
});

describe('the sign-in page of a tenant', () => {
  const config = (more: Record<string, unknown> = {}) => ({
    productName: '云湖招聘',
    welcomeTitle: '欢迎企业入驻',
    features: [{ icon: 'BankOutlined', title: '高校合作', text: '携手高校，精准触达' }],
    ...more,
  });
  const save = (sent: Record<string, unknown>, who = school) =>
    fixture.call(who, 'POST', '/publicity/loginConfig/save', sent);
  const read = async (tenantId?: number) =>
    (await fixture.call(undefined, 'GET', '/publicity/loginConfig/get', { tenantId })).result;
  const versions = async () => (await fixture.call(school, 'GET', '/publicity/loginConfig/versions')).result;

  it('is the shipped one until the tenant saves its own', async () => {
    expect(await read()).toEqual({ ...defaultLoginConfig, version: 0, qrReady: false });
    expect(featuresProblem(defaultLoginConfig.features)).toBeUndefined();
    expect(defaultLoginConfig.features.map((feature) => feature.title)).toEqual([
      '直播带回放',
      '企业主页与短视频',
      '福利标签与海报',
      '一键分享二维码',
      '线下体验店',
      '校园招聘服务',
      '高校合作',
      '名企岗位',
    ]);
    expect(await save(config({ phoneLoginEnabled: 'N' }))).toMatchObject({ success: true, message: '保存成功' });
    expect(await read()).toMatchObject({
      productName: '云湖招聘',
      phoneLoginEnabled: 'N',
      qrLoginEnabled: 'Y',
      version: 1,
    });
    expect(Object.keys(await read()).filter((key) => /create|update|tenant|del|^id$/i.test(key))).toEqual([]);
    expect((await read(2)).productName).toBe(defaultLoginConfig.productName);
  });
  it('refuses what the table of fields refuses', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ productName: '' }, '请输入产品名称!'],
      [{ welcomeTitle: null }, '请输入欢迎标题!'],
      [{ features: [] }, '请输入宣传要点!'],
      [{ features: Array.from({ length: 9 }, () => ({ icon: 'A', title: 'x', text: 'y' })) }, '宣传要点最多8项'],
      [{ features: [{ icon: '<svg>', title: 'x', text: 'y' }] }, '宣传要点第1项图标格式不正确'],
      [
        { features: [{ icon: 'A', title: '一二三四五六七八九十一二三', text: 'y' }] },
        '宣传要点第1项：标题最多12个字符',
      ],
      [{ features: [{ icon: 'A', title: 'x', text: '' }] }, '宣传要点第1项：请输入说明!'],
      [{ features: [{ icon: 'A', title: 'x', text: 'y', href: 'z' }] }, '宣传要点第1项图标格式不正确'],
      [{ campusHomeUrl: 'javascript:alert(1)' }, '请输入以http和https开头的网址'],
      [{ feedbackEmail: 'x' }, '邮箱格式不正确'],
      [{ logo: 'login/gone.png' }, '请上传徽标!'],
    ];
    for (const [more, sentence] of cases) expect([more, (await save(config(more))).message]).toEqual([more, sentence]);
    expect(await versions()).toEqual([]);
    expect(await save(config(), without(school, 'publicity:loginConfig:save'))).toMatchObject({ code: 510 });
  });
  it("rejects a save over another user's, also at the same moment", async () => {
    const first = await Promise.all([
      save(config({ version: 0 })),
      save(config({ version: 0, productName: '另一个' })),
    ]);
    expect(first.filter((reply) => reply.success)).toHaveLength(1);
    expect(first.find((reply) => !reply.success)?.result.errorCode).toBe('RC_STALE');
    expect((await save(config({ version: 1 }))).result.version).toBe(2);
  });
  it('keeps the last ten versions, goes back to one, and to the shipped one', async () => {
    for (let n = 1; n <= 12; n += 1) await save(config({ productName: `第${n}版` }));
    const kept = await versions();
    expect(kept.map((one: { seq: number }) => one.seq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    const back = await fixture.call(school, 'POST', '/publicity/loginConfig/rollback', { id: kept[4].id });
    expect(back).toMatchObject({ message: '回滚成功', result: { productName: '第8版' } });
    expect((await versions())[0]).toMatchObject({ seq: 13, savedBy: 'school' });
    expect(
      (await fixture.call({ ...school, tenantId: 2 }, 'POST', '/publicity/loginConfig/rollback', { id: kept[0].id }))
        .message,
    ).toBe('数据不存在或无权访问');
    await fixture.call(school, 'POST', '/publicity/loginConfig/restore');
    expect(await read()).toMatchObject({ ...defaultLoginConfig });
  });
});
