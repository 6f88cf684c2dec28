import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markdownHtml, SafeMarkdown } from '../../src/widgets/safe-markdown.tsx';

it.each([
  ['标题六', '###### 六', '<h4>六</h4>'],
  ['删除线', '~~旧~~', '<s>旧</s>'],
  ['任务', '- [x] 已办\n- [ ] 未办', '<li title="已完成">☑ 已办'],
  ['换行', '一\n二', '<br>'],
  ['表格', '| 甲 |\n| --- |\n| 乙 |', '<td>乙</td>'],
  ['代码', '```js\nlet a = 1 < 2\n```', 'let a = 1 &lt; 2'],
  ['链接', '[官网](https://a.cn/)', 'rel="noopener noreferrer"'],
])('renders %s', (_name, markdown, html) => {
  expect(markdownHtml(markdown)).toContain(html);
});

it.each([
  ['a style sheet', '<style>body{display:none}</style>文', /<style|display/],
  ['a script', '文<script>alert(1)</script>', /<script|alert/],
  ['a frame', '<iframe src="https://a.cn"></iframe>文', /<iframe/],
  ['an event', '<img src="/a.png" onerror="alert(1)" onload="alert(1)">', /onerror|onload/],
  ['a form', '<form action="https://a.cn"><input name="p"></form>文', /<form|<input/],
  ['a script address', '[点](javascript:alert(1))', /javascript:/],
  ['a picture that is a script', '![](javascript:alert(1))', /javascript:/],
  ['a data address', '![](data:image/svg+xml;base64,PHN2Zz4=)', /data:/],
  ['an address out of its attribute', '[点](https://a.cn/" onclick="alert(1))', /<a[^>]* onclick/],
  ['a fixed cover', '<div style="position:fixed;inset:0">盖</div>', /position|inset/],
  ['code marks', '```"><img src=x onerror=alert(1)>\n文\n```', /<img/],
])('rejects %s (S-2.4)', (_name, markdown, forbidden) => {
  expect(markdownHtml(markdown)).not.toMatch(forbidden);
});

it('shows too deeply nested text as plain text', () => {
  expect(markdownHtml('> '.repeat(20_000))).toContain('&gt; &gt;');
});

it('renders its text into the page', () => {
  render(<SafeMarkdown markdown="**重**" className="answer" />);
  expect(document.querySelector('.rich-content.answer strong')?.textContent).toBe('重');
});

it('adds the source line of each block on request only', () => {
  const source = '# 一\n\n文\n二\n\n- 甲\n- 乙\n\n<p data-line="9">三</p>\n';
  const { container } = render(<SafeMarkdown markdown={source} lines />);
  const lines = [...container.querySelectorAll('[data-line]')].map((block) => [
    block.tagName,
    block.getAttribute('data-line'),
  ]);
  expect(lines).toEqual([
    ['H1', '1'],
    ['P', '3'],
    ['UL', '6'],
    ['P', '9'],
  ]);
  expect(markdownHtml(source)).not.toContain('data-line');
});
