import type { Field, Fields } from '@campus/contract/kit';
import fc, { type Arbitrary } from 'fast-check';

/** Real values that a reference, a dictionary or a tree value may have. */
export interface Known {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly dictionaries: ReadonlyMap<string, readonly string[]>;
  readonly trees: ReadonlyMap<string, readonly string[]>;
}

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: [nested(depth - 1)] });
/** What no field wants, and what a careless reader of a request falls over. */
const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    'a\0b',
    '\u0001\u001b[31m',
    '\ud800',
    '\u202e反',
    '😀'.repeat(40),
    'x'.repeat(300),
    '长'.repeat(60_000),
    "'; drop table rc_company; --",
    '%_\\',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    'null',
    '0',
    '-1',
    '1e999',
    '0x10',
    '00000000000000000000000000000000000000000000000000000000000000001',
    '0000-00-00',
    '2026-02-30 25:61:61',
    '9999-12-31 23:59:59',
    '275760-09-13',
  ),
  fc.constantFrom<unknown>(
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    Number.MIN_VALUE,
    2 ** 31,
    2 ** 53,
    -0,
    0.1 + 0.2,
    8_640_000_000_000_001,
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    ['a', 1, { b: 2 }],
    { length: 1e9 },
    { toString: 'x', valueOf: 1 },
    JSON.parse('{"__proto__": {"isAdmin": true}}'),
    nested(40),
    { hasOwnProperty: 1 },
    nested(14),
    Array.from({ length: 600 }, (_, i) => String(i)),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Values of the forms that patterns ask for. */
const plausible = fc.constantFrom(
  '13912345678',
  'zhang@example.com',
  '张三',
  '110105194912310021',
  'A1234567',
  'Campus#2027',
  'https://www.example.com/a',
  'company-license/nobody.png',
  '123456',
  '一段足够长的说明文字，讲清楚原因和后续安排。',
);

const getOne = (values: readonly string[] | undefined): Arbitrary<string> =>
  values && values.length > 0 ? fc.constantFrom(...values) : plausible;
const several = (values: readonly string[] | undefined): Arbitrary<unknown> =>
  fc.array(getOne(values), { maxLength: 4 }).chain((list) => fc.constantFrom<unknown>(list, list.join(',')));

/** A value that the field may well accept. */
function fitting(field: Field, known: Known): Arbitrary<unknown> {
  const { min = 0, max = 100 } = field;
  switch (field.kind) {
    case 'number':
      return fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.min(max, 2 ** 31 - 1)) });
    case 'money':
      return fc.integer({ min: 0, max: 10_000 }).map((cents) => (cents / 100).toFixed(2));
    case 'flag':
      return fc.constantFrom<unknown>(0, 1, true, false, '1');
    case 'yesNo':
      return fc.constantFrom('Y', 'N');
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options ?? { a: '' }));
    case 'dict':
      return getOne(known.dictionaries.get(field.dict ?? '')).map((v) => (field.numeric ? Number(v) : v));
    case 'dicts':
      return several(known.dictionaries.get(field.dict ?? ''));
    case 'ref':
      return getOne(known.ids.get(field.to ?? ''));
    case 'refs':
      return several(known.ids.get(field.to ?? ''));
    case 'depart':
    case 'area':
    case 'category':
      return getOne(known.trees.get(field.tree ?? ''));
    case 'areas':
    case 'categories':
      return several(known.trees.get(field.tree ?? ''));
    case 'date':
      return fc.constantFrom('2026-11-21', '2027-01-31', '2020-02-29');
    case 'dateTime':
      return fc.constantFrom('2026-11-21 09:00:00', '2020-02-29 23:59:59');
    case 'time':
      return fc.constantFrom('09:00:00', '23:59');
    case 'json':
      return fc.jsonValue({ maxDepth: 3 });
    default:
      return plausible;
  }
}

/** Requests by the declaration of a call: every field may be there or not, fit or not. */
export function arbitraryRequest(fields: Fields, known: Known): Arbitrary<Record<string, unknown>> {
  const arbitraryValue = (field: Field): Arbitrary<unknown> =>
    fc.oneof({ weight: 3, arbitrary: fitting(field, known) }, { weight: 2, arbitrary: hostile });
  const named = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field)]));
  // Half of the requests say everything, so that some come past the checks of what is missing.
  return fc.oneof(
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fitting(field, known)]))),
    fc.record(named),
    fc.record({ ...named, surprise: hostile }, { requiredKeys: [] }),
  );
}
