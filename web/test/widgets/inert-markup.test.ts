import { describe, expect, it } from 'vitest';
import { inertMarkup, withoutHandlers } from '../../src/widgets/inert-markup.ts';

describe('external markup', () => {
  it.each([
    ['<img src="/a.png" onerror="probe()">', '<img src="/a.png">'],
    ['<p ONCLICK=probe()>文</p>', '<p>文</p>'],
    ['<img/onerror=probe() src="/a.png"/onload>', '<img src="/a.png">'],
    ["<p title='a'onclick=probe()>文</p>", '<p title="a">文</p>'],
    ['<p title="on time, once">turn on onions = on</p>', '<p title="on time, once">turn on onions = on</p>'],
    ['<p>写作 data-inert-on，onclick = 1</p>', '<p>写作 data-inert-on，onclick = 1</p>'],
    ['<p onfocus="1">a <!-- on x --> data-inert- onblur</p>', '<p>a <!-- on x --> data-inert- onblur</p>'],
  ])('%s loses its handlers and no word', (html, expected) => {
    expect(withoutHandlers(html)).toBe(expected);
  });
  it.each(['<img src="/a.png" onerror="probe()">', "<p title='a'onclick=probe()>文</p>", '<svg/onload=probe()>'])(
    '%s is never parsed with its handlers',
    (html) => {
      const parsed: string[] = [];
      const { parseFromString } = DOMParser.prototype;
      DOMParser.prototype.parseFromString = function parse(text, type) {
        parsed.push(text);
        return parseFromString.call(this, text, type);
      };
      try {
        inertMarkup(html);
      } finally {
        DOMParser.prototype.parseFromString = parseFromString;
      }
      expect(parsed.length).toBeGreaterThan(0);
      for (const text of parsed) expect(text).not.toMatch(/[\s/"']on[a-z]+\s*=/i);
    },
  );
  it.each([
    ['<script>probe()</script>文<style>*{}</style><iframe srcdoc="x"></iframe>', '文'],
    ['<meta charset="utf-8"><p data-pm-slice="1 1 []">文</p>', '<p data-pm-slice="1 1 []">文</p>'],
    [
      '<table><tbody><tr><td colspan="2">格</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">格</td></tr></tbody></table>',
    ],
  ])('%s comes to an editor as %s', (html, expected) => {
    expect(inertMarkup(html)).toBe(expected);
  });
});
