import { describe, expect, it } from 'vitest';
import {
  creditCodeCheckDigit,
  getGreeting,
  greetingAtHour,
  halfWidth,
  idCardCheckDigit,
  isCreditCode,
  isIdCard,
  mask,
  parseIdCard,
  plainText,
  printedText,
  textLength,
  ticketCode,
} from '../../src/rules/index.ts';

describe('text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['校园', 2],
    ['𠮷野家😀', 4],
  ])('counts the characters of %j', (value, length) => {
    expect(textLength(value)).toBe(length);
  });

  it.each([
    [
      '<p>请携带：</p><ul><li>身份证</li><li>毕业证<b>原件</b></li></ul><p>谢谢</p>',
      '请携带：\n• 身份证\n• 毕业证原件\n谢谢',
    ],
    ['<ol><li>报到</li><li>体检</li></ol>', '1. 报到\n2. 体检'],
    [
      '<ol><li>材料<ul><li>原件</li><li>复印件</li></ul></li><li>体检</li></ol>',
      '1. 材料\n　• 原件\n　• 复印件\n2. 体检',
    ],
    ['<ul><li>一</li></ul><ol><li>二</li></ol>', '• 一\n1. 二'],
    ['<p>没有<br>列表</p>', '没有\n列表'],
    ['<li>散落的项</li></ul>', '散落的项'],
  ])('prints the marks of lists: %s', (html, lines) => {
    expect(printedText(html)).toBe(lines);
  });

  it('turns full-width characters into half-width ones, one for one', () => {
    expect(halfWidth('９８５，Ａｂｃ　！')).toBe('985,Abc !');
    expect(halfWidth('校园。')).toBe('校园。');
  });

  it('reads rich text as a reader sees it', () => {
    expect(plainText('<p>限<b>男</b>性</p><p>月薪 &gt; 5&nbsp;000 &amp; 提成</p>')).toBe('限男性\n月薪 > 5 000 & 提成');
    expect(plainText('a<br>b<br/>c<img src="x">')).toBe('a\nb\nc');
    expect(plainText('<td>甲</td><td>乙</td>')).toBe('甲 乙');
    expect(plainText('1 < 2 &#20320;&#x597d; &unknown; &#0;')).toBe('1 < 2 你好 &unknown; &#0;');
  });

  it('ends for a text of open brackets', () => {
    // Looking for the end of each would be 10 ** 12 steps.
    expect(plainText('<a'.repeat(1_000_000)).length).toBeLessThanOrEqual(2_000_000);
  });
});

describe('mask', () => {
  it.each([
    ['mobile', '13812340000', '138****0000'],
    ['mobile', '12345', '1****'],
    ['idCard', '11010519491231002X', '110***********002X'],
    ['idCard', '130503670401001', '130********1001'],
    ['email', 'zhangsan@example.edu.cn', 'z***@example.edu.cn'],
    ['email', 'a@b.cn', 'a***@b.cn'],
    ['wechat', 'wx_zhang', 'w******g'],
    ['name', '王强', '王*'],
    ['name', '欧阳小明', '欧***'],
    ['name', '𠮷田', '𠮷*'],
    ['ip', '10.2.3.45', '10.2.3.*'],
    ['ip', '2001:db8::1', '2001:db8::*'],
    ['mobile', '', ''],
  ] as const)('shows a %s %s as %s', (kind, value, shown) => {
    expect(mask(kind, value)).toBe(shown);
  });

  it('never shows a name, mobile or e-mail of one character whole and alone', () => {
    for (const kind of ['mobile', 'email', 'wechat', 'name'] as const) expect(mask(kind, '王')).toBe('王*');
  });
});

describe('greeting', () => {
  it.each([
    [0, '早上好'],
    [8, '早上好'],
    [9, '上午好'],
    [11, '上午好'],
    [12, '中午好'],
    [13, '中午好'],
    [14, '下午好'],
    [19, '下午好'],
    [20, '晚上好'],
    [23, '晚上好'],
  ])('says at %i: %s', (hour, words) => {
    expect(greetingAtHour(hour)).toBe(words);
  });

  it('goes by the clock in China wherever it runs', () => {
    expect(getGreeting(new Date('2026-03-01T00:59:59Z'))).toBe('早上好');
    expect(getGreeting(new Date('2026-03-01T01:00:00Z'))).toBe('上午好');
    expect(getGreeting(new Date('2026-03-01T17:00:00Z'))).toBe('早上好');
  });
});

it.each([
  ['LGN12345201abc', '201'],
  [`PCWXTK01203${'x'.repeat(43)}`, '203'],
  ['short', ''],
])('W-PB reads the code of ticket %s', (ticket, code) => {
  expect(ticketCode(ticket)).toBe(code);
});

describe('unified social credit code', () => {
  it.each(['91350100M000100Y43', '91110108551385082Q', '914403001922038216'])('accepts %s', (code) => {
    expect(isCreditCode(code)).toBe(true);
  });
  it.each([
    '91350100M000100Y44',
    '91350100m000100y43',
    '91350100M000100Y4',
    '9135O100M000100Y43',
    '913501000000000000',
    '',
    '91350100M000100Y43 ',
  ])('refuses %j', (code) => {
    expect(isCreditCode(code)).toBe(false);
  });
  it('knows the check character', () => {
    expect(creditCodeCheckDigit('91350100M000100Y4')).toBe('3');
    expect(creditCodeCheckDigit('9135O')).toBeUndefined();
  });
  it('notices every single wrong character', () => {
    const code = '91350100M000100Y43';
    for (let place = 8; place < 17; place += 1) {
      const wrong = code[place] === '7' ? '8' : '7';
      expect(isCreditCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBe(false);
    }
  });
});

describe('identity card', () => {
  it('reads birthday and sex', () => {
    expect(parseIdCard('11010519491231002X')).toEqual({ birthday: '1949-12-31', sex: 2 });
    expect(parseIdCard('11010519491231002x')).toEqual({ birthday: '1949-12-31', sex: 2 });
    expect(parseIdCard('130503670401001')).toEqual({ birthday: '1967-04-01', sex: 1 });
  });
  it.each([
    '110105194912310021',
    '11010519491331002X',
    '11010519490230002X',
    '01010519491231002X',
    '1101051949123100',
    '130503670431001',
    '',
    '11010519491231002XX',
  ])('refuses %j', (value) => {
    expect(isIdCard(value)).toBe(false);
  });
  it('knows the check character', () => {
    expect(idCardCheckDigit('11010519491231002')).toBe('X');
    expect(idCardCheckDigit('44052418800101001')).toBe('4');
  });
});
