import { afterAll, describe, expect, it } from 'vitest';
import { documentPdf } from '../../src/platform/documents/document-pdf.ts';
import type { PdfBlock, PdfContent } from '../../src/platform/pdf/pdf-content.ts';
import { PdfFont } from '../../src/platform/pdf/pdf-font.ts';
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { drawnPng } from './drawn-images.ts';

const renderer = new PdfRenderer();
afterAll(() => renderer.close());
const draw = (blocks: readonly PdfBlock[], more: Partial<PdfContent> = {}): Promise<Buffer> =>
  renderer.render({ title: '文件', created: '2026-01-02 03:04:05', blocks, ...more });
const text = (line: string): PdfBlock => ({ kind: 'text', text: line });
/** Without the breaks of lines and pages. */
const flat = (file: Buffer): string => pdfText(file).replaceAll(/\n|第 \d+ 页 共 \d+ 页/g, '');

describe('the face', () => {
  it('keeps the glyph of every Chinese character that a document uses', async () => {
    // 3,000 different characters, from the common ones to the last block of the face.
    const all = Array.from({ length: 3000 }, (_, i) => String.fromCodePoint(0x4e00 + i * 6)).join('');
    expect(flat(await draw([text(all)]))).toContain(all);
  });
  it('has rare characters, round numbers and full quotation marks', async () => {
    const rare = '龑㛃喆堃犇煊彧翀①②“引号”……——￥℃';
    const file = await draw([text(rare)]);
    expect(flat(file)).toContain(rare);
    expect(flat(file)).not.toContain('□');
  });
  it.each([
    ['a character outside the face', '姓𠮷名', '姓〔U+20BB7〕名'],
    ['emoji, with their joiners', '好👨‍👩‍👧❤️', '好〔U+1F468〕〔U+1F469〕〔U+1F467〕〔U+2764〕'],
    ['marks of direction', 'a\u202egnp.exe\u2066b\u200f', 'agnp.exeb'],
    ['Arabic and Hebrew', 'שא', '〔U+5E9〕〔U+5D0〕'],
    ['controls and lone surrogates', 'a\u0000b\ud800c\u0007', 'ab〔U+D800〕c'],
  ])('draws no box for %s', async (_what, given, drawn) => {
    const file = await draw([text(given)]);
    expect(flat(file)).toContain(drawn.normalize('NFC'));
    expect(flat(file)).not.toContain('□');
  });
  it('wraps within the width, with no closing mark at the start of a line', () => {
    const font = new PdfFont();
    const words = 'supercalifragilisticexpialidocious';
    const source = `“学生（甲）”，在${words}${words}公司实习；表现良好。`.repeat(9);
    const lines = font.wrap(source, 10, 120);
    expect(lines.join('').replaceAll(' ', '')).toBe(source);
    for (const line of lines) {
      expect(font.width(line, 10)).toBeLessThanOrEqual(120);
      expect(line).not.toMatch(/^[，。；）”]/u);
    }
    expect(font.wrap('a\n\nb', 10, 120)).toEqual(['a', '', 'b']);
  });
  it('embeds only the used glyphs', async () => {
    expect((await draw([text('一二三')])).length).toBeLessThan(20_000);
  });
});

describe('cards', () => {
  const card = {
    large: 'A01',
    title: '示例公司',
    lines: ['招聘岗位：工程师'],
    qr: 'https://example.com/q/abcdefghij',
    under: '12345678',
  };
  it('fill pages of the same size', async () => {
    const sheet = (n: number): PdfBlock => ({
      kind: 'cards',
      columns: 2,
      rows: 4,
      cards: Array.from({ length: n }, () => card),
    });
    expect(pdfPages(await draw([sheet(8)]))).toBe(1);
    expect(pdfPages(await draw([sheet(9)]))).toBe(2);
    expect(pdfPages(await draw([text('标题'), sheet(8)]))).toBe(2);
  });
  it.each([
    ['thousands of characters', '超长'.repeat(3000)],
    ['one endless word', 'W'.repeat(5000)],
    ['a hundred lines', 'a\n'.repeat(100)],
    ['marks of direction only', '\u202e\u2066\u200f'],
    ['emoji', '👨‍👩‍👧'.repeat(200)],
  ])('stay one page with %s in every place', async (_what, long) => {
    const hostile = { ...card, large: long, title: long, lines: [long, long, long], under: long };
    const file = await draw([{ kind: 'cards', columns: 2, rows: 4, cards: [hostile, card] }]);
    expect(pdfPages(file)).toBe(1);
    expect(flat(file)).toContain('示例公司');
  });
  it.each([
    '中国科学院云湖先进计算与智能制造联合研究院信息技术产业发展集团股份有限公司',
    '云湖高新技术产业开发区Advanced Semiconductor Manufacturing (Yunhu) Co., Ltd.',
  ])('show the whole name %s', async (title) => {
    const shown = flat(await draw([{ kind: 'cards', columns: 2, rows: 4, cards: [{ ...card, title, lines: [] }] }]));
    expect(shown.replaceAll(/\s/g, '')).toContain(title.replaceAll(/\s/g, ''));
  });
  it('leave rows of a table place for what is written by hand', async () => {
    const rows = Array.from({ length: 30 }, () => ['一']);
    const table = (lines?: number): PdfBlock => ({ kind: 'table', head: [], rows, ...(lines && { lines }) });
    expect(pdfPages(await draw([table()]))).toBe(1);
    expect(pdfPages(await draw([table(3)]))).toBeGreaterThan(1);
  });
});

describe('pages', () => {
  it('have numbers, the stamp and the footer', async () => {
    const file = await draw(
      Array.from({ length: 90 }, (_, i) => text(`第${i}段`)),
      { stamp: '示例公司 王五', footer: '电子图样' },
    );
    expect(pdfPages(file)).toBe(3);
    const shown = pdfText(file);
    for (const page of [1, 2, 3]) expect(shown).toContain(`电子图样　第 ${page} 页 共 3 页`);
    // Small at the top and twice across each page.
    expect(shown.match(/示例公司 王五/g)).toHaveLength(9);
  });
  it('repeat the head of a table, and continue a row that is higher than a page', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`行${i}`, i === 30 ? '很长的说明'.repeat(900) : '说明']);
    const file = await draw([{ kind: 'table', head: ['名称', '说明列'], rows, widths: [1, 3] }]);
    const shown = pdfText(file);
    expect(shown.match(/说明列/g)).toHaveLength(pdfPages(file));
    expect(flat(file).match(/很长的说明/g)?.length).toBeGreaterThan(850);
    for (let i = 0; i < 60; i++) expect(shown).toContain(`行${i}\n`);
  });
  it('keep the label of a fact on one line', async () => {
    const labels = ['统一社会信用代码', '学校、院系及专业', '户口迁入地址'];
    const facts = labels.map((label) => [label, '值'] as const);
    for (const columns of [1, 2]) {
      const lines = pdfText(await draw([{ kind: 'facts', facts, columns }])).split('\n');
      expect(lines).toEqual(expect.arrayContaining(labels));
    }
  });
  it('give the labels of a grid one width in all of its parts', () => {
    const rows = [
      [['学号', '1'] as const, ['姓名', '2'] as const],
      [['学校、院系及专业', '3'] as const],
      [['岗位', '4'] as const],
    ];
    const { blocks } = documentPdf({ title: '文件', time: '2026-01-02 03:04:05', blocks: [{ kind: 'facts', rows }] });
    const labels = ['学号', '姓名', '学校、院系及专业', '岗位'];
    expect(blocks).toEqual([expect.objectContaining({ labels }), expect.objectContaining({ labels })]);
  });
  it('draw facts, signatures, pictures and a QR code', async () => {
    const file = await draw([
      { kind: 'heading', text: '基本信息' },
      {
        kind: 'facts',
        facts: [
          ['单位', '示例公司'],
          ['性质', '民营'],
          ['备注', '无'],
        ],
      },
      {
        kind: 'signs',
        boxes: [{ title: '用人单位', lines: ['2026年1月2日'], pictures: [drawnPng()] }, { title: '学校' }],
      },
      { kind: 'picture', picture: drawnPng(), width: 100, height: 50 },
      { kind: 'qr', text: 'https://example.com/q/abc', side: 90, lines: ['扫码核验'] },
      { kind: 'pair', left: '甲'.repeat(60), right: '乙'.repeat(9) },
    ]);
    for (const part of ['基本信息', '示例公司', '2026年1月2日', '学校', '扫码核验', '乙'.repeat(9)])
      expect(pdfText(file)).toContain(part);
    expect(file.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
  });
  it('have a note in place of a damaged picture', async () => {
    const broken = [Buffer.from('no picture'), drawnPng().subarray(0, 40), Buffer.alloc(0)];
    const file = await draw(broken.map((picture) => ({ kind: 'picture', picture, width: 90, height: 40 }) as const));
    expect(pdfText(file).match(/图片无法显示/g)).toHaveLength(3);
  });
  it('are the same bytes for the same content', async () => {
    const blocks = [text('一二三'), { kind: 'qr', text: 'x', side: 60 } as const];
    expect(await draw(blocks)).toEqual(await draw(blocks));
  });
});

describe('the thread', () => {
  it('draws parallel requests one after another', async () => {
    const files = await Promise.all(Array.from({ length: 8 }, (_, i) => draw([text(`文件${i}`)])));
    for (const [i, file] of files.entries()) expect(pdfText(file)).toContain(`文件${i}`);
  });
  it('fails for one document alone, and is started again', async () => {
    const endless = Array.from({ length: 501 }, () => ({ kind: 'space', height: 900 }) as const);
    const [failed, drawn] = await Promise.allSettled([draw(endless), draw([text('之后')])]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('500 pages') } });
    expect(drawn.status === 'fulfilled' && pdfText(drawn.value)).toContain('之后');
  });
  it('ends when it is closed', async () => {
    const other = new PdfRenderer();
    await other.render({ title: '', created: '2026-01-02 03:04:05', blocks: [] });
    expect(other.isLoaded).toBe(true);
    await other.close();
    expect(other.isLoaded).toBe(false);
  });
});
