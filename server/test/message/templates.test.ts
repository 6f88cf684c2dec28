import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
const tokens = new Map<string, string>();
beforeAll(async () => {
  fixture = await AppFixture.open();
  for (const name of ['admin', 'viewer']) tokens.set(name, await fixture.token(name));
});
afterAll(() => fixture.close());

const by = (name: string) => ({ token: tokens.get(name) as string });
const path = '/sys/message/sysMessageTemplate';
/** How a template names what is put in. */
const variable = (name: string): string => `\${${name}}`;
const template = {
  templateCode: 'POST_PASS',
  templateName: '岗位审核结果',
  templateType: '4',
  templateContent: `<p>${variable('company')}的岗位已通过<script>x</script></p>`,
  templateTestJson: '{"company":"云湖公司"}',
};
const post = (call: string, body: Record<string, unknown>, name = 'admin') =>
  fixture.post(`${path}/${call}`, body, by(name));
const test = (more: Record<string, unknown>) =>
  post('sendMsg', { templateCode: 'POST_PASS', receiver: 'viewer', ...more });

describe('a template', () => {
  it('is previewed with values as text, and fixed while it is enabled', async () => {
    const added = await post('add', template);
    const stored = `<p>${variable('company')}的岗位已通过</p>`;
    expect(added.result).toMatchObject({ useStatus: '0', templateContent: stored });
    const { id } = added.result;
    expect((await test({ testData: '{' })).message).toBe('解析Json出错！');
    expect((await test({ testData: '{}' })).message).toBe('测试数据缺少变量：company');
    expect((await test({ msgType: '1' })).message).toBe('接收人格式不正确!');
    expect((await test({ templateCode: 'NOPE' })).message).toBe('发送消息任务添加失败！');
    const hostile = JSON.stringify({ company: `<i>${variable('time')}</i>` });
    expect((await test({ testData: hostile })).message).toBe('发送消息任务添加成功！');
    await fixture.app.engine.services.messages.turn();
    const { result } = await fixture.get('/sys/annountCement/listByUser', by('viewer'));
    expect(result.sysMsgList[0]).toMatchObject({
      titile: '岗位审核结果',
      msgContent: `<p>&lt;i&gt;${variable('time')}&lt;/i&gt;的岗位已通过</p>`,
    });
    const kept = await fixture.get('/sys/message/sysMessage/list?esReceiver=viewer', by('admin'));
    expect(kept.result.records[0]).toMatchObject({
      esReceiver: 'viewer',
      esReceiver_dictText: expect.stringMatching(/^.+（viewer）$/),
    });
    expect((await post('use', { id })).message).toBe('应用成功');
    const edit = () => fixture.call('PUT', `${path}/edit`, by('admin'), { id, templateName: '改' });
    const inUse = '模板已应用，不能修改';
    expect((await edit()).message).toBe(inUse);
    expect((await fixture.call('DELETE', `${path}/delete?id=${id}`, by('admin'))).message).toBe(inUse);
    expect((await post('notUse', { id })).success).toBe(true);
    expect((await edit()).success).toBe(true);
    expect((await post('use', { id }, 'viewer')).code).toBe(510);
  });

  it('is refused with wrong codes, texts and variables', async () => {
    const refused = async (more: Record<string, unknown>) =>
      (await post('add', { ...template, templateCode: 'OTHER', ...more })).message;
    expect(await refused({ templateCode: '' })).toBe('请输入模板CODE!');
    expect(await refused({ templateCode: 'with-dash' })).toBe('模板CODE只能由字母、数字和下划线组成');
    expect(await refused({ templateCode: 'POST_PASS' })).toBe('模板CODE已存在!');
    expect(await refused({ templateType: '' })).toBe('请输入模板类型!');
    expect(await refused({ templateTestJson: '[1' })).toBe('测试数据必须是JSON格式!');
    const odd = { ...template, templateCode: 'ODD', templateContent: variable('nobodyKnows') };
    const { id } = (await post('add', odd)).result;
    expect((await post('use', { id })).message).toBe('模板含有未定义的变量：nobodyKnows');
  });

  it('can be tried thirty times an hour', async () => {
    fixture.clock.pass(61);
    await post('add', { ...template, templateCode: 'OFTEN' });
    const send = () => test({ templateCode: 'OFTEN', testData: '{"company":"甲"}' });
    for (let n = 1; n <= 27; n += 1) expect((await send()).success, `${n}`).toBe(true);
    const last = await Promise.all(Array.from({ length: 6 }, send));
    expect(last.filter(({ success }) => success)).toHaveLength(3);
    expect(await send()).toMatchObject({ success: false, message: '请求过于频繁，请稍后再试！' });
    fixture.clock.pass(61);
    expect((await send()).success).toBe(true);
  });
});
