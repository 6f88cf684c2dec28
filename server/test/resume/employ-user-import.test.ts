import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { readRows, sheetFile } from '../support/sheet-files.ts';
import { ResumeFixture } from './resume-fixture.ts';
import { college, idCard, otherTenant, school } from './resume-people.ts';
import { studentTitles as titles } from './student-titles.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const path = '/employ/employUser/importExcel';
type Title = (typeof titles)[number];
const at = (title: Title): number => titles.indexOf(title);

/** The cells of the n-th good student. */
const good = (n: number): string[] => [
  n % 3 === 0 ? '阿依古丽·买买提' : '李小红',
  `X${String(n).padStart(5, '0')}`,
  n % 2 === 0 ? '女' : '男',
  n % 4 === 0 ? idCard(n) : '',
  `1400${String(1_000_000 + n)}`,
  n % 2 === 0 ? '计算机学院/一班' : 'd2',
  '本科生毕业',
  n % 2 === 0 ? '080901' : '',
  n % 2 === 0 ? '' : '软件工程',
  '4',
  '2022-09-01',
  '2026-06-30',
  '非定向',
  '云湖省/云湖市/示例区',
  '汉族',
  '共青团员',
  '非师范生',
  '非困难生',
  '云湖大学',
  '',
  '',
];
const spoilt = (n: number, ...changes: [Title, string][]): string[] => {
  const cells = good(n);
  for (const [title, value] of changes) cells[at(title)] = value;
  return cells;
};
/** Everything that can be wrong with a row, with what its refusal says. */
const faults: [changes: [Title, string][], reason: string][] = [
  [[['姓名', '']], '请输入姓名!'],
  [[['姓名', '李1']], '姓名格式不正确!'],
  [[['姓名', '李'.repeat(31)]], '姓名最多30个字符!'],
  [[['学号', '']], '请输入学号!'],
  [[['学号', 'X-1']], '学号格式不正确!'],
  [[['学号', 'X'.repeat(21)]], '学号最多20个字符!'],
  [[['性别', '']], '请选择性别!'],
  [[['性别', '无']], '性别的值不在可选范围内!'],
  [[['身份证号', '999999200401010018']], '身份证号格式不正确'],
  [[['身份证号', '12345']], '身份证号格式不正确'],
  [[['手机号', '']], '请输入手机号!'],
  [[['手机号', '12000000000']], '手机号'],
  [[['手机号', '14001000002']], '的手机号重复'],
  [[['身份证号', idCard(4)]], '的身份证号重复'],
  [[['院系', '']], '请选择院系!'],
  [[['院系', '数学学院']], '院系的值不在可选范围内!'],
  [[['院系', '一班']], '院系的值不在可选范围内!'],
  [[['学历', '博士']], '学历的值不在可选范围内!'],
  [[['学历', '']], '请选择学历!'],
  [
    [
      ['专业代码', ''],
      ['专业名称', ''],
    ],
    '请选择专业!',
  ],
  [
    [
      ['专业代码', '990901'],
      ['专业名称', ''],
    ],
    '专业的值不在可选范围内!',
  ],
  [
    [
      ['专业代码', ''],
      ['专业名称', '造梦'],
    ],
    '专业的值不在可选范围内!',
  ],
  [
    [
      ['专业代码', '0809'],
      ['专业名称', ''],
    ],
    '所选专业不存在或无权访问!',
  ],
  [[['学制', '9']], '学制应在1到8之间!'],
  [[['学制', '四年']], '学制格式不正确!'],
  [[['入学日期', '2022年']], '入学日期格式不正确!'],
  [[['毕业日期', '']], '请选择毕业日期!'],
  [[['毕业日期', '2026-02-30']], '毕业日期格式不正确!'],
  [[['毕业日期', '2022-09-01']], '毕业日期应晚于入学日期!'],
  [[['培养方式', '自学']], '培养方式的值不在可选范围内!'],
  [[['培养方式', '定向']], '请填写定向或委培单位!'],
  [[['生源地', '']], '请选择生源地!'],
  [[['生源地', '火星']], '生源地的值不在可选范围内!'],
  [[['生源地', '云湖省/云湖市']], '生源地的值不在可选范围内!'],
  [[['民族', '火星族']], '民族的值不在可选范围内!'],
  [[['政治面貌', '无']], '政治面貌的值不在可选范围内!'],
  [[['师范生类别', '其他']], '师范生类别的值不在可选范围内!'],
  [[['困难生类别', '其他']], '困难生类别的值不在可选范围内!'],
  [[['学校', '']], '请输入学校!'],
  [[['邮箱', 'nobody']], '邮箱'],
];

/** One student in `every` has a fault of its own. */
const students = (every: number): string[][] =>
  Array.from({ length: every * faults.length }, (_, i) => {
    const n = i + 1;
    const fault = n % every === 0 ? faults[n / every - 1] : undefined;
    return fault ? spoilt(n, ...fault[0]) : good(n);
  });
const stored = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_employ_user where del_flag = 0`.execute(
    fixture.database.db,
  );
  return rows[0]?.n as number;
};

describe('an import of many students', () => {
  it.each([
    ['xlsx', 50],
    ['xls', 10],
  ] as const)(
    'takes the good rows of an .%s file, hands the bad ones back with their reasons, and takes them once corrected',
    async (format, every) => {
      const [all, bad] = [every * faults.length, faults.length];
      expect(faults).toHaveLength(40);
      const reply = await fixture.upload(
        school,
        path,
        `students.${format}`,
        await sheetFile(format, titles, students(every)),
      );
      expect(reply).toMatchObject({ success: true, code: 201 });
      expect(reply.message).toContain(`总上传行数：${all}，已导入行数：${all - bad}，错误行数：${bad}`);
      expect(await stored()).toBe(all - bad);

      const kept = fixture.ports.kept.at(-1)!;
      expect(String(reply.result)).toContain(kept.name);
      const file = await readRows(kept.content, ['姓名', '学号']);
      expect(file.rows).toHaveLength(40);
      for (const [i, row] of file.rows.entries()) {
        const line = (i + 1) * every + 1;
        expect(row[file.titles.indexOf('行号')]).toBe(String(line));
        expect(row[file.titles.indexOf('错误原因')]).toContain(`第${line}行`);
        expect(row[file.titles.indexOf('错误原因')]).toContain(faults[i]?.[1]);
      }
      const corrected = file.rows.map((row, i) => [...good((i + 1) * every), ...row.slice(titles.length)]);
      const again = await fixture.upload(school, path, 'again.xls', await sheetFile('xls', file.titles, corrected));
      expect(again).toMatchObject({
        success: true,
        code: 200,
        message: '文件导入成功！数据行数：40（新增40行，更新0行，未变0行）',
      });
      expect(await stored()).toBe(all);
    },
  );
});

describe('an imported row', () => {
  const upload = async (rows: string[][], who = school, headings: readonly string[] = titles) =>
    fixture.upload(who, path, 'a.xlsx', await sheetFile('xlsx', headings, rows));
  const findRow = async (studentNo: string) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from rc_employ_user where student_no = ${studentNo}`.execute(fixture.database.db);
    return rows[0];
  };

  it('is read by name, path or code, and owns itself to its department', async () => {
    await upload([good(2), good(3)]);
    expect(await findRow('X00002')).toMatchObject({
      departId: 'd11',
      sysOrgCode: 'A01A01',
      majorCode: '080901',
      gradYear: 2026,
      sex: 2,
      originCode: '990101',
    });
    expect(await findRow('X00003')).toMatchObject({ departId: 'd2', sysOrgCode: 'A02', majorCode: '080902' });
  });
  it('takes the code of the major where code and name differ', async () => {
    await upload([spoilt(1, ['专业代码', '050201'], ['专业名称', '软件工程'])]);
    expect(await findRow('X00001')).toMatchObject({ majorCode: '050201' });
  });
  it('updates a known student with its filled cells only', async () => {
    await upload([good(4)]);
    const before = await findRow('X00004');
    const reply = await upload([spoilt(4, ['姓名', '李大红'], ['民族', ''], ['身份证号', ''])]);
    expect(reply.code).toBe(200);
    expect(await findRow('X00004')).toMatchObject({
      id: before?.id,
      realname: '李大红',
      nation: '01',
      idCardHash: before?.idCardHash,
      version: 1,
    });
  });
  it('gives a student of a university its name, and asks a zone for the school', async () => {
    const [name, ...rest] = titles.filter((title) => title !== '学校');
    const cells = (n: number) => spoilt(n, ['院系', 'e1']).filter((_, i) => titles[i] !== '学校');
    await upload([cells(1)], otherTenant, [name as string, ...rest]);
    expect(await findRow('X00001')).toMatchObject({ schoolName: '云湖大学', tenantId: 2 });
    expect((await upload([spoilt(2, ['学校', ''])])).code).toBe(201);
  });
  it('of another college is refused to the staff of one, known or new', async () => {
    await upload([good(2), good(3)]);
    const reply = await upload(
      [spoilt(2, ['姓名', '改名']), spoilt(3, ['姓名', '改名']), good(5), good(6)],
      college('A01'),
    );
    expect(reply.message).toContain('已导入行数：2，错误行数：2');
    expect(await findRow('X00002')).toMatchObject({ realname: '改名' });
    expect(await findRow('X00003')).toMatchObject({ realname: '阿依古丽·买买提' });
    expect(await findRow('X00005')).toBeUndefined();
  });
  it('needs the code, and a file with the template’s headings', async () => {
    expect((await upload([good(1)], without(school, 'employ:employUser:importExcel'))).code).toBe(510);
    expect(await upload([['李小红']], school, ['姓名'])).toMatchObject({ success: false });
    expect(await stored()).toBe(0);
  });
});

describe('the template', () => {
  it('names the document’s columns in their order', async () => {
    const response = await fixture.inject(school, {
      method: 'GET',
      url: '/server/employ/employUser/exportXls?template=1',
    });
    const { titles: found } = await readRows(response.rawPayload, ['姓名', '学号']);
    expect(found.slice(0, 18)).toEqual(titles.slice(0, 18));
  });
});

describe('an exported file', () => {
  const snapshot = async () => {
    const { rows } = await sql`select * from rc_employ_user order by id`.execute(fixture.database.db);
    return rows;
  };
  it.each([
    ['xls', school],
    ['xlsx', school],
    ['xls', without(school, 'employ:employUser:pii')],
  ] as const)('changes nothing when it is imported again (.%s)', async (format, who) => {
    await fixture.student({
      departId: 'd11',
      idCard: idCard(7),
      nation: '08',
      political: '03',
      trainMode: 2,
      trainUnit: '示例集团',
      schoolYears: 2.5,
      gpa: 3.25,
    });
    await fixture.student({
      departId: 'd21',
      email: 'a@example.com',
      normalType: 12,
      difficultyType: 7,
      majorCode: '050201',
      sex: 2,
    });
    const before = await snapshot();
    fixture.clock.pass(60);
    const file = await fixture.inject(who, {
      method: 'GET',
      url: `/server/employ/employUser/exportXls?format=${format}`,
    });
    expect(await fixture.upload(who, path, `back.${format}`, file.rawPayload)).toMatchObject({
      code: 200,
      message: '文件导入成功！数据行数：2（新增0行，更新0行，未变2行）',
    });
    expect(await snapshot()).toEqual(before);
  });
});
