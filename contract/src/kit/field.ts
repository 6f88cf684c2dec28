import type { MaskKind } from '../rules/mask.ts';
import type { UploadFolder } from '../rules/upload-purposes.ts';
import type { Filter } from './filter.ts';
import type { Audience } from './session.ts';

const pickedKinds = [
  'dict',
  'dicts',
  'choice',
  'yesNo',
  'flag',
  'ref',
  'refs',
  'user',
  'depart',
  'area',
  'areas',
  'category',
  'categories',
  'date',
  'dateTime',
  'time',
] as const;
const uploadKinds = ['file', 'files', 'image', 'images'] as const;
/** Kind of a value: determines its column, check, display, search field and Excel format. */
export const kinds = [
  'text',
  'longText',
  'richText',
  'number',
  'money',
  ...pickedKinds,
  ...uploadKinds,
  'link',
  'json',
  'through',
] as const;
export type Kind = (typeof kinds)[number];

/** A format rule: a regular expression, or an algorithm of `rules`, with an optional message. */
export interface Pattern {
  test(value: string): boolean;
  readonly message?: string;
}
export type Mask = MaskKind;
/** How a name is converted to pinyin: as a person's name, or as plain words. */
export type Pinyin = 'person' | 'words';
/** Uniqueness of a value: `within` these other fields of the row, `when` only among matching rows. */
export interface Unique {
  readonly within?: readonly string[];
  readonly when?: Filter;
  readonly message?: string;
}

/** The value of another field that makes this one required, e.g. a text for the reason 其他. */
export interface RequiredWhen {
  readonly field: string;
  readonly holds: readonly string[];
  readonly least?: number;
}

/** The date in a number, which is also the period after which its counter begins again at 1. */
export const sequenceDates = ['', 'yyyy', 'yyMM', 'yyyyMM', 'yyMMdd', 'yyyyMMdd'] as const;
export type SequenceDate = (typeof sequenceDates)[number];
/**
 * A number that the server gives to a new row: prefix, date and a counter of at least `digits` digits. Counters belong to
 * a tenant and have no gaps: a number is taken in the transaction that writes the row.
 */
export interface Sequence {
  readonly prefix: string;
  readonly date: SequenceDate;
  readonly digits: number;
}
/** Code under which administrators change the number rule of a field. */
export const sequenceCode = (entity: string, field: string): string => `${entity}:${field}`;

/**
 * `audiences` read the value plain only in `rows`, whatever their codes. Elsewhere it is masked, or empty without a mask,
 * and no filter, order, export or statistic uses it. Without `plain`, every other audience reads it plain.
 */
export interface PlainWhen {
  readonly audiences: readonly Audience[];
  readonly rows: Filter;
}

/** A value in a row, a form or a request body: its label, its rules and (as a type) its JSON shape. */
// biome-ignore lint/suspicious/noExplicitAny: the value type is carried by inference; `any` is the engines' untyped seam
export interface Field<T = any, R extends boolean = boolean> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: R;
  readonly help?: string;
  readonly default?: unknown;
  /** Stored, but only the server writes it. */
  readonly derived?: boolean;
  readonly unique?: boolean | Unique;
  /** Never sent to clients. */
  readonly secret?: boolean;
  /** Minimum number, or minimum length (for rich text: of its plain text). */
  readonly min?: number;
  /** Maximum number, or maximum length, in Unicode code points. */
  readonly max?: number;
  readonly rangeMessage?: string;
  readonly requiredMessage?: string;
  /** Required while another field of the form holds one of these values, with a minimum length. */
  readonly requiredWhen?: RequiredWhen;
  readonly pattern?: Pattern;
  /**
   * Quick find also matches its pinyin, in full or by initials, stored in a separate column that is never sent to
   * clients. `person` treats the surname specially.
   */
  readonly pinyin?: Pinyin;
  /** Code of the fill rule that generates the value of a new row if none is given. */
  readonly fillRule?: string;
  /** How the server numbers new rows that come without a value. */
  readonly sequence?: Sequence;
  /** Code of the check rule for the value. */
  readonly checkRule?: string;
  /** Digits after the decimal point; 0 is an integer. */
  readonly digits?: number;
  readonly unit?: string;
  /** What 0 stands for, e.g. 不限: shown instead of the number. */
  readonly zero?: string;
  /** A year: formatted without a thousands separator. */
  readonly isYear?: boolean;
  /** Code of the dictionary; `numeric` ones are integers on the wire. */
  readonly dict?: string;
  readonly numeric?: boolean;
  /** The items of the dictionary that a form offers and accepts; default: all. */
  readonly only?: readonly (string | number)[];
  readonly options?: Readonly<Record<string, string>>;
  /** Name of the referenced entity. */
  readonly to?: string;
  /** Name of the tree of a category, department or area. */
  readonly tree?: string;
  /** Accepts only a leaf (category) or a place of this level or below (area). */
  readonly leaf?: boolean;
  readonly level?: 'province' | 'city' | 'district';
  /** `areas` only: also accepts 000000 (不限), which matches a search for any place. */
  readonly anywhere?: boolean;
  /** Minimum and maximum number of values or files. */
  readonly least?: number;
  readonly most?: number;
  readonly accept?: readonly string[];
  readonly maxMb?: number;
  /** Folder of the upload purpose, which determines who can upload and read. */
  readonly folder?: UploadFolder;
  readonly mask?: Mask;
  /** The code needed to read the value unmasked; without it, it is masked, or hidden if there is no mask. */
  readonly plain?: string;
  /** Rows in which some audiences read the value plain; `rows` must not depend on fields with such a rule. */
  readonly plainWhen?: PlainWhen;
  /** The only side that can read it. */
  readonly side?: 'staff' | 'enterprise';
  /** Encrypted at rest, with a keyed hash for equality and uniqueness. */
  readonly encrypted?: boolean;
  /** The form of an encrypted value that its hash is of, when several spellings are equal. */
  readonly canonical?: (value: string) => string;
  /** `through` only: the reference of this row and the field of the referenced row. */
  readonly via?: string;
  readonly source?: string;
  /** `through` only: the source field, set by `linkEntities`. */
  readonly reads?: Field;
  /** `phase` only: the filter of each code; the first that matches counts. */
  readonly phases?: readonly Phase[];
  /** Column name, when it differs from the field's name on the wire. */
  readonly column?: string;
  /**
   * Name of its input in a `controls` folder of the console, where the one of its kind does not do; a file with the name
   * and `-cell` shows its value.
   */
  readonly control?: string;
  /** The reason a structured value is rejected. */
  readonly fault?: (value: unknown) => string | undefined;
  /** Spans both columns of a form. */
  readonly isWide?: boolean;
  /** Width of the list column in px. */
  readonly width?: number;
  /** Whether a list keeps the column longer (`high`) or drops it sooner (`low`) than by its kind and position. */
  readonly priority?: 'high' | 'low';
  /**
   * The list shows what must not be truncated, such as names whose beginnings are alike: the column has its width or, unless
   * it names the row, is left out.
   */
  readonly whole?: boolean;
  readonly type?: T;
}
/** A code of a phase and the rows that have it. */
export type Phase = readonly [code: number, rows: Filter];
export type Fields = Readonly<Record<string, Field>>;
export type Values<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, infer R> ? (true extends R ? T : T | null) : never;
};

interface FieldOptions {
  label: string;
  required?: boolean;
  help?: string;
  derived?: boolean;
  secret?: boolean;
  unique?: boolean | Unique;
  requiredMessage?: string;
  column?: string;
  control?: string;
  isWide?: boolean;
  width?: number;
  plain?: string;
  plainWhen?: PlainWhen;
  side?: 'staff' | 'enterprise';
  priority?: 'high' | 'low';
  whole?: boolean;
}
interface TextOptions extends FieldOptions {
  min?: number;
  max?: number;
  pattern?: Pattern;
  rangeMessage?: string;
  default?: string;
  fillRule?: string;
  sequence?: Sequence;
  checkRule?: string;
  pinyin?: Pinyin;
}
interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
  rangeMessage?: string;
  unit?: string;
  zero?: string;
  isYear?: boolean;
}
interface ProtectionOptions {
  mask?: Mask;
  encrypted?: boolean;
  canonical?: (value: string) => string;
}
interface UploadOptions extends FieldOptions {
  accept?: readonly string[];
  maxMb?: number;
  folder?: UploadFolder;
  /** The code that is required to read the file; callers without it only learn that a file exists. */
  plain?: string;
}
interface ListOptions {
  least?: number;
  most?: number;
}
type Req<O> = O extends { required: true } ? true : false;
const make = (kind: Kind, o: FieldOptions): Field => ({ kind, ...o, required: o.required ?? false }) as Field;

/** One line, trimmed; at most `max` characters (default 255). */
export const text = <const O extends TextOptions & ProtectionOptions>(o: O): Field<string, Req<O>> =>
  make('text', { max: 255, ...o } as O) as Field<string, Req<O>>;
/** Several lines; at most 5,000 characters by default. */
export const longText = <const O extends TextOptions & { mask?: Mask }>(o: O): Field<string, Req<O>> =>
  make('longText', { max: 5000, ...o } as O) as Field<string, Req<O>>;
/** Sanitized HTML of at most 50,000 characters; `min` and `max` count its plain text. */
export const richText = <const O extends TextOptions>(o: O): Field<string, Req<O>> =>
  make('richText', o) as Field<string, Req<O>>;
/** An integer, or a decimal with `digits` after the decimal point. */
export const number = <const O extends NumberOptions & { digits?: number; default?: number }>(
  o: O,
): Field<number, Req<O>> => make('number', o) as Field<number, Req<O>>;
/** An amount in yuan: `numeric` in the table, a string with two decimals on the wire, never a float. */
export const money = <const O extends NumberOptions>(o: O): Field<string, Req<O>> =>
  make('money', o) as Field<string, Req<O>>;
/** `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions>(o: O): Field<string, Req<O>> =>
  make('date', o) as Field<string, Req<O>>;
/** `YYYY-MM-DD HH:mm:ss`, China time. */
export const dateTime = <const O extends FieldOptions>(o: O): Field<string, Req<O>> =>
  make('dateTime', o) as Field<string, Req<O>>;
/** `HH:mm:ss`. */
export const time = <const O extends FieldOptions>(o: O): Field<string, Req<O>> =>
  make('time', o) as Field<string, Req<O>>;
/** An item of a dictionary that administrators can extend; a string, or an integer when `numeric`. */
export const dict = <
  const O extends FieldOptions & {
    dict: string;
    numeric?: boolean;
    default?: string | number;
    only?: readonly (string | number)[];
  },
>(
  o: O,
): Field<O extends { numeric: true } ? number : string, Req<O>> => make('dict', o) as never;
/** Several items of a dictionary, as a comma list. */
export const dicts = <const O extends FieldOptions & ListOptions & { dict: string; max?: number }>(
  o: O,
): Field<string, Req<O>> => make('dicts', { max: 100, ...o } as O) as Field<string, Req<O>>;
/** One of the fixed options listed here. */
export const choice = <const O extends FieldOptions & { options: Readonly<Record<string, string>>; default?: string }>(
  o: O,
): Field<keyof O['options'] & string, Req<O>> => make('choice', o) as never;
/** A switch: Y on, N off; empty means off. */
export const yesNo = <const O extends FieldOptions & { default?: 'Y' | 'N' }>(o: O): Field<'Y' | 'N', true> =>
  make('yesNo', { default: 'N', ...o, required: true } as never) as Field<'Y' | 'N', true>;
/** A flag: 1 是, 0 否; empty means 0. */
export const flag = <const O extends FieldOptions & { default?: 0 | 1 }>(o: O): Field<0 | 1, true> =>
  make('flag', { default: 0, ...o, required: true } as never) as Field<0 | 1, true>;
/** The id of a row of another entity. */
export const ref = <const O extends FieldOptions & { to: string }>(o: O): Field<string, Req<O>> =>
  make('ref', o) as Field<string, Req<O>>;
/** Ids of rows of another entity, as a comma list of at most 1,000 characters. */
export const refs = <const O extends FieldOptions & ListOptions & { to: string }>(o: O): Field<string, Req<O>> =>
  make('refs', { max: 1000, ...o } as O) as Field<string, Req<O>>;
/** A username. */
export const user = <const O extends FieldOptions>(o: O): Field<string, Req<O>> =>
  make('user', o) as Field<string, Req<O>>;
/** A department id; a search also matches departments below it. */
export const depart = <const O extends FieldOptions>(o: O): Field<string, Req<O>> =>
  make('depart', { tree: 'depart', ...o } as O) as Field<string, Req<O>>;
/** A six-digit region code under root 86; a search also matches places inside it. */
export const area = <const O extends FieldOptions & { level?: 'province' | 'city' | 'district' }>(
  o: O,
): Field<string, Req<O>> => make('area', { tree: 'region', ...o } as O) as Field<string, Req<O>>;
/** The region code that matches every place. */
export const anywhere = '000000';
/** Several region codes, as a comma list. */
export const areas = <
  const O extends FieldOptions & ListOptions & { level?: 'province' | 'city' | 'district'; anywhere?: boolean },
>(
  o: O,
): Field<string, Req<O>> => make('areas', { tree: 'region', max: 500, ...o } as O) as Field<string, Req<O>>;
/** A node of a tree; a search also matches nodes below it. */
export const category = <const O extends FieldOptions & { tree: string; leaf?: boolean }>(
  o: O,
): Field<string, Req<O>> => make('category', o) as Field<string, Req<O>>;
/** Several nodes of a tree, as a comma list of at most 1,000 characters. */
export const categories = <const O extends FieldOptions & ListOptions & { tree: string; leaf?: boolean }>(
  o: O,
): Field<string, Req<O>> => make('categories', { max: 1000, ...o } as O) as Field<string, Req<O>>;
/** The stored path of a file; `folder` is its upload purpose. */
export const file = <const O extends UploadOptions>(o: O): Field<string, Req<O>> =>
  make('file', o) as Field<string, Req<O>>;
/** Stored paths, as a comma list. */
export const files = <const O extends UploadOptions & ListOptions>(o: O): Field<string, Req<O>> =>
  make('files', o) as Field<string, Req<O>>;
/** The stored path of an image. */
export const image = <const O extends UploadOptions>(o: O): Field<string, Req<O>> =>
  make('image', o) as Field<string, Req<O>>;
/** Stored paths of images, as a comma list. */
export const images = <const O extends UploadOptions & ListOptions>(o: O): Field<string, Req<O>> =>
  make('images', o) as Field<string, Req<O>>;
/** A URL that starts with http or https. */
export const link = <const O extends FieldOptions & { max?: number }>(o: O): Field<string, Req<O>> =>
  make('link', { max: 500, ...o } as O) as Field<string, Req<O>>;
/** A value with its own shape, checked by the behaviour. */
export const json =
  <T>() =>
  <const O extends FieldOptions & { default?: T; fault?: (value: unknown) => string | undefined }>(
    o: O,
  ): Field<T, Req<O>> =>
    make('json', o) as Field<T, Req<O>>;
/**
 * A field of the referenced row (`companyId`, `companyName`), joined on read and not stored with this one. Its rules
 * only matter when a form accepts it and the behaviour writes it to the referenced row.
 */
export const through = <T = string>(
  via: string,
  source: string,
  o: Omit<TextOptions, 'unique' | 'derived'>,
): Field<T, false> => ({ kind: 'through', via, source, ...o, required: o.required ?? false }) as Field<T, false>;

/**
 * A state computed from the row and the clock when it is read, such as 待生效 or 已过期: not stored, but shown, filtered, sorted
 * and counted like a stored one. The codes are those of the dictionary.
 */
export const phase = (o: {
  label: string;
  dict: string;
  of: readonly Phase[];
  help?: string;
  width?: number;
  priority?: 'high' | 'low';
}): Field<number, false> => {
  const { of, ...more } = o;
  return { kind: 'dict', numeric: true, derived: true, required: false, phases: of, ...more };
};

/** The named fields of `all`, for a form or an endpoint that uses a part of an entity. */
export function pick<F extends Fields, const N extends readonly (keyof F & string)[]>(
  all: F,
  names: N,
): Pick<F, N[number]> {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<F, N[number]>;
}

const listKinds = ['dicts', 'refs', 'areas', 'categories', 'files', 'images'] as const satisfies readonly Kind[];
const isAmong = (some: readonly Kind[], { kind }: Field): boolean => some.includes(kind);
/** Whether the value is selected (请选择) rather than typed (请输入). */
export const isPicked = (field: Field): boolean => isAmong(pickedKinds, field);
/** Whether the value is a stored path, or a comma list of them. */
export const isUpload = (field: Field): boolean => isAmong(uploadKinds, field);
/** A value as its hash and uniqueness compare it. */
export const canonicalValue = ({ canonical }: Field, value: string): string => canonical?.(value) ?? value;
/** Whether the value is a comma list. */
export const isList = (field: Field): boolean => isAmong(listKinds, field);
/** Whether the field has its own column. */
export const isStored = (field: Field): boolean =>
  field.kind !== 'through' && field.via === undefined && field.phases === undefined;
