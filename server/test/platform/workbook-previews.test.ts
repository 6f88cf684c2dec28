import { describe, expect, it } from 'vitest';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { encodePath, people, png, prepareLicenceFiles } from './licence-files.ts';

const files = prepareLicenceFiles();

describe('the first rows of a workbook', () => {
  const preview = (path: string, as = 'anna') =>
    files.call({ method: 'GET', url: `/server/sys/common/sheet/${encodePath(path)}`, as });
  const columns = Array.from({ length: 60 }, (_, i) => ({ title: `列${i + 1}`, kind: 'text' as const }));
  const book = async (rows: number, more: { biz?: string } = {}) => {
    const content = Array.from({ length: rows }, (_, i) => [`第${i + 1}行`, '=1+1', null, '值']);
    const { chunks } = await writeXlsx({ name: '名单', columns, rows: content });
    return files.stored('名单.xlsx', Buffer.concat(chunks), more);
  };

  it('are answered as texts, cut at 200 rows and 50 columns', async () => {
    const { body } = await preview(await book(300));
    const [sheet] = body.result;
    expect(body.result).toHaveLength(1);
    expect(sheet).toMatchObject({ name: '名单', columns: 50, truncated: true });
    expect(sheet.rows).toHaveLength(200);
    expect(sheet.rows[0].slice(0, 2)).toEqual(['列1', '列2']);
    expect(sheet.rows[1]).toEqual(['第1行', '=1+1', '', '值']);
  });

  it('are whole for a small one', async () => {
    const [sheet] = (await preview(await book(2))).body.result;
    expect([sheet.rows.length, sheet.truncated]).toEqual([3, false]);
  });

  it('are readable by every reader of the file', async () => {
    const path = await book(2, { biz: 'contract' });
    expect((await preview(path, '')).body).toMatchObject({ code: 403, message: '拒绝访问' });
    expect((await preview(path, 'ben')).body).toMatchObject({ code: 403 });
    expect((await preview(path, 'anna')).body.success).toBe(true);
    expect((await preview(files.files.sign(path, people.ben), 'ben')).body.success).toBe(true);
    expect((await preview(files.files.sign(path, people.ben), '')).body).toMatchObject({ code: 403 });
  });

  it.each([
    ['no workbook', () => files.stored('a.png', png)],
    ['a broken workbook', () => files.stored('a.xlsx', Buffer.from('504b0304aaaaaaaa', 'hex'))],
    [
      'an archive that says it is one',
      () => files.stored('a.xls', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex')),
    ],
  ])('cannot be had of %s', async (_name, path) => {
    expect((await preview(await path())).body).toMatchObject({ success: false, message: '文件无法预览' });
  });

  it('cannot be had of what is not there', async () => {
    expect((await preview('avatar/none.xlsx')).body).toMatchObject({ code: 404, message: '文件不存在' });
    expect((await preview('../../etc/x.xlsx')).body.success).toBe(false);
  });
});
