import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookType, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { dateText, isDateFormat, isoDateText, numberText } from '../../src/kit/excel/cell-text.ts';
import { previewLimits } from '../../src/kit/excel/read-options.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXls } from '../../src/kit/excel/xls-writer.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { getBytes, readAll, textColumns, xlsxWith } from './excel-samples.ts';

/** A file of another writer. */
function foreign(bookType: BookType, cells: Record<string, object>, range: string): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, { ...cells, '!ref': range }, '数据');
  return write(book, { type: 'buffer', bookType });
}

const number = (v: number, z?: string) => ({ t: 'n', v, ...(z && { z }) });
const text = (v: string) => ({ t: 's', v });

describe.each(['biff8', 'xlsx'] as const)('reading a foreign %s file', (bookType) => {
  it('gives dates, numbers, truth values and the last value of formulas as texts', async () => {
    const cells = {
      A1: text('姓名'),
      B1: text('日期'),
      A2: number(46_023, 'yyyy-mm-dd'),
      B2: number(46_023.75, 'yyyy/m/d h:mm'),
      C2: number(0.5, 'h:mm:ss'),
      D2: number(46_023),
      A3: number(0.1 + 0.2),
      B3: number(13_800_000_000),
      C3: number(0.5, '0.00%'),
      D3: number(1.5, '"y"0.0'),
      A5: { t: 'n', v: 42, f: '6*7' },
      B5: { t: 's', v: '合计', f: 'CONCATENATE("合","计")' },
      C5: { t: 'b', v: true },
    };
    const { rows, numbers } = await readAll(foreign(bookType, cells, 'A1:D5'), { headings: ['姓名'] });
    expect(rows[0]).toEqual([
      ['2026-01-01', '2026-01-01 18:00:00', '12:00:00', '46023'],
      ['0.3', '13800000000', '0.5', '1.5'],
      ['42', '合计', 'TRUE'],
    ]);
    expect(numbers).toEqual([2, 3, 5]);
  });

  it('reads visible sheets only, from the first on', async () => {
    const book = utils.book_new();
    for (const name of ['隐藏', '甲', '乙']) utils.book_append_sheet(book, { A1: text(name), '!ref': 'A1' }, name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    const file = write(book, { type: 'buffer', bookType });
    expect((await readAll(file)).rows).toEqual([[['甲']]]);
    expect((await readAll(file, { maxSheets: 9 })).rows).toEqual([[['甲']], [['乙']]]);
  });
});

it('reads an .xls file of a program older than Unicode in its code page', async () => {
  const file = foreign('biff5', { A1: text('name') }, 'A1');
  const codePage = file.indexOf('42000200', 0, 'hex') + 4;
  file.writeUInt16LE(936, codePage);
  file.write('d5c5c8fd', file.indexOf('name', codePage), 'hex');
  expect((await readAll(file)).rows[0]).toEqual([['张三']]);
});

describe('finding the headings', () => {
  const rows = [['说明'], [], ['姓名', ' 手机号 ', '备注'], ['张三', '13800000000']];
  const file = async (lines: string[][]) =>
    getBytes(await writeXlsx({ name: 'a', columns: textColumns('', '', ''), rows: lines }));

  it('takes the first line of the first ten with every wanted title', async () => {
    const found = await readAll(await file(rows), { headings: ['手机号', '姓名'] });
    expect(found.sheets[0]).toMatchObject({ headings: ['姓名', '手机号', '备注'], headingRow: 4, rowCount: 1 });
    expect(found.rows[0]).toEqual([['张三', '13800000000']]);
  });

  it('refuses a file without such a line', async () => {
    const wrong = { key: 'importTemplate', message: '导入Excel校验失败 ！' };
    await expect(readSheet(await file(rows), { headings: ['学号'] })).rejects.toMatchObject(wrong);
    const low = [...Array.from({ length: 9 }, () => ['x']), ['姓名']];
    await expect(readSheet(await file(low), { headings: ['姓名'] })).rejects.toMatchObject(wrong);
    expect((await readAll(await file(low.slice(1)), { headings: ['姓名'] })).sheets[0]?.headingRow).toBe(10);
  });

  it('gives every line when none is wanted', async () => {
    expect((await readAll(await file(rows))).numbers).toEqual([2, 4, 5]);
  });
});

describe('limits', () => {
  const sheet = (rows: number) => ({
    name: 'a',
    columns: textColumns('值'),
    rows: Array.from({ length: rows }, (_, at) => [`${at + 1}`]),
  });

  it.each([
    ['xls', writeXls],
    ['xlsx', writeXlsx],
  ] as const)('refuse the 50,001st row of an .%s file before the first is handed out', async (_, write) => {
    const full = await readAll(getBytes(await write(sheet(50_000))), { headings: ['值'] });
    expect(full.rows[0]).toHaveLength(50_000);
    expect(full.rows[0]?.at(-1)).toEqual(['50000']);
    await expect(readSheet(getBytes(await write(sheet(50_001))), { headings: ['值'] })).rejects.toMatchObject({
      name: 'SheetError',
      key: 'importTooLarge',
      message: '一次最多导入50000行',
    });
  });

  it.each([
    ['xls', writeXls],
    ['xlsx', writeXlsx],
  ] as const)('cut the preview of an .%s file', async (_, write) => {
    const columns = textColumns(...Array.from({ length: 60 }, (_, at) => `列${at}`));
    const rows = Array.from({ length: 300 }, () => columns.map((_, at) => `${at}`));
    const { sheets, rows: read } = await readAll(getBytes(await write({ name: 'a', columns, rows })), previewLimits);
    expect(sheets[0]).toMatchObject({ rowCount: 200, truncated: true });
    expect(read[0]).toHaveLength(200);
    expect(read[0]?.[0]).toHaveLength(50);
  });

  it('refuse the 201st column when it has a text, not when it is only painted', async () => {
    const row = (cell: string) => `<row r="1"><c r="A1" t="str"><v>x</v></c>${cell}</row>`;
    expect((await readAll(xlsxWith(row('<c r="GS1" s="0"/><c r="XFD1"/>')))).rows).toEqual([[['x']]]);
    await expect(readSheet(xlsxWith(row('<c r="GS1" t="str"><v>y</v></c>')))).rejects.toThrow(
      '文件导入失败:列数超过200列',
    );
  });

  it('refuse an .xls file over 20 MB and any file over 50 MB', async () => {
    const large = Buffer.alloc(50 * 1024 * 1024 + 1);
    large.write('504b0304', 'hex');
    await expect(readSheet(large)).rejects.toThrow('文件大小超出50MB限制, 请压缩或降低文件质量! ');
    large.write('d0cf11e0a1b11ae1', 'hex');
    await expect(readSheet(large.subarray(0, 20 * 1024 * 1024 + 1))).rejects.toThrow('请另存为 .xlsx');
  });

  it('end a reader that takes too long or too much, and only the reader', async () => {
    const file = getBytes(await writeXlsx(sheet(5_000)));
    await expect(readSheet(file, { timeLimitMs: 5 })).rejects.toMatchObject({
      message: '文件导入失败！',
      cause: expect.objectContaining({ message: expect.stringContaining('5 ms') }),
    });
    const xls = getBytes(
      await writeXls({
        name: 'a',
        columns: textColumns(...'abcdefghij'),
        rows: Array.from({ length: 8_000 }, (_, at) => [...'abcdefghij'].map((c) => c + at)),
      }),
    );
    await expect(readSheet(xls, { xlsHeapMb: 24 })).rejects.toThrow('文件导入失败！');
    expect((await readAll(xls)).rows[0]).toHaveLength(8_001);
  });
});

describe('ways to hand a file over', () => {
  it('reads from a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'campus-sheet-'));
    try {
      await writeFile(
        join(folder, 'a'),
        getBytes(await writeXls({ name: 'a', columns: textColumns('值'), rows: [['x']] })),
      );
      expect((await readAll(join(folder, 'a'), { headings: ['值'] })).rows).toEqual([[['x']]]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('may be left early', async () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => [`${at}`]);
    const reading = await readSheet(getBytes(await writeXlsx({ name: 'a', columns: textColumns('值'), rows })), {
      headings: ['值'],
    });
    for await (const batch of reading.batches) {
      expect(batch.rows[0]?.cells).toEqual(['0']);
      break;
    }
    await reading.close();
  });
});

describe('texts of cells', () => {
  it('are found in every form the format knows', async () => {
    const strings =
      '<sst><si><t>共享</t></si><si><r><t>分</t></r><r><t xml:space="preserve"> 段</t></r><rPh><t>读音</t></rPh></si><si><t>a_x000D_b_x005F_x000D_</t></si></sst>';
    const cells =
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c><x:c r="C1" t="s"><x:v>2</x:v></x:c></x:row>' +
      '<row><c t="inlineStr"><is><t>&lt;a&gt; &#20013;&#x1F600;</t></is></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-01-05T08:30:00Z</v></c>' +
      '<c t="str"><f>A1&amp;"&gt;"</f><v><![CDATA[<b>]]></v></c><!-- <c><v>9</v></c> --></row>' +
      '<row r="9"><c r="B9" s="1"><v>1.5</v></c><c r="C9"><v>1.2E+3</v></c><c r="D9"><f>1/0</f></c></row>';
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="200" formatCode="yyyy&quot;年&quot;m"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>';
    const { rows } = await readAll(xlsxWith(cells, { strings, styles }));
    expect(rows[0]).toEqual([
      ['共享', '分 段', 'a\rb_x000D_'],
      ['<a> 中😀', '#N/A', '2026-01-05 08:30:00', '<b>'],
      ['', '1900-01-01 12:00:00', '1200'],
    ]);
  });

  it('count days from 1904 where the workbook says so', async () => {
    const workbook =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>';
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const { rows } = await readAll(xlsxWith('<row><c s="0"><v>44561</v></c></row>', { workbook, styles }));
    expect(rows[0]).toEqual([['2026-01-01']]);
  });

  it.each<[number, string]>([
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [1, '1900-01-01'],
    [46_023.999_999_99, '2026-01-02'],
    [46_023.5, '2026-01-01 12:00:00'],
    [0.25, '06:00:00'],
  ])('write day %d as %s', (serial, date) => {
    expect(dateText(serial, false)).toBe(date);
  });

  it('know no day before the first or after the last', () => {
    expect([-1, 3_000_000, Number.NaN].map((serial) => dateText(serial, false))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([isoDateText('2026-01-05'), isoDateText('2026-01-05T00:00:00'), isoDateText('nonsense')]).toEqual([
      '2026-01-05',
      '2026-01-05',
      'nonsense',
    ]);
  });

  it('tell date formats from others', () => {
    const dates = ['yyyy-mm-dd', 'm/d/yy', '[$-804]yyyy"年"m"月"', 'h:mm AM/PM', '[h]:mm', 'mmm', 'dd\\-mm'];
    const others = ['General', '0.00', '#,##0', '"day"0', '[Red]0', '0.00E+00', '@', '\\d0', '_-¥* #,##0'];
    expect(dates.filter((code) => !isDateFormat(164, code))).toEqual([]);
    expect(others.filter((code) => isDateFormat(164, code))).toEqual([]);
    expect([14, 22, 31, 47, 57].every((index) => isDateFormat(index, undefined))).toBe(true);
    expect([0, 9, 13, 37, 49].some((index) => isDateFormat(index, undefined))).toBe(false);
  });

  it.each<[number, string]>([
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2.5e-10, '-0.00000000025'],
    [0.1 + 0.7, '0.8'],
    [110_101_199_001_011_230, '110101199001011000'],
    [-0, '0'],
  ])('write %d in plain digits', (value, digits) => {
    expect(numberText(value)).toBe(digits);
  });
});
