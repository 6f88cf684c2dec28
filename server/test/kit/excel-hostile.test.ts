import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { SheetError } from '../../src/kit/excel/sheet-error.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXls } from '../../src/kit/excel/xls-writer.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import {
  dice,
  getBytes,
  noise,
  type RawPart,
  rawZip,
  readAll,
  textColumns,
  xlsxPartsWith,
  xlsxWith,
} from './excel-samples.ts';

const cell = '<row><c t="str"><v>x</v></c></row>';
const getSheet = (content: string | Buffer) =>
  xlsxPartsWith(cell).map((part) => (part.name.includes('sheet1') ? { ...part, content } : part));
const withPart = (part: RawPart) => rawZip([...xlsxPartsWith(cell), part]);
const unreadable = '文件导入失败！';

describe('a hostile file', () => {
  it('is built from a plain file that can be read', async () => {
    expect((await readAll(xlsxWith(cell))).rows).toEqual([[['x']]]);
    expect((await readAll(withPart({ name: 'docProps/core.xml', content: '<a/>' }))).rows).toEqual([[['x']]]);
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), unreadable],
    ['text', Buffer.from('姓名,手机号\n'), unreadable],
    ['a page named .xls', Buffer.from('<html><table><tr><td>1</td></tr></table>'), unreadable],
    ['only a zip header', Buffer.from('504b0304', 'hex'), unreadable],
    ['only an OLE header', Buffer.from('d0cf11e0a1b11ae1', 'hex'), unreadable],
    ['an archive without a workbook', rawZip([{ name: 'a.xml', content: 'a' }]), unreadable],
    ['a ratio over 100', withPart({ name: 'xl/media/a.xml', content: Buffer.alloc(30 * 1024 * 1024) }), unreadable],
    [
      'more than 200 entries',
      rawZip([
        ...xlsxPartsWith(cell),
        ...Array.from({ length: 200 }, (_, at) => ({ name: `xl/${at}.xml`, content: 'a' })),
      ]),
      unreadable,
    ],
    [
      'declared sizes over 200 MB',
      rawZip([
        ...xlsxPartsWith(cell),
        ...Array.from({ length: 40 }, (_, at) => ({
          name: `xl/${at}.xml`,
          content: noise(60_000, at),
          declaredSize: 5_900_000,
        })),
      ]),
      '文件导入失败:文件内容过大',
    ],
    [
      'a size that lies low',
      rawZip(
        getSheet(`<worksheet><sheetData>${cell.repeat(2000)}</sheetData></worksheet>`).map((part) =>
          part.name.includes('sheet1') ? { ...part, declaredSize: 500 } : part,
        ),
      ),
      unreadable,
    ],
    [
      'a wrong checksum',
      rawZip(xlsxPartsWith(cell).map((part) => (part.name.includes('sheet1') ? { ...part, declaredCrc: 1 } : part))),
      unreadable,
    ],
    ['overlapping entries', withPart({ name: 'xl/a.xml', content: 'a', overlaps: true }), unreadable],
    ['an encrypted entry', withPart({ name: 'xl/a.xml', content: 'a', flags: 1 }), '文件导入失败:文件已加密'],
    ['an archive within', withPart({ name: 'xl/media/a.zip', content: 'a' }), '文件导入失败:文件含有嵌入的文件'],
    [
      'an embedded document',
      withPart({ name: 'xl/embeddings/oleObject1.bin', content: 'a' }),
      '文件导入失败:文件含有嵌入的文件',
    ],
    ['macros', withPart({ name: 'xl/vbaProject.bin', content: 'a' }), '文件导入失败:文件含有宏'],
    [
      'links to other files',
      withPart({ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }),
      '文件导入失败:文件含有外部链接',
    ],
    ['a name that climbs', withPart({ name: 'xl/../../a.xml', content: 'a' }), unreadable],
    ['an absolute name', withPart({ name: '/etc/a.xml', content: 'a' }), unreadable],
    ['a name with a backslash', withPart({ name: 'xl\\a.xml', content: 'a' }), unreadable],
    ['the same name twice', withPart({ name: 'xl/workbook.xml', content: 'a' }), unreadable],
  ])('is refused: %s', async (_, file, message) => {
    await expect(readSheet(file)).rejects.toMatchObject({ name: 'SheetError', message });
  });

  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  it.each<[string, string | Buffer]>([
    ['a document type', `<!DOCTYPE x><worksheet><sheetData>${cell}</sheetData></worksheet>`],
    [
      'billion laughs',
      `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><worksheet><sheetData><row><c t="str"><v>&l9;</v></c></row></sheetData></worksheet>`,
    ],
    [
      'an outside entity',
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${cell}</sheetData></worksheet>`,
    ],
    ['an unknown entity', '<worksheet><sheetData><row><c t="str"><v>&e;</v></c></row></sheetData></worksheet>'],
    ['a bare ampersand', '<worksheet><sheetData><row><c t="str"><v>a & b</v></c></row></sheetData></worksheet>'],
    [
      'a character that is none',
      '<worksheet><sheetData><row><c t="str"><v>&#x110000;</v></c></row></sheetData></worksheet>',
    ],
    ['elements without end', '<a>'.repeat(5000)],
    ['elements that cross', '<worksheet><sheetData><row><c></row></c></sheetData></worksheet>'],
    ['a part that breaks off', '<worksheet><sheetData><row>'],
    ['a tag without end', `<worksheet a="${noise(1_000_000, 1).toString('hex')}`],
    [
      'a cell over 32,767 characters',
      `<worksheet><sheetData><row><c t="str"><v>${'字'.repeat(32_768)}</v></c></row></sheetData></worksheet>`,
    ],
    ['a text that is not there', '<worksheet><sheetData><row><c t="s"><v>7</v></c></row></sheetData></worksheet>'],
    [
      'a row far below',
      '<worksheet><sheetData><row r="99999999"><c t="str"><v>x</v></c></row></sheetData></worksheet>',
    ],
    [
      'a column far right',
      '<worksheet><sheetData><row><c r="ZZZZ1" t="str"><v>x</v></c></row></sheetData></worksheet>',
    ],
    ['rows that go back', '<worksheet><sheetData><row r="5"/><row r="4"/></sheetData></worksheet>'],
    ['bytes that are no UTF-8', Buffer.from('<worksheet>\xff</worksheet>', 'latin1')],
  ])('is refused for its content: %s', async (_, content) => {
    await expect(readSheet(rawZip(getSheet(content)))).rejects.toMatchObject({
      name: 'SheetError',
      message: unreadable,
    });
  });

  it('with a million empty rows is no import', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 1}"/>`).join('');
    await expect(readSheet(xlsxWith(rows), { headings: ['姓名'] })).rejects.toMatchObject({ key: 'importTemplate' });
  });

  it('changes no prototype', async () => {
    const names = ['__proto__', 'constructor', 'prototype'];
    const file = getBytes(await writeXls({ name: '__proto__', columns: textColumns(...names), rows: [names] }));
    expect((await readAll(file, { headings: names })).rows).toEqual([[names]]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

function damaged(file: Buffer, seed: number): Buffer {
  const roll = dice(seed);
  if (roll(3) === 0) return file.subarray(0, 8 + roll(file.length - 8));
  const copy = Buffer.from(file);
  for (let flips = 1 + roll(20); flips > 0; flips -= 1) {
    const at = 8 + roll(copy.length - 8);
    copy[at] = (copy[at] ?? 0) ^ (1 << roll(8));
  }
  return copy;
}

describe('a damaged file', () => {
  const content = {
    name: '学生',
    title: '学生列表数据',
    columns: textColumns('姓名', '手机号'),
    rows: Array.from({ length: 60 }, (_, at) => [`学生${at}`, `1380000${at}`]),
  };
  const foreign = () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['姓名'], ['张三'], [42]]), '数据');
    return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  };

  it.each<[string, number, () => Promise<Buffer>]>([
    ['.xls of ours', 12, async () => getBytes(await writeXls(content))],
    ['.xls of another writer', 10, async () => foreign()],
    ['.xlsx', 20, async () => getBytes(await writeXlsx(content))],
  ])('is read or refused, never anything else: %s', async (_, count, make) => {
    const file = await make();
    const outcomes = { read: 0, refused: 0 };
    for (let seed = 1; seed <= count; seed += 1) {
      try {
        await readAll(damaged(file, seed), { timeLimitMs: 1_000 });
        outcomes.read += 1;
      } catch (error) {
        if (!(error instanceof SheetError)) throw new Error(`seed ${seed}`, { cause: error });
        outcomes.refused += 1;
      }
    }
    expect(outcomes.read + outcomes.refused).toBe(count);
    expect(outcomes.refused).toBeGreaterThan(0);
  });
});
