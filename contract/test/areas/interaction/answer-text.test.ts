import { expect, it } from 'vitest';
import { cleanAnswer, getKeywords, listSimilar } from '../../../src/areas/interaction/answer-text.ts';

it.each([
  ['好<script>alert(1)</script>的', '好的'],
  ['<style>body{display:none}</style>**好**', '**好**'],
  ['<iframe src="x">', ''],
  ['<img src=x onerror=alert(1)>', '<img src=x>'],
  ['<body onload="alert(1)">', '<body>'],
  ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
  ['> 引用\n\n1 < 2 && 3 > 2', '> 引用\n\n1 < 2 && 3 > 2'],
])('makes %j into %j', (markdown, expected) => {
  expect(cleanAnswer(markdown)).toBe(expected);
});
it('reads wordings by line and keywords by any comma, each once', () => {
  expect(listSimilar(' 甲问\r\n\n乙问\n甲问')).toEqual(['甲问', '乙问']);
  expect(getKeywords('注册，账号,注册、登录')).toEqual(['注册', '账号', '登录']);
});
