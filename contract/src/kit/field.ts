import type { MaskKind } from '../rules/mask.ts';
import type { UploadFolder } from '../rules/upload-purposes.ts';

/** What a value is: decides its column, its check, its view, its search control and its Excel form. */
export const kinds = [
  'text',
  'longText',
  'richText',
  'number',
  'money',
  'date',
  'dateTime',
  'time',
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
  'file',
  'files',
  'image',
  'images',
  'link',
  'json',
  'through',
] as const;
export type Kind = (typeof kinds)[number];

/** A format rule: a regular expression, or an algorithm of `rules`, with its own sentence where the documents give one. */
export interface Pattern {
  test(value: string): boolean;
  readonly message?: string;
}
export type Mask = MaskKind;
/** How a name is read: of a person, or any words. */
export type Pinyin = 'person' | 'words';
/** Where a value must be the only one; `within` further fields of the row, `when` only among rows that meet a filter. */
export interface Unique {
  readonly within?: readonly string[];
  readonly when?: readonly [field: string, operator: 'eq' | 'in' | 'ne', value: unknown];
  readonly message?: string;
}

/** The value of another field that makes this one required, e.g. words for the reason 其他. */
export interface NeededWhen {
  readonly field: string;
  readonly holds: readonly string[];
  readonly least?: number;
}

/** One value in a row, a form or a request body: its label, its rules and (as a type) its JSON shape. */
// biome-ignore lint/suspicious/noExplicitAny: the value type is carried by inference; `any` is the engines' untyped seam
export interface Field<T = any, R extends boolean = boolean> {
  readonly kind: Kind;
  readonly label: string;
  readonly required: R;
  readonly help?: string;
  readonly default?: unknown;
  /** Stored, but written by the server alone. */
  readonly derived?: boolean;
  readonly unique?: boolean | Unique;
  /** Never leaves the server. */
  readonly secret?: boolean;
  /** Smallest number, or fewest characters (for rich text: of its plain text). */
  readonly min?: number;
  /** Largest number, or most characters, in Unicode code points. */
  readonly max?: number;
  readonly rangeMessage?: string;
  readonly requiredMessage?: string;
  /** Required while another field of the form holds one of these values, with at least so many characters. */
  readonly neededWhen?: NeededWhen;
  readonly pattern?: Pattern;
  /**
   * Quick find takes its pinyin too, in full or by initials: kept in a column of its own that never leaves the server.
   * `person` reads a surname as one.
   */
  readonly pinyin?: Pinyin;
  /** Code of the fill rule that makes the value of a new row when none was given. */
  readonly fillRule?: string;
  /** Code of the check rule that the value must meet. */
  readonly checkRule?: string;
  /** Digits after the point; 0 is an integer. */
  readonly digits?: number;
  readonly unit?: string;
  /** A year: a number that is read as a name, without thousands. */
  readonly isYear?: boolean;
  /** Code of the dictionary; `numeric` ones are integers on the wire. */
  readonly dict?: string;
  readonly numeric?: boolean;
  readonly options?: Readonly<Record<string, string>>;
  /** Name of the entity that is referred to. */
  readonly to?: string;
  /** Name of the tree that a category, department or area value lives in. */
  readonly tree?: string;
  /** Only a leaf (category) or a place of this level or below (area) is accepted. */
  readonly leaf?: boolean;
  readonly level?: 'province' | 'city' | 'district';
  /** `areas` only: 000000 (不限) is accepted too, and a search for any place finds it. */
  readonly anywhere?: boolean;
  /** Fewest and most members of a multiple value or of files. */
  readonly least?: number;
  readonly most?: number;
  readonly accept?: readonly string[];
  readonly maxMb?: number;
  /** Folder of the upload purpose, which says who may upload and who reads. */
  readonly folder?: UploadFolder;
  readonly mask?: Mask;
  /** The code whose holders read the value plain; others get it masked, or without a mask not at all. */
  readonly plain?: string;
  /** The only side that reads it. */
  readonly side?: 'staff' | 'enterprise';
  /** Encrypted at rest, with a keyed hash beside it for equality and uniqueness. */
  readonly encrypted?: boolean;
  /** `through` only: the reference of this row and the field of the referred row. */
  readonly via?: string;
  readonly source?: string;
  /** `through` only: the field it reads, set by `linkEntities`. */
  readonly reads?: Field;
  /** Column name where the wire spelling is not the one to keep (S, sic). */
  readonly column?: string;
  /** Width of the list column in px. */
  readonly width?: number;
  /** Whether a list keeps the column longer than its kind and place say (`high`), or drops it sooner (`low`). */
  readonly priority?: 'high' | 'low';
  readonly type?: T;
}
export type Fields = Readonly<Record<string, Field>>;
export type Values<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, infer R> ? (true extends R ? T : T | null) : never;
};

interface Common {
  label: string;
  required?: boolean;
  help?: string;
  derived?: boolean;
  secret?: boolean;
  unique?: boolean | Unique;
  requiredMessage?: string;
  column?: string;
  width?: number;
  plain?: string;
  side?: 'staff' | 'enterprise';
  priority?: 'high' | 'low';
}
interface Texts extends Common {
  min?: number;
  max?: number;
  pattern?: Pattern;
  rangeMessage?: string;
  default?: string;
  fillRule?: string;
  checkRule?: string;
  pinyin?: Pinyin;
}
interface Numbers extends Common {
  min?: number;
  max?: number;
  rangeMessage?: string;
  unit?: string;
  isYear?: boolean;
}
interface Sensitive {
  mask?: Mask;
  encrypted?: boolean;
}
interface Uploads extends Common {
  accept?: readonly string[];
  maxMb?: number;
  folder?: UploadFolder;
  /** The code that is required to read the file; callers without it only learn that a file exists. */
  plain?: string;
}
interface Several {
  least?: number;
  most?: number;
}
type Req<O> = O extends { required: true } ? true : false;
const make = (kind: Kind, o: Common): Field => ({ kind, ...o, required: o.required ?? false }) as Field;

/** One line, trimmed; at most `max` characters (default 255). */
export const text = <const O extends Texts & Sensitive>(o: O): Field<string, Req<O>> =>
  make('text', { max: 255, ...o } as O) as Field<string, Req<O>>;
/** Several lines; at most 5,000 characters unless said. */
export const longText = <const O extends Texts & { mask?: Mask }>(o: O): Field<string, Req<O>> =>
  make('longText', { max: 5000, ...o } as O) as Field<string, Req<O>>;
/** Sanitised HTML of at most 50,000 characters; `min` and `max` count its plain text. */
export const richText = <const O extends Texts>(o: O): Field<string, Req<O>> =>
  make('richText', o) as Field<string, Req<O>>;
/** An integer, or a decimal with `digits` after the point. */
export const number = <const O extends Numbers & { digits?: number; default?: number }>(o: O): Field<number, Req<O>> =>
  make('number', o) as Field<number, Req<O>>;
/** An amount in yuan: `numeric` in the table, a string with two digits on the wire, never a float. */
export const money = <const O extends Numbers>(o: O): Field<string, Req<O>> =>
  make('money', o) as Field<string, Req<O>>;
/** `YYYY-MM-DD`. */
export const date = <const O extends Common>(o: O): Field<string, Req<O>> => make('date', o) as Field<string, Req<O>>;
/** `YYYY-MM-DD HH:mm:ss`, China time. */
export const dateTime = <const O extends Common>(o: O): Field<string, Req<O>> =>
  make('dateTime', o) as Field<string, Req<O>>;
/** `HH:mm:ss`. */
export const time = <const O extends Common>(o: O): Field<string, Req<O>> => make('time', o) as Field<string, Req<O>>;
/** One item of a dictionary that administrators may extend; a string, or an integer when `numeric`. */
export const dict = <const O extends Common & { dict: string; numeric?: boolean; default?: string | number }>(
  o: O,
): Field<O extends { numeric: true } ? number : string, Req<O>> => make('dict', o) as never;
/** Several items of a dictionary, as one comma list. */
export const dicts = <const O extends Common & Several & { dict: string; max?: number }>(o: O): Field<string, Req<O>> =>
  make('dicts', { max: 100, ...o } as O) as Field<string, Req<O>>;
/** One of the words listed here; nobody may extend them. */
export const choice = <const O extends Common & { options: Readonly<Record<string, string>>; default?: string }>(
  o: O,
): Field<keyof O['options'] & string, Req<O>> => make('choice', o) as never;
/** A switch: Y on, N off; empty is off (S). */
export const yesNo = <const O extends Common & { default?: 'Y' | 'N' }>(o: O): Field<'Y' | 'N', true> =>
  make('yesNo', { default: 'N', ...o, required: true } as never) as Field<'Y' | 'N', true>;
/** A mark: 1 是, 0 否; empty is 0. */
export const flag = <const O extends Common & { default?: 0 | 1 }>(o: O): Field<0 | 1, true> =>
  make('flag', { default: 0, ...o, required: true } as never) as Field<0 | 1, true>;
/** The id of a row of another entity. */
export const ref = <const O extends Common & { to: string }>(o: O): Field<string, Req<O>> =>
  make('ref', o) as Field<string, Req<O>>;
/** Ids of rows of another entity, as one comma list of at most 1,000 characters. */
export const refs = <const O extends Common & Several & { to: string }>(o: O): Field<string, Req<O>> =>
  make('refs', { max: 1000, ...o } as O) as Field<string, Req<O>>;
/** A username. */
export const user = <const O extends Common>(o: O): Field<string, Req<O>> => make('user', o) as Field<string, Req<O>>;
/** A department id; a search finds the departments below it too. */
export const depart = <const O extends Common>(o: O): Field<string, Req<O>> =>
  make('depart', { tree: 'depart', ...o } as O) as Field<string, Req<O>>;
/** A six-digit region code under root 86 (S); a search finds every place inside it. */
export const area = <const O extends Common & { level?: 'province' | 'city' | 'district' }>(
  o: O,
): Field<string, Req<O>> => make('area', { tree: 'region', ...o } as O) as Field<string, Req<O>>;
/** The region code that stands for every place. */
export const anywhere = '000000';
/** Several region codes, as one comma list. */
export const areas = <
  const O extends Common & Several & { level?: 'province' | 'city' | 'district'; anywhere?: boolean },
>(
  o: O,
): Field<string, Req<O>> => make('areas', { tree: 'region', max: 500, ...o } as O) as Field<string, Req<O>>;
/** A node of a tree; a search finds the nodes below it too. */
export const category = <const O extends Common & { tree: string; leaf?: boolean }>(o: O): Field<string, Req<O>> =>
  make('category', o) as Field<string, Req<O>>;
/** Several nodes of a tree, as one comma list of at most 1,000 characters. */
export const categories = <const O extends Common & Several & { tree: string; leaf?: boolean }>(
  o: O,
): Field<string, Req<O>> => make('categories', { max: 1000, ...o } as O) as Field<string, Req<O>>;
/** The stored path of one file; `folder` says where it lies. */
export const file = <const O extends Uploads>(o: O): Field<string, Req<O>> => make('file', o) as Field<string, Req<O>>;
/** Stored paths, as one comma list. */
export const files = <const O extends Uploads & Several>(o: O): Field<string, Req<O>> =>
  make('files', o) as Field<string, Req<O>>;
/** The stored path of one picture. */
export const image = <const O extends Uploads>(o: O): Field<string, Req<O>> =>
  make('image', o) as Field<string, Req<O>>;
/** Stored paths of pictures, as one comma list. */
export const images = <const O extends Uploads & Several>(o: O): Field<string, Req<O>> =>
  make('images', o) as Field<string, Req<O>>;
/** An address that starts with http or https (S). */
export const link = <const O extends Common & { max?: number }>(o: O): Field<string, Req<O>> =>
  make('link', { max: 500, ...o } as O) as Field<string, Req<O>>;
/** A value with a shape of its own, checked by the behaviour. */
export const json =
  <T>() =>
  <const O extends Common & { default?: T }>(o: O): Field<T, Req<O>> =>
    make('json', o) as Field<T, Req<O>>;
/**
 * A field of the referred row (`companyId`, `companyName`), joined when read, never stored with this one. Rules matter
 * only where a form takes it too and the behaviour writes it to the referred row.
 */
export const through = <T = string>(
  via: string,
  source: string,
  o: Omit<Texts, 'unique' | 'derived'>,
): Field<T, false> => ({ kind: 'through', via, source, ...o, required: o.required ?? false }) as Field<T, false>;

/** The fields of `all` that `names` lists, for a form or an endpoint that takes part of an entity. */
export function pick<F extends Fields, const N extends readonly (keyof F & string)[]>(
  all: F,
  names: N,
): Pick<F, N[number]> {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<F, N[number]>;
}

const picked: ReadonlySet<Kind> = new Set([
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
]);
const uploaded: ReadonlySet<Kind> = new Set(['file', 'files', 'image', 'images']);
const several: ReadonlySet<Kind> = new Set(['dicts', 'refs', 'areas', 'categories', 'files', 'images']);
/** Whether the value is chosen (请选择) rather than typed (请输入). */
export const isPicked = (field: Field): boolean => picked.has(field.kind);
/** Whether the value is a stored path, or a comma list of them. */
export const isUpload = (field: Field): boolean => uploaded.has(field.kind);
/** Whether the value is a comma list. */
export const isSeveral = (field: Field): boolean => several.has(field.kind);
/** Whether the field has a column of its own. */
export const isStored = (field: Field): boolean => field.kind !== 'through' && field.via === undefined;
