import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eventVariables } from '@campus/contract/message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { getVariables } from '../../src/platform/messages/fill.ts';
import { AppFixture } from '../support/app-fixture.ts';

const path = '/sys/message/messageEvent';
const templates = '/sys/message/sysMessageTemplate';
let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
});
beforeEach(async () => {
  fixture.clock.pass(1);
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const loadEvent = async (code: string) =>
  (await fixture.get(`${path}/list?eventCode=${code}`, admin)).result.records[0];
const edit = async (code: string, change: Record<string, unknown>) => {
  const { id, version, channels, templateCodes, delayMinutes, enabled } = await loadEvent(code);
  return fixture.call('PUT', `${path}/edit`, admin, {
    id,
    version,
    channels,
    templateCodes,
    delayMinutes,
    enabled,
    ...change,
  });
};
const addTemplate = async (templateCode: string, templateType: string, inUse = true) => {
  const draft = { templateCode, templateName: templateCode, templateType, templateContent: '您好' };
  const { result } = await fixture.post(`${templates}/add`, draft, admin);
  if (inUse) await fixture.post(`${templates}/use`, { id: result.id }, admin);
};

/** The sources that announce events: all but the sample data and the lists that declare them. */
const announcing = ['contract/src/areas', 'server/src']
  .map((folder) => resolve(import.meta.dirname, '../../..', folder))
  .flatMap((folder) => globSync('**/*.ts', { cwd: folder }).map((file) => `${folder}/${file}`))
  .filter((file) => !/-?messages\.ts$|\/src\/seed\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
it.each([...messageEvents.keys()])('%s is announced by a step, a call or a job', (code) => {
  expect(announcing).toMatch(new RegExp(`['"]${code}['"]`));
});

describe('message events', () => {
  it('exist in every tenant with the declared texts', async () => {
    const { result } = await fixture.get(`${path}/list?pageSize=200`, admin);
    expect(result.total).toBe(messageEvents.size);
    expect(await loadEvent('P05')).toMatchObject({
      eventName: '岗位已下架',
      module: '岗位管理',
      variables: 'post,reason,id',
      channels: '4,1',
      enabled: 'Y',
      delayMinutes: 0,
    });
    const other = await fixture.get(`${path}/list?pageSize=200`, { ...admin, tenant: 2 });
    expect(other.result.total).toBe(messageEvents.size);
  });
  it('have a label for every variable', () => {
    const names = [...messageEvents.values()].flatMap(getVariables);
    expect(names.filter((name) => !(name in eventVariables))).toEqual([]);
  });
  it('exist in a tenant that is added later', async () => {
    const added = await fixture.post('/sys/tenant/add', { tenantNo: 77, name: '新校区', status: 1 }, admin);
    expect(added.message).toBe('添加成功！');
    admin = { token: await fixture.token('admin') };
    expect((await fixture.get(`${path}/list`, { ...admin, tenant: 77 })).result.total).toBe(messageEvents.size);
  });
  it('accept changes of their settings only', async () => {
    expect(await edit('P04', { enabled: 'N', delayMinutes: 5, channels: '4' })).toMatchObject({ success: true });
    expect(await loadEvent('P04')).toMatchObject({ enabled: 'N', delayMinutes: 5, channels: '4' });
    await edit('P04', { eventName: '改名', eventCode: 'X' });
    expect(await loadEvent('P04')).toMatchObject({ eventName: '岗位即将到期' });
  });
  it('need an enabled template of the right type for ways without a text of their own', async () => {
    await addTemplate('MAIL_ONE', '2');
    await addTemplate('MAIL_OFF', '2', false);
    await addTemplate('SMS_ONE', '1');
    const refused = '请为邮件选择模板!';
    expect((await edit('P01', { channels: '4,2', templateCodes: {} })).message).toBe(refused);
    expect((await edit('P01', { channels: '4,2', templateCodes: { 2: 'MAIL_OFF' } })).message).toBe(refused);
    expect((await edit('P01', { channels: '4,2', templateCodes: { 2: 'SMS_ONE' } })).message).toBe(refused);
    expect((await edit('P01', { channels: '4,1', templateCodes: { 1: 'NOBODY' } })).message).toBe('请为短信选择模板!');
    expect(await edit('P01', { channels: '4,2', templateCodes: { 2: 'MAIL_ONE', 1: 'SMS_ONE' } })).toMatchObject({
      success: true,
    });
    expect((await loadEvent('P01')).templateCodes).toEqual({ 2: 'MAIL_ONE' });
  });
  it.each([
    [{ channels: '' }],
    [{ channels: '5' }],
    [{ channels: '9' }],
    [{ delayMinutes: -1 }],
    [{ delayMinutes: 1441 }],
    [{ templateCodes: [1] }],
    [{ templateCodes: 'x' }],
    [{ templateCodes: { 4: { evil: 1 } } }],
    [{ enabled: 'maybe' }],
  ])('refuse %j', async (change) => {
    const answer = await edit('P02', change);
    expect(answer).toMatchObject({ success: false, code: 500 });
    expect(answer.message).not.toContain('系统异常');
    expect(await loadEvent('P02')).toMatchObject({ channels: '4', delayMinutes: 0, enabled: 'Y' });
  });
  it('belong to the school and need the code to be changed', async () => {
    const viewer = { token: await fixture.token('viewer') };
    const { id, version } = await loadEvent('P02');
    expect((await fixture.get(`${path}/list`, viewer)).success).toBe(true);
    const body = { id, version, channels: '4', enabled: 'N', delayMinutes: 0 };
    expect(await fixture.call('PUT', `${path}/edit`, viewer, body)).toMatchObject({ code: 510 });
  });
});
