import { describe, expect, it } from 'vitest';
import { fileClean } from '../../src/platform/files/file-clean.ts';
import { runJob } from '../support/run-job.ts';
import { png, prepareLicenceFiles } from './licence-files.ts';

const files = prepareLicenceFiles();

describe('the list of files', () => {
  const remove = (id: string) =>
    files.call({ method: 'DELETE', url: `/server/sys/oss/file/delete?id=${id}`, as: 'staff' });

  it('keeps a file that is in use, and removes one that is not from the store', async () => {
    const { body } = await files.upload('a.png', png);
    const row = await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'anna',
      payload: { name: '甲', story: `<p><img src="${body.message}"></p>` },
    });
    expect((await remove(body.result.id)).body).toMatchObject({
      success: false,
      message: '文件正在使用，无法删除',
      result: { uses: ['示例证照'] },
    });
    await files.call({ method: 'DELETE', url: `/server/sample/licence/delete?id=${row.body.result.id}`, as: 'anna' });
    expect((await remove(body.result.id)).body.success).toBe(true);
    expect(await files.files.options.store.stat(body.message)).toBeUndefined();
  });

  it('loses what nothing names after a week in temp, a month elsewhere', async () => {
    const [loose, kept] = [await files.stored('a.png', png), await files.stored('b.png', png)];
    const elsewhere = await files.stored('c.png', png, { biz: 'demo' });
    await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'anna',
      payload: { name: '甲', scan: kept },
    });
    const clean = () => runJob(files.engine, fileClean(files.files, files.fixture.parts));
    files.clock.pass(6 * 24 * 60);
    expect(await clean()).toBe(0);
    files.clock.pass(2 * 24 * 60);
    expect(await clean()).toBe(1);
    files.clock.pass(23 * 24 * 60);
    expect(await clean()).toBe(1);
    const left = [];
    for (const path of [loose, kept, elsewhere]) left.push((await files.files.options.store.stat(path)) !== undefined);
    expect(left).toEqual([false, true, false]);
    files.clock.set('2026-11-20T10:00:00+08:00');
  });
});
