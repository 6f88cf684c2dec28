import { describe, expect, it } from 'vitest';
import {
  cleanDocumentText,
  type DocumentVariable,
  fillDocument,
  misplacedVariables,
  parseDocumentTemplate,
  variablesOfBlocks,
} from '../../src/rules/index.ts';

const plain = { kind: 'text', align: 'left', isBold: false, indent: 0 } as const;
const variables: readonly DocumentVariable[] = [
  { name: 'name', label: '姓名', kind: 'text', sample: '王同学' },
  { name: 'post', label: '岗位', kind: 'text', sample: '教师' },
  { name: 'seal', label: '印章', kind: 'picture', sample: '印章' },
  { name: 'qr', label: '二维码', kind: 'qr', sample: 'https://example.com/q/1' },
];

describe('a template', () => {
  it('has headings, paragraphs, breaks and alignment', () => {
    const html =
      '<h1>通知</h1><h2>一</h2><h4>小节</h4><p style="text-align:right">右</p><p><strong>粗</strong></p><p>半<b>粗</b></p><p>上<br />下</p><p></p>';
    expect(parseDocumentTemplate(html)).toEqual([
      { kind: 'heading', level: 1, text: '通知', align: 'center' },
      { kind: 'heading', level: 2, text: '一', align: 'left' },
      { kind: 'heading', level: 3, text: '小节', align: 'left' },
      { ...plain, text: '右', align: 'right' },
      { ...plain, text: '粗', isBold: true },
      { ...plain, text: '半粗' },
      { ...plain, text: '上\n下' },
      { ...plain, text: '' },
    ]);
  });
  it('numbers lists and indents nested ones', () => {
    const html = '<ol><li><p>甲</p><ul><li>乙</li></ul></li><li><p>丙</p></li></ol><p>丁</p>';
    expect(parseDocumentTemplate(html)).toEqual([
      { ...plain, text: '1. 甲', indent: 1 },
      { ...plain, text: '• 乙', indent: 2 },
      { ...plain, text: '2. 丙', indent: 1 },
      { ...plain, text: '丁' },
    ]);
  });
  it('tells grids of facts from tables, with and without a head', () => {
    const row = (cells: string) => `<tr>${cells}</tr>`;
    const grid = `<table><tbody>${row('<th><p>姓名</p></th><td><p>{{name}}</p></td><th>岗位</th><td>教师</td>')}${row('<th>备注</th><td colspan="3">无</td>')}${row('<th>其他</th><td>有</td><td></td><td></td>')}</tbody></table>`;
    expect(parseDocumentTemplate(grid)).toEqual([
      {
        kind: 'facts',
        rows: [
          [
            ['姓名', '{{name}}'],
            ['岗位', '教师'],
          ],
          [['备注', '无']],
          [['其他', '有']],
        ],
      },
    ]);
    const listed = `<table>${row('<th>课程</th><th>成绩</th>')}${row('<td>语文<p>数学</p></td><td></td>')}</table>`;
    expect(parseDocumentTemplate(listed)).toEqual([
      { kind: 'table', head: ['课程', '成绩'], rows: [['语文\n数学', '']] },
    ]);
    expect(parseDocumentTemplate(`<table>${row('<td>一</td><td>二</td>')}</table>`)).toEqual([
      { kind: 'table', head: [], rows: [['一', '二']] },
    ]);
  });
  it('puts quotes next to each other as boxes, at most four in a row', () => {
    const quote = (n: number) => `<blockquote><p>方${n}</p><p>{{seal}}</p></blockquote>`;
    const blocks = parseDocumentTemplate([1, 2, 3, 4, 5].map(quote).join(''));
    expect(blocks.map((block) => block.kind === 'signs' && block.boxes.length)).toEqual([4, 1]);
    expect(blocks[0]).toMatchObject({ boxes: [{ lines: ['方1', '{{seal}}'] }, {}, {}, {}] });
  });
  it('counts only for its text, however broken its markup is', () => {
    for (const html of [
      '<p>甲',
      '<table><tr><td>甲',
      '<blockquote>甲',
      '<script>甲</script>',
      '甲<',
      '<b><p>甲</b></p>',
      '</td></table></p>甲',
    ])
      expect(JSON.stringify(parseDocumentTemplate(html))).toContain('甲');
    expect(parseDocumentTemplate('<!-- x --><p title="<b>">&lt;i&gt; &amp;amp; &#20013; &#x1F600; &nope;</p>')).toEqual(
      [{ ...plain, text: '"><i> &amp; 中 😀 &nope;' }],
    );
  });
  it('reads 50,000 nested or unclosed elements', () => {
    for (const part of ['<div>', '<table>', '<blockquote>', '<td>', '<br>', '<', '<a "'])
      expect(parseDocumentTemplate(`${part.repeat(50_000)}甲`).length).toBeLessThanOrEqual(1);
  });
  it('names its variables, also where an element divides the braces', () => {
    const blocks = parseDocumentTemplate(
      '<p>{{name}} {{ post }}</p><table><tr><th>{{name}}</th><td>{<b>{qr}</b>}</td></tr></table><blockquote>{{<i>x y</i>}}</blockquote>',
    );
    expect(variablesOfBlocks(blocks)).toEqual(['name', 'post', 'qr', 'x y']);
  });
  it('has pictures in boxes and QR codes in paragraphs of their own', () => {
    const wrong = (html: string) => misplacedVariables(parseDocumentTemplate(html), variables).map(({ name }) => name);
    expect(wrong('<p>{{qr}}</p><blockquote><p>方</p><p>{{seal}}</p></blockquote>')).toEqual([]);
    expect(wrong('<p>扫码 {{qr}}</p><p>{{seal}}</p>')).toEqual(['qr', 'seal']);
    expect(wrong('<blockquote><p>{{qr}}</p><p>章 {{seal}}</p></blockquote>')).toEqual(['qr', 'seal']);
  });
});

describe('a filled document', () => {
  const fill = (html: string, values: Record<string, unknown>) =>
    fillDocument(parseDocumentTemplate(html), variables, values);
  it('has values as text, whatever they contain', () => {
    const hostile = '<img src=x onerror=probe()>{{post}}&lt;';
    const { blocks, missing } = fill('<p>{{name}}</p>', { name: hostile, post: '教师' });
    expect(blocks).toEqual([{ ...plain, text: hostile }]);
    expect(missing).toEqual([]);
  });
  it.each([
    ['marks of direction', 'a\u202Egnp.exe\u2066b\u200F', 'agnp.exeb'],
    ['controls', 'a\u0000b\u001B[2Jc\u0085', 'ab[2Jc'],
    ['lone surrogates', 'a\uD800b', 'ab'],
    ['line ends of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a character outside of the face', '姓𠮷名', '姓𠮷名'],
    ['a number', 3, '3'],
  ])('cleans %s', (_what, given, shown) => {
    expect(cleanDocumentText(given)).toBe(shown);
    expect(fill('<p>{{name}}</p>', { name: given }).blocks).toEqual([{ ...plain, text: shown }]);
  });
  it('keeps a value of 10,000 characters', () => {
    expect(fill('<p>{{name}}</p>', { name: '长'.repeat(10_000) }).blocks).toMatchObject([
      { text: '长'.repeat(10_000) },
    ]);
  });
  it('names what is missing, but neither an empty value nor a picture', () => {
    const html = '<p>{{name}}{{post}}</p><p>{{qr}}</p><blockquote><p>方</p><p>{{seal}}</p></blockquote>';
    expect(fill(html, { post: '' })).toEqual({
      blocks: [
        { ...plain, text: '{{name}}' },
        { ...plain, text: '{{qr}}' },
        { kind: 'signs', boxes: [{ lines: ['方'] }] },
      ],
      missing: ['name', 'qr'],
    });
    expect(fill('<p>{{constructor}}</p>', {}).missing).toEqual(['constructor']);
  });
  it('has the picture of a box and the content of a QR code', () => {
    const { blocks } = fill('<p>{{qr}}</p><blockquote><p>方</p><p>{{seal}}</p></blockquote>', { qr: 'u', seal: 'x' });
    expect(blocks).toEqual([
      { kind: 'qr', text: 'u' },
      { kind: 'signs', boxes: [{ lines: ['方'], pictures: ['seal'] }] },
    ]);
  });
});
