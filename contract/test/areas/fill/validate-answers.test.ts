import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FillField, fillTypes, getSchema, isShown, validateAnswers } from '../../../src/areas/fill/index.ts';
import { field, options } from './fields.ts';

const areaText = (code: string) => (code === '440305' ? '广东省/深圳市/南山区' : undefined);
const judge = (one: FillField, value: unknown) => {
  const { answers, faults } = validateAnswers([one], { f1: value }, { areaText });
  return faults.f1 ?? answers.f1;
};
const {
  line,
  text,
  number,
  radio,
  checks,
  select,
  date,
  dateTime,
  mobile,
  email,
  idCard,
  images,
  files,
  area,
  yesNo,
  note,
} = fillTypes;
const choice = { options, allowOther: 'Y' } as const;

describe('an answer', () => {
  it.each<[string, FillField, unknown, unknown]>([
    ['a trimmed, composed line', field(line), '  e\u0301 ', 'é'],
    ['a short line', field(line, { minLength: 3 }), 'ab', '字段最少3个字符!'],
    ['a long line', field(line), 'x'.repeat(201), '字段最多200个字符!'],
    ['200 emoji', field(line), '😀'.repeat(200), '😀'.repeat(200)],
    ['two lines in one', field(line), 'a\nb', '字段格式不正确'],
    [
      'a line that its rule rejects',
      field(line, { regex: '\\d{4}', regexMessage: '请输入4位数字' }),
      '12a4',
      '请输入4位数字',
    ],
    [
      'a part that the rule matches',
      field(line, { regex: '\\d{4}', regexMessage: '请输入4位数字' }),
      '12345',
      '请输入4位数字',
    ],
    ['a text of several lines', field(text), 'a\nb', 'a\nb'],
    ['a long text', field(text), 'x'.repeat(2001), '字段最多2000个字符!'],
    ['a number', field(number, { decimals: 2 }), '12.50', 12.5],
    ['too many decimals', field(number, { decimals: 2 }), 0.123, '字段最多2位小数!'],
    ['a tiny number', field(number, { decimals: 4 }), 1e-7, '字段最多4位小数!'],
    ['a fraction of an integer', field(number), 1.5, '字段最多0位小数!'],
    ['a number out of range', field(number, { minValue: 1, maxValue: 5 }), 6, '字段应在1到5之间!'],
    ['no number', field(number), 'abc', '字段格式不正确'],
    ['infinity', field(number), Number.POSITIVE_INFINITY, '字段格式不正确'],
    ['an option', field(radio, choice), { v: 'o2' }, { v: 'o2' }],
    ['a bare option', field(select, choice), 'o2', { v: 'o2' }],
    ['an unknown option', field(radio, choice), { v: 'o9' }, '字段的选项无效!'],
    [
      'a disabled option',
      field(select, { options: [{ ...options[0]!, disabled: true }] }),
      { v: 'o1' },
      '字段的选项无效!',
    ],
    ['the other one', field(radio, choice), { v: 'other', other: ' 四 ' }, { v: 'other', other: '四' }],
    ['the other one without words', field(radio, choice), { v: 'other' }, '请填写字段的其他内容!'],
    ['the other one where it is not offered', field(select, choice), { v: 'other', other: '四' }, '字段的选项无效!'],
    ['words without the other one', field(radio, choice), { v: 'o1', other: '四' }, { v: 'o1' }],
    ['several options in their order', field(checks, choice), { v: ['o3', 'o1'] }, { v: ['o1', 'o3'] }],
    ['an option twice', field(checks, choice), { v: ['o1', 'o1'] }, '字段的选项无效!'],
    ['too few options', field(checks, { ...choice, minSelect: 2 }), { v: ['o1'] }, '字段至少选择2项!'],
    ['too many options', field(checks, { ...choice, maxSelect: 1 }), { v: ['o1', 'o2'] }, '字段最多选择1项!'],
    ['a day', field(date), '2025-02-28', '2025-02-28'],
    ['a day that is none', field(date), '2025-02-30', '字段格式不正确'],
    [
      'a day out of range',
      field(date, { minDate: '2025-01-01', maxDate: '2025-01-31' }),
      '2025-02-01',
      '字段应在2025-01-01到2025-01-31之间!',
    ],
    [
      'a time on the last day',
      field(dateTime, { minDate: '2025-01-01', maxDate: '2025-01-31' }),
      '2025-01-31 23:59:59',
      '2025-01-31 23:59:59',
    ],
    ['a mobile number', field(mobile), '13800138000', '13800138000'],
    ['no mobile number', field(mobile), '23800138000', '请输入正确手机号'],
    ['no address', field(email), 'a@b', '邮箱格式不正确'],
    ['an identity number', field(idCard), '11010519491231002x', '11010519491231002X'],
    ['a wrong check digit', field(idCard), '110105194912310021', '请输入正确的身份证号码'],
    ['pictures', field(images), ['a/b.png'], ['a/b.png']],
    ['a page as a picture', field(images), ['a/b.svg'], '字段仅支持jpg,jpeg,png,gif,bmp,webp格式'],
    ['too many pictures', field(images, { maxFiles: 1 }), ['a.png', 'b.png'], '字段最多上传1个文件'],
    [
      'a file',
      field(files, { fileTypes: 'pdf,docx' }),
      [{ name: '简历.pdf', path: 'x/1.PDF' }],
      [{ name: '简历.pdf', path: 'x/1.PDF' }],
    ],
    ['a path with a query', field(files), [{ name: 'a', path: 'x.pdf?a=1' }], '字段格式不正确'],
    ['a region', field(area), { code: '440305', text: '假的' }, { code: '440305', text: '广东省/深圳市/南山区' }],
    ['an unknown region', field(area), { code: '999999', text: '假的' }, '字段的选项无效!'],
    ['yes', field(yesNo), 'Y', 'Y'],
    ['perhaps', field(yesNo), 'X', '字段的选项无效!'],
    ['an answer to a note', field(note), 'x', undefined],
  ])('of %s is read', (_what, one, value, expected) => {
    expect(judge(one, value)).toEqual(expected);
  });

  it.each([
    [line, '请填写字段!'],
    [number, '请填写字段!'],
    [idCard, '请填写字段!'],
    [checks, '请选择字段!'],
    [date, '请选择字段!'],
    [area, '请选择字段!'],
    [yesNo, '请选择字段!'],
    [images, '请上传字段!'],
    [files, '请上传字段!'],
    [note, undefined],
  ])('of type %i is missed in its own words: %s', (type, sentence) => {
    for (const empty of [undefined, null, '', '  ', [], { v: [] }, { v: '' }])
      expect(judge(field(type, { required: 'Y', options }), empty)).toBe(sentence);
  });

  it('that may not repeat is refused when another row has it', () => {
    const isTaken = (key: string, value: unknown) => key === 'f1' && value === '13800138000';
    const one = field(mobile, { uniqueFlag: 'Y' });
    expect(validateAnswers([one], { f1: '13800138000' }, { isTaken }).faults).toEqual({
      f1: '字段“13800138000”已被填报!',
    });
    expect(validateAnswers([one], { f1: '13900139000' }, { isTaken }).faults).toEqual({});
  });
});

describe('a condition', () => {
  const first = field(checks, { fieldKey: 'fa', options, sortOrder: 0 });
  const second = field(yesNo, { fieldKey: 'fb', dependKey: 'fa', dependValues: 'o2,o3', sortOrder: 1 });
  const third = field(line, { fieldKey: 'fc', required: 'Y', dependKey: 'fb', dependValues: 'Y', sortOrder: 2 });
  const all = [third, second, first];
  it('drops what it hides, and what depends on that', () => {
    expect(validateAnswers(all, { fa: { v: ['o1'] }, fb: 'Y', fc: 'x' })).toEqual({
      answers: { fa: { v: ['o1'] } },
      faults: {},
    });
  });
  it('requires what it shows', () => {
    expect(validateAnswers(all, { fa: { v: ['o1', 'o3'] }, fb: 'Y' }).faults).toEqual({ fc: '请填写字段!' });
  });
  it('never refers to a later or a disabled field', () => {
    const early = { ...second, sortOrder: -1 };
    expect(validateAnswers([early, first], { fa: { v: ['o2'] }, fb: 'Y' }).answers).not.toHaveProperty('fb');
    const off = { ...first, status: '0' } as const;
    expect(validateAnswers([off, second], { fa: { v: ['o2'] }, fb: 'Y' }).answers).toEqual({});
  });
});

describe('any answers to any fields', () => {
  const anyType = fc.constantFrom(...Object.values(fillTypes));
  const flag = fc.constantFrom('Y' as const, 'N' as const);
  const anyFields = fc
    .array(
      fc.record({ type: anyType, required: flag, allowOther: flag, depend: fc.option(fc.nat(5), { nil: null }) }),
      { minLength: 1, maxLength: 6 },
    )
    .map((rows) =>
      rows.map(({ type, required, allowOther, depend }, i) =>
        field(type, {
          ...{ fieldKey: `f${i}`, required, allowOther, options, sortOrder: i, decimals: 2 },
          dependKey: depend === null || depend >= i ? null : `f${depend}`,
          dependValues: 'o1,o2,Y',
        }),
      ),
    );
  const plausible = fc.oneof(
    fc.constantFrom<unknown>(
      'Y',
      'N',
      'o1',
      '13800138000',
      '2025-02-28',
      '2025-02-28 08:00:00',
      'a.png',
      12.5,
      '',
      null,
    ),
    fc.constantFrom<unknown>({ v: 'o1' }, { v: ['o1', 'o2'] }, { v: 'other', other: 'x' }, { code: '440305' }, [
      'a.png',
    ]),
    fc.jsonValue(),
  );
  const anyAnswers = fc.dictionary(fc.constantFrom('f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'x', '__proto__'), plausible);

  it('are read once: what was read is read again unchanged, without faults of its own', () => {
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, sent) => {
        const first = validateAnswers(fields, sent, { areaText });
        const again = validateAnswers(fields, JSON.parse(JSON.stringify(first.answers)), { areaText });
        expect(again.answers).toEqual(first.answers);
        for (const key of Object.keys(first.answers)) expect(again.faults).not.toHaveProperty(key);
      }),
      { numRuns: 400 },
    );
  });
  it('leave only values of shown fields, each with its schema', () => {
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, sent) => {
        const { answers, faults } = validateAnswers(fields, sent, { areaText });
        for (const one of fields) {
          const isThere = Object.hasOwn(answers, one.fieldKey) || Object.hasOwn(faults, one.fieldKey);
          if (isThere) expect(isShown(one, answers)).toBe(true);
          if (Object.hasOwn(answers, one.fieldKey)) expect(faults).not.toHaveProperty(one.fieldKey);
          if (one.required === 'Y' && one.fieldType !== note && isShown(one, answers)) expect(isThere).toBe(true);
        }
        expect(
          getSchema(fields, answers)
            .map(({ fieldKey }) => fieldKey)
            .toSorted(),
        ).toEqual(Object.keys(answers).toSorted());
      }),
      { numRuns: 400 },
    );
  });
});
