import type { Buffer } from 'node:buffer';
import type { Session } from '@campus/contract/kit';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form } from '../http/http-fixture.ts';
import type { Reply } from '../support/reply.ts';
import { PostFixture } from './post-fixture.ts';
import { recruiter, school } from './post-people.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  ({ company, contact } = await fixture.begin());
});

describe('an import', () => {
  const headings = [
    '岗位名称',
    '所属企业',
    '岗位类别',
    '职位类别（就业统计）',
    '招聘人数',
    '学历要求',
    '毕业年份',
    '薪资类型',
    '最低薪资（元）',
    '最高薪资（元）',
    '工作地点',
    '岗位职责',
    '任职要求',
    '岗位负责人',
    '截止日期',
  ];
  const duty = '负责校园平台控制台的界面开发，与设计和后端同事一起完成需求。';
  const line = (name: string, more: Record<string, string> = {}): string[] => {
    const cells: Record<string, string> = {
      岗位名称: name,
      所属企业: '云湖示例科技有限公司',
      岗位类别: '前端开发',
      '职位类别（就业统计）': '工程技术人员',
      招聘人数: '3',
      学历要求: '本科及以上',
      毕业年份: '2025,2026',
      薪资类型: '月薪',
      '最低薪资（元）': '6000',
      '最高薪资（元）': '9000',
      工作地点: '云湖省/云湖市/示例区、临溪市',
      岗位职责: duty,
      任职要求: duty,
      岗位负责人: `姓名hr-${company}`,
      截止日期: '2026-01-10',
      ...more,
    };
    return headings.map((heading) => cells[heading] ?? '');
  };
  async function upload(who: Session, rows: string[][], titles = headings): Promise<Reply> {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['岗位'], ['说明'], titles, ...rows]), '岗位');
    const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    return fixture.upload(
      who,
      '/companyPost/companyPost/importExcel',
      form({}, [{ field: 'files[]', name: '岗位.xlsx', content }]),
    );
  }

  it('reads texts back into values, and fills what the company leaves out', async () => {
    const reply = await upload(recruiter(company), [
      line('甲工程师'),
      line('乙工程师', { 所属企业: '', 岗位负责人: '', 截止日期: '' }),
    ]);
    expect(reply).toMatchObject({ code: 200, message: '文件导入成功！数据行数：2（新增2行，更新0行，未变0行）' });
    const { records } = (await fixture.list(school, { column: 'postNo', order: 'asc' })).result;
    expect(records).toMatchObject([
      {
        name: '甲工程师',
        companyId: company,
        postTypeId: fixture.leaf,
        workPalce: '990101,990200',
        contactUserId: contact,
        endDate: '2026-01-10',
        postStatus: 0,
      },
      { name: '乙工程师', companyId: company, contactUserId: contact, endDate: '2025-12-14' },
    ]);
  });
  it('keeps the good rows and says what is wrong with the others', async () => {
    const bad = [
      line('丙工程师', { 岗位类别: '没有的类别' }),
      line('丁工程师', { '最高薪资（元）': '5000' }),
      line('戊'),
    ];
    const reply = await upload(school, [line('甲工程师'), ...bad]);
    expect(reply.code).toBe(201);
    expect((await fixture.list(school)).result.total).toBe(1);
    expect(fixture.kept.at(-1)).toMatch(/^importError_\d+\.xls$/);
  });
  it('is refused without the headings of the template', async () => {
    expect(await upload(school, [['甲工程师']], ['名称'])).toMatchObject({ success: false });
    expect((await fixture.list(school)).result.total).toBe(0);
  });
});
