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
  /** Shown without zeros at the end of its decimals: 4, not 4.0. */
  readonly isTrimmed?: boolean;
  readonly unit?: string;
  /** What 0 stands for, e.g. 不限: shown instead of the number. */
  readonly zero?: string;
  /** The item of the dictionary that stands for nothing: lists and cards leave it empty. */
  readonly none?: number;
  /** Says nothing without its label, for example 企业 for who has to act: shown with it where there is no heading. */
  readonly labelled?: boolean;
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
  /** Normalizes an encrypted value before it is hashed, when several spellings are equal. */
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
   * Name of its input in a `controls` folder of the console, if the input of its kind is not enough; a file with the name
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
   * The list shows what must not be truncated, such as names whose beginnings are alike: where its width is not there, the
   * text takes two lines; a figure is left out.
   */
  readonly whole?: boolean;
  /** A drawing: keeps its width in a table and has a line of its own on a card. */
  readonly drawing?: boolean;
  readonly type?: T;
}
/** A code of a phase and the rows that have it. */
export type Phase = readonly [code: number, rows: Filter];
export type Fields = Readonly<Record<string, Field>>;
export type Values<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T, infer R> ? (true extends R ? T : T | null) : never;
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
