import { describe, expect, it } from 'vitest';
import {
  addField,
  answerColumns,
  answerText,
  copyFields,
  type FillField,
  fillChangeFaults,
  fillFieldFaults,
  fillSetFaults,
  fillTypes,
  getSchema,
  moveField,
  newFieldKey,
  newOptionValue,
} from '../../../src/areas/fill/index.ts';
import { field, options } from './fields.ts';

const { line, number, radio, checks, date, mobile, idCard, images, files, yesNo, note } = fillTypes;
const keyed = (key: string, more: Partial<FillField> = {}, type: FillField['fieldType'] = line) =>
  field(type, { fieldKey: key, label: key, ...more });

describe('the settings of a field', () => {
  it.each<[string, FillField, string[]]>([
    ['nothing special', field(line), []],
    ['no option', field(radio, { options: [] }), ['请至少添加一个选项!']],
    ['disabled options only', field(radio, { options: [{ ...options[0]!, disabled: true }] }), ['请至少添加一个选项!']],
    ['equal options', field(radio, { options: [...options, { value: 'o4', label: ' 一' }] }), ['选项不能重复!']],
    ['more to choose than there is', field(checks, { options, maxSelect: 4 }), ['最多选择数不能超过可选项数']],
    ['reversed lengths', field(line, { minLength: 5, maxLength: 4 }), ['最大值不能小于最小值']],
    ['reversed numbers', field(number, { minValue: 5, maxValue: 4 }), ['最大值不能小于最小值']],
    ['reversed days', field(date, { minDate: '2025-02-01', maxDate: '2025-01-01' }), ['最大值不能小于最小值']],
    ['a broken rule', field(line, { regex: '(', regexMessage: 'x' }), ['校验规则不正确!']],
    ['a rule that may run forever', field(line, { regex: '(a+)+\\1', regexMessage: 'x' }), ['校验规则不正确!']],
    ['a rule without its sentence', field(line, { regex: '\\d' }), ['请填写校验提示!']],
    ['a note without words', field(note, { helpText: null }), ['请填写说明!']],
  ])('with %s are judged', (_what, one, expected) => {
    expect(fillFieldFaults(one).map(({ sentence }) => sentence)).toEqual(expected);
  });
});

describe('a set of fields', () => {
  const getFaults = (fields: readonly FillField[]) =>
    Object.fromEntries(
      Object.entries(fillSetFaults(fields.map((one, i) => ({ ...one, sortOrder: i })))).map(([key, faults]) => [
        key,
        faults.map(({ sentence }) => sentence),
      ]),
    );
  const decide = { options };
  const on = (dependKey: string) => ({ dependKey, dependValues: 'o1' });
  it('refers to earlier choices only', () => {
    const sentence = '显示条件只能引用前面的单选、多选、下拉或是否字段';
    expect(getFaults([keyed('fa', decide, radio), keyed('fb', on('fa'))])).toEqual({});
    expect(getFaults([keyed('fb', on('fa')), keyed('fa', decide, radio)])).toEqual({ fb: [sentence] });
    expect(getFaults([keyed('fa'), keyed('fb', on('fa'))])).toEqual({ fb: [sentence] });
    expect(getFaults([keyed('fb', on('gone'))])).toEqual({ fb: [sentence] });
  });
  it('has no circle of conditions', () => {
    const circle = [keyed('fa', { ...decide, ...on('fb') }, radio), keyed('fb', { ...decide, ...on('fa') }, radio)];
    expect(getFaults(circle)).toEqual({ fa: ['显示条件不能循环引用!'], fb: ['显示条件不能循环引用!'] });
  });
  it('has 40 fields, 6 of them in the list, each with its own label', () => {
    const many = Array.from({ length: 41 }, (_, i) => keyed(`f${i}`));
    expect(getFaults(many)).toEqual({ f40: ['最多添加40个字段!'] });
    expect(getFaults(many.slice(0, 7).map((one) => ({ ...one, listShow: 'Y' })))).toEqual({
      f6: ['列表最多显示6个填写字段!'],
    });
    expect(getFaults([keyed('fa', { label: '甲' }), keyed('fb', { label: '甲' })])).toEqual({
      fb: ['字段名称不能重复'],
    });
  });
});

it('keeps the type and the chosen options of an answered field', () => {
  const before = field(radio, { options });
  const use = { isAnswered: true, chosen: new Set(['o1']) };
  const sentences = (after: FillField, more = use) => fillChangeFaults(before, after, more).map((one) => one.sentence);
  expect(sentences({ ...before, fieldType: checks })).toEqual(['该字段已有填报数据，不能修改类型!']);
  expect(sentences({ ...before, options: options.slice(1) })).toEqual(['该选项已被选择，不能删除!']);
  expect(sentences({ ...before, options: options.slice(0, 1) })).toEqual([]);
  expect(sentences({ ...before, options: options.map((one) => ({ ...one, label: '改', disabled: true })) })).toEqual(
    [],
  );
  expect(sentences({ ...before, fieldType: checks }, { isAnswered: false, chosen: new Set() })).toEqual([]);
});

describe('the designer', () => {
  it('gives keys that no other field has, and option values that were never used', () => {
    const values = [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
    const random = () => values.shift() as number;
    expect(newFieldKey(new Set(['f3333333']), random)).toBe('fiiiiiii');
    expect(newOptionValue([])).toBe('o1');
    expect(newOptionValue([{ value: 'o2' }, { value: 'o10' }])).toBe('o11');
  });
  it('adds, moves and numbers fields', () => {
    const fields = [line, idCard, note].reduce<FillField[]>((all, type) => addField(all, type, `字段${type}`), []);
    expect(fields.map(({ sortOrder, sensitive }) => [sortOrder, sensitive])).toEqual([
      [0, 'N'],
      [1, 'Y'],
      [2, 'N'],
    ]);
    const moved = moveField(fields, fields[2]!.fieldKey, 0);
    expect(moved.map(({ fieldType, sortOrder }) => [fieldType, sortOrder])).toEqual([
      [note, 0],
      [line, 1],
      [idCard, 2],
    ]);
  });
  it('copies fields under new keys with the conditions among them', () => {
    const own = [keyed('fa')];
    const copied = [
      keyed('fa', { options }, radio),
      keyed('fb', { dependKey: 'fa', dependValues: 'o1' }),
      keyed('fc', { dependKey: 'other', dependValues: 'o1' }),
    ];
    const [first, radioCopy, shown, free] = copyFields(own, copied);
    expect(new Set([first, radioCopy, shown, free].map((one) => one?.fieldKey)).size).toBe(4);
    expect(shown?.dependKey).toBe(radioCopy?.fieldKey);
    expect([free?.dependKey, free?.dependValues]).toEqual([null, null]);
  });
});

describe('the text of an answer', () => {
  const reader = { maySeeSensitive: false, addressOf: (path: string) => `https://x.cn/${path}` };
  const schema = (one: FillField) => getSchema([one], { f1: true })[0]!;
  it.each<[FillField, unknown, string]>([
    [field(checks, { options }), { v: ['o1', 'other'], other: '四' }, '一、其他：四'],
    [field(radio, { options }), { v: 'gone' }, 'gone'],
    [field(idCard), '11010519491231002X', '110***********002X'],
    [field(mobile), '13800138000', '13800138000'],
    [field(mobile, { sensitive: 'Y' }), '13800138000', '138****8000'],
    [field(yesNo), 'N', '否'],
    [field(images), ['a.png', 'b.png'], 'https://x.cn/a.png\nhttps://x.cn/b.png'],
    [field(files), [{ name: '简历.pdf', path: 'a.pdf' }], '简历.pdf https://x.cn/a.pdf'],
    [field(line), undefined, ''],
  ])('%# is what lists and exports show', (one, value, expected) => {
    expect(answerText(schema(one), value, reader)).toBe(expected);
  });
  it('is whole for those who may see it', () => {
    expect(answerText(schema(field(idCard)), '11010519491231002X', { ...reader, maySeeSensitive: true })).toBe(
      '11010519491231002X',
    );
  });
});

it('exports current fields, then stopped ones, and tells equal labels apart', () => {
  const fields = [
    keyed('fa', { label: '尺码', sortOrder: 1 }),
    keyed('fb', { label: '口味', sortOrder: 0 }),
    keyed('fc', { exportShow: 'N' }),
    keyed('fd', {}, note),
    keyed('fe', { label: '口味', status: '0' }),
    keyed('ff', { label: '口味', sortOrder: 2 }),
  ];
  const stored = [getSchema([keyed('fe', { label: '车牌' })], { fe: 'x' }), getSchema(fields, { fa: 'x', fc: 'y' })];
  expect(answerColumns(fields, stored).map(({ title }) => title)).toEqual([
    '口味(fb)',
    '尺码',
    '口味(ff)',
    '车牌（已停用）',
  ]);
});
