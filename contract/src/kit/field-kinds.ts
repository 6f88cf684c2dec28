import type { UploadFolder } from '../rules/upload-purposes.ts';
import type { Field, Kind, Mask, Pattern, Phase, Pinyin, PlainWhen, Sequence, Unique } from './field.ts';

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
  labelled?: boolean;
  whole?: boolean;
  drawing?: boolean;
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
export const number = <const O extends NumberOptions & { digits?: number; isTrimmed?: boolean; default?: number }>(
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
    none?: number;
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
