import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { writeErrorFile } from '../../src/kit/excel/error-file.ts';
import { type CellValue, guardText, type SheetContent, unguardText } from '../../src/kit/excel/sheet-content.ts';
import { sheetName } from '../../src/kit/excel/sheet-layout.ts';
import { writeXls } from '../../src/kit/excel/xls-writer.ts';
import { columnLetters, writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { getBytes, readAll, textColumns } from './excel-samples.ts';

const writers = [
  ['xls', writeXls],
  ['xlsx', writeXlsx],
] as const;

const oneColumn = (rows: SheetContent['rows'], kind: 'text' | 'number' = 'text'): SheetContent => ({
  name: '表',
  columns: [{ title: '值', kind }],
  rows,
});

describe.each(writers)('an .%s file', (_, write) => {
  it('holds title lines over all columns, bold headings and rows, for us and for another reader', async () => {
    const file = await write({
      name: '学生列表',
      title: '学生列表数据',
      subtitle: '导出人:管理员',
      columns: [
        { title: '姓名', width: 12, kind: 'text' },
        { title: '金额', kind: 'number' },
        { title: '备注', kind: 'text' },
      ],
      rows: [
        ['𠮷野家😀', 12.5, 'a\nb <&> "c"'],
        ['李四', '-7.25', null],
        [null, null, 'é'],
      ],
    });
    expect(getBytes(file).length).toBe(file.byteLength);
    const other = read(getBytes(file));
    const sheet = other.Sheets.学生列表;
    expect(sheet && utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual([
      ['学生列表数据', null, null],
      ['导出人:管理员', null, null],
      ['姓名', '金额', '备注'],
      ['𠮷野家😀', 12.5, 'a\nb <&> "c"'],
      ['李四', -7.25, null],
      [null, null, 'é'],
    ]);
    expect(sheet?.['!merges']).toEqual([
      { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
      { s: { r: 1, c: 0 }, e: { r: 1, c: 2 } },
    ]);
    const own = await readAll(getBytes(file), { headings: ['姓名', '备注'] });
    expect(own.sheets).toEqual([
      { name: '学生列表', headings: ['姓名', '金额', '备注'], headingRow: 3, rowCount: 3, truncated: false },
    ]);
    expect(own.rows[0]).toEqual([
      ['𠮷野家😀', '12.5', 'a\nb <&> "c"'],
      ['李四', '-7.25'],
      ['', '', 'é'],
    ]);
    expect(own.numbers).toEqual([4, 5, 6]);
  });

  it('puts an apostrophe in front of what might be a formula, and our reader takes it away again', async () => {
    const texts = ['=1+1', '+1', '-1', '@a', '\ta', '\ra', '＝1', '＋1', '－1', '＠a', "'=1", "'plain", 'a=1'];
    const file = getBytes(await write(oneColumn(texts.map((text) => [text]))));
    const sheet = read(file).Sheets.表;
    const seen = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }).slice(1).flat() : [];
    expect(seen).toEqual([...texts.slice(0, 11).map((text) => `'${text}`), "'plain", 'a=1']);
    expect((await readAll(file, { headings: ['值'] })).rows[0]?.flat()).toEqual(texts);
  });

  it('keeps numbers as numbers only where they belong and fit', async () => {
    const values: CellValue[] = [0, -1.5, '00.5', '007', '12.30', '123456789012345678', '1e3', '=1', Number.NaN];
    const numbers = read(
      getBytes(
        await write(
          oneColumn(
            values.map((value) => [value]),
            'number',
          ),
        ),
      ),
    ).Sheets.表;
    const seen = numbers ? utils.sheet_to_json<unknown[]>(numbers, { header: 1 }).slice(1).flat() : [];
    expect(seen).toEqual([0, -1.5, '00.5', '007', 12.3, '123456789012345678', '1e3', "'=1", 'NaN']);
    const texts = read(getBytes(await write(oneColumn([[13_800_000_000], ['13800000000']])))).Sheets.表;
    expect(texts && utils.sheet_to_json<unknown[]>(texts, { header: 1 }).slice(1).flat()).toEqual([
      '13800000000',
      '13800000000',
    ]);
  });

  it('cuts a text at 32,767 characters, not through the middle of one', async () => {
    const long = '长'.repeat(40_000);
    const pair = `${'a'.repeat(32_766)}😀`;
    const [cut, whole] =
      (await readAll(getBytes(await write(oneColumn([[long], [pair]]))), { headings: ['值'] })).rows[0] ?? [];
    expect(cut).toEqual(['长'.repeat(32_767)]);
    expect(whole).toEqual(['a'.repeat(32_766)]);
  });

  it('is readable without any row', async () => {
    const { sheets, rows } = await readAll(getBytes(await write(oneColumn([]))), { headings: ['值'] });
    expect(sheets[0]?.rowCount).toBe(0);
    expect(rows).toEqual([[]]);
  });

  it('fails with the query that feeds it', async () => {
    const rows = async function* () {
      yield ['a'];
      throw new Error('the query was cancelled');
    };
    await expect(write(oneColumn(rows()))).rejects.toThrow('the query was cancelled');
  });
});

describe('a large .xls file', () => {
  it('goes on in a second sheet with the same headings after 65,536 rows', async () => {
    const rows = function* () {
      for (let at = 1; at <= 70_000; at += 1) yield [`第${at}行`, at];
    };
    const content: SheetContent = {
      name: '大表',
      title: '大表数据',
      subtitle: '导出人:管理员',
      columns: [...textColumns('名称'), { title: '序号', kind: 'number' }],
      rows: rows(),
    };
    const file = getBytes(await writeXls(content));
    const { sheets, rows: read } = await readAll(file, { headings: ['名称'], maxRows: 100_000, maxSheets: 5 });
    expect(sheets.map(({ name, rowCount, headingRow }) => [name, rowCount, headingRow])).toEqual([
      ['大表', 65_533, 3],
      ['大表2', 4467, 3],
    ]);
    expect([read[0]?.[0], read[0]?.at(-1), read[1]?.[0], read[1]?.at(-1)]).toEqual([
      ['第1行', '1'],
      ['第65533行', '65533'],
      ['第65534行', '65534'],
      ['第70000行', '70000'],
    ]);
  });

  it('lets other work have its turn meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await writeXls(oneColumn(Array.from({ length: 60_000 }, (_, at) => [`${at}`])));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('keeps texts apart that differ only where a record ends', async () => {
    const texts = Array.from({ length: 400 }, (_, at) => `${'x'.repeat(at * 7)}${at % 3 ? '字' : ''}${at}`);
    const { rows } = await readAll(getBytes(await writeXls(oneColumn(texts.map((text) => [text])))), {
      headings: ['值'],
    });
    expect(rows[0]?.flat()).toEqual(texts);
  });
});

describe('the error file', () => {
  it('repeats the refused rows with line and reason, and is imported as it is', async () => {
    const refused = [
      { row: 7, cells: ['张三', '=1+1'], reason: '手机号已经存在' },
      { row: 9, cells: ['李四'], reason: '请输入手机号!' },
    ];
    const first = await readAll(getBytes(await writeErrorFile(['姓名', '手机号'], refused)), {
      headings: ['姓名', '手机号'],
    });
    expect(first.sheets[0]?.headings).toEqual(['姓名', '手机号', '行号', '错误原因']);
    expect(first.rows[0]).toEqual([
      ['张三', '=1+1', '7', '手机号已经存在'],
      ['李四', '', '9', '请输入手机号!'],
    ]);
    const again = (first.rows[0] ?? []).map((cells, at) => ({ row: at + 2, cells, reason: '仍然错误' }));
    const second = await readAll(getBytes(await writeErrorFile(first.sheets[0]?.headings ?? [], again)), {
      headings: ['姓名'],
    });
    expect(second.sheets[0]?.headings).toEqual(['姓名', '手机号', '行号', '错误原因']);
    expect(second.rows[0]?.[0]).toEqual(['张三', '=1+1', '2', '仍然错误']);
  });
});

describe('small parts', () => {
  it('name sheets as spreadsheets allow', () => {
    expect(sheetName('a[b]:c*d?e/f\\g', 0)).toBe('abcdefg');
    expect(sheetName('', 1)).toBe('Sheet2');
    expect(sheetName('名'.repeat(40), 0)).toHaveLength(31);
    expect(sheetName('名'.repeat(40), 10)).toBe(`${'名'.repeat(29)}11`);
    expect(sheetName(`${'a'.repeat(30)}😀`, 0)).toBe('a'.repeat(30));
  });

  it('letter columns', () => {
    expect([0, 25, 26, 701, 702, 16_383].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD']);
  });

  it('guard texts so that every one comes back as it was', () => {
    for (const text of ['', 'a', "'", "''", '=', "'=", "''＝", '-1', "'-1"])
      expect(unguardText(guardText(text)), text).toBe(text);
  });
});
