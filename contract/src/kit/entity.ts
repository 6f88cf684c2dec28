import type { Field, Fields, Values } from './field.ts';
import type { Filter } from './filter.ts';
import type { Audience } from './session.ts';
import type { Step, Workflow } from './workflow.ts';

export const standardCalls = [
  'list',
  'queryById',
  'add',
  'edit',
  'delete',
  'deleteBatch',
  'exportXls',
  'importExcel',
] as const;
export type StandardCall = (typeof standardCalls)[number];
/** The control of a search form: exact, contains, one of several, from-to. */
export type SearchAs = 'eq' | 'like' | 'in' | 'range';
export interface By<N extends string = string> {
  readonly field: N;
  readonly as: SearchAs;
  readonly label?: string;
}
/** A search item whose control is not the kind's own, or that is called otherwise than the field. */
export const by = <const N extends string>(field: N, as: SearchAs, label?: string): By<N> => ({
  field,
  as,
  ...(label !== undefined && { label }),
});

/** A form item that only some may write: when adding, or by one side. */
export interface FormItem<N extends string = string> {
  readonly field: N;
  readonly when?: 'add' | 'edit';
  readonly side?: 'staff' | 'enterprise';
}
export const onAdd = <const N extends string>(field: N, side?: 'staff' | 'enterprise'): FormItem<N> => ({
  field,
  when: 'add',
  ...(side && { side }),
});
export const only = <const N extends string>(side: 'staff' | 'enterprise', field: N): FormItem<N> => ({ field, side });

/** Values that must not repeat among live rows of the tenant; `when` limits it to rows that meet simple conditions. */
export interface UniqueSet<N extends string = string> {
  readonly fields: readonly N[];
  readonly when?: Filter;
  readonly message: string;
  readonly errorCode?: string;
}
/** A condition every row meets, kept by the database. */
export interface Constraint {
  readonly name: string;
  readonly holds: Filter;
}

/** Rows that nobody deletes, with the words of the refusal; fixed ones are not edited either. */
export interface Kept {
  readonly rows: Filter;
  readonly says: string;
  readonly isFixed?: boolean;
}

/** A column of an import sheet whose title is not the field's label, or that a file may lack. */
export interface Heading<N extends string = string> {
  readonly field: N;
  readonly title?: string;
  /** The file is read without it: the field has another heading, or the behaviour fills it in. */
  readonly optional?: boolean;
}
export const heading = <const N extends string>(field: N, title?: string): Heading<N> => ({
  field,
  ...(title !== undefined && { title }),
  optional: true,
});

/** `fields` are read by `audiences` only in rows that meet `when`, which must not depend on these fields itself. */
export interface Shown<N extends string = string> {
  readonly audiences: readonly Audience[];
  readonly fields: readonly N[];
  readonly when: Filter;
}

type SystemName = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode';
type Column<F, W> = (keyof F & string) | SystemName | (W extends { column: infer C extends string } ? C : never);

export interface EntityDefinition<N extends string, F extends Fields, W extends Workflow | undefined> {
  /** Folder of the source tree. */
  area: string;
  /** Key in the registry and target of `ref`; equals the constant. */
  name: N;
  table: string;
  /** Prefix of the permission codes. */
  code: string;
  /** Prefix of the calls. */
  path: string;
  title: string;
  /** What the button says that adds a row, where it is not 新增. */
  adding?: string;
  fields: F;
  /** The field that names a row where it is referred to; default the first of `list`. */
  display?: NoInfer<Column<F, W>>;
  list: readonly NoInfer<Column<F, W>>[];
  /** The fields that name a row to people in confirmations and reports; default the display field. */
  called?: readonly NoInfer<Column<F, W>>[];
  /** Its list counts the rows, through all pages. */
  numbered?: boolean;
  /** Further columns of a list, offered by the column settings. */
  hidden?: readonly NoInfer<Column<F, W>>[];
  search?: readonly (NoInfer<Column<F, W>> | By<NoInfer<Column<F, W>>>)[];
  form: readonly (NoInfer<keyof F & string> | FormItem<NoInfer<keyof F & string>>)[];
  /** What `queryById` answers; default `list` + `hidden` + `form`. */
  detail?: readonly NoInfer<Column<F, W>>[];
  /** Export columns and import headings. */
  excel?: readonly NoInfer<Column<F, W>>[];
  /** Import headings where they are not those of the export; of several for one field the first filled one counts. */
  importing?: readonly (NoInfer<keyof F & string> | Heading<NoInfer<keyof F & string>>)[];
  /** Cells of the example row of an import template, where the kind of the field does not say a valid one. */
  example?: Readonly<Partial<Record<NoInfer<keyof F & string>, string>>>;
  /** Default: the newest first. False: as their source gives them (a report). */
  sort?: { column: NoInfer<Column<F, W>>; order: 'asc' | 'desc' } | false;
  workflow?: W;
  /** Columns that everybody who may call sees; the others are for staff who hold the list code. Default: all columns. */
  open?: readonly NoInfer<Column<F, W>>[];
  /** Values that an audience reads in some rows only; in the others they are null, for answers and for conditions. */
  shown?: readonly Shown<NoInfer<Column<F, W>>>[];
  /** Rows each audience sees; one that is not named sees none. */
  visible: Readonly<Partial<Record<Audience, 'all' | Filter>>>;
  /** Rows whose deletion is refused and not offered: shipped ones, those on show. */
  kept?: Kept;
  calls?: readonly StandardCall[];
  /** Fields whose values a form may ask about before it is sent (`api.md` 6.8); any signed-in user learns which are taken. */
  asked?: readonly NoInfer<keyof F & string>[];
  uniques?: readonly UniqueSet<NoInfer<Column<F, W>>>[];
  indexes?: readonly (readonly (NoInfer<Column<F, W>> | 'tenantId')[])[];
  constraints?: readonly Constraint[];
  /** Child rows that are read and saved with the row, by key of the answer. */
  children?: Readonly<Record<string, AnyEntity>>;
  /** A child entity's reference to its parent. */
  parent?: NoInfer<keyof F & string>;
  /** The field that holds the parent node. */
  tree?: NoInfer<keyof F & string>;
  /** No update, no delete; a trigger holds it. */
  appendOnly?: boolean;
  /** Every write leaves a version in the data log. */
  versioned?: boolean;
  /** False for rows of the installation (users, roles, dictionaries). */
  tenant?: boolean;
  /** Keys that the server works out when a row is read; they come back with the row and are dropped. */
  computed?: readonly string[];
  /** What standard calls say when they are done, where it is not the usual. */
  done?: Readonly<Partial<Record<'add' | 'edit' | 'delete' | 'deleteBatch', string>>>;
  /** What is said of a row that is not there or not visible, where the contract has its own words. */
  missing?: string;
  /**
   * The quick find of the console offers its rows by their `display`: the page that shows one, with `:id` where its id
   * stands (`/post/detail/:id`, `/student/profile?open=:id`).
   */
  quickFind?: string;
  /** Page component that data rules of lists hang on (`api.md` 1.17). */
  page?: string;
}

type Codes<W> =
  | StandardCall
  | (W extends Workflow<string, infer A>
      ? { [K in keyof A & string]: A[K] extends { code: infer C extends string } ? C | K : K }[keyof A & string]
      : never);
export interface Entity<
  N extends string = string,
  F extends Fields = Fields,
  W extends Workflow | undefined = Workflow | undefined,
  T extends string = string,
> extends EntityDefinition<N, F, W> {
  /** Literal, so that queries by table name are typed. */
  table: T;
  workflow: W;
  display: Column<F, W>;
  calls: readonly StandardCall[];
  tenant: boolean;
  /** Permission codes by action, e.g. `position.can.add === 'system:position:add'`. */
  can: { readonly [X in Codes<W>]: string };
}
// biome-ignore lint/suspicious/noExplicitAny: the engines handle entities whose fields they do not know statically
export type AnyEntity = Entity<string, Record<string, Field>, any>;

export interface SystemColumns {
  id: string;
  tenantId: number;
  sysOrgCode: string | null;
  createBy: string;
  createTime: string;
  updateBy: string | null;
  updateTime: string | null;
  version: number;
}
type StateColumn<W> = W extends { column: infer C extends string } ? { [K in C]: number } : unknown;
/** A stored row of an entity, as behaviours and endpoints see it. */
export type Row<E> = E extends Entity<string, infer F, infer W> ? Values<F> & SystemColumns & StateColumn<W> : never;
/** The values of a form before they are saved. */
export type Draft<E> = E extends Entity<string, infer F, infer _W> ? Partial<Values<F>> : never;
export type StepName<E> = E extends { workflow: Workflow<string, infer A> } ? keyof A & string : never;
export type StepInput<E, A> = E extends { workflow: Workflow<string, infer S> }
  ? A extends keyof S
    ? S[A] extends { input: infer I extends Fields }
      ? Values<I>
      : Record<string, never>
    : never
  : never;
export type StateName<E> = E extends { workflow: Workflow<infer S, Record<string, Step>> } ? S : never;

/** One business entity: its table, calls, codes, screens and rules derive from this value. */
export function entity<
  const N extends string,
  const F extends Fields,
  const T extends string,
  const W extends Workflow | undefined = undefined,
>(d: EntityDefinition<N, F, W> & { table: T }): Entity<N, F, W, T> {
  const steps = Object.entries(d.workflow?.steps ?? {}).flatMap(([name, step]) => [
    [name, step.code ?? name] as const,
    ...(step.code ? [[step.code, step.code] as const] : []),
  ]);
  const actions = [...standardCalls.map((call) => [call, call] as const), ...steps];
  const can = Object.fromEntries(
    actions.map(([key, action]) => [key, action.includes(':') ? action : `${d.code}:${action}`]),
  );
  return {
    ...d,
    workflow: d.workflow as W,
    display: d.display ?? (d.list[0] as Column<F, W>),
    calls: d.calls ?? standardCalls,
    tenant: d.tenant ?? true,
    can: can as Entity<N, F, W>['can'],
  };
}

/** The columns that `rowName` reads. */
export const namingColumns = (e: AnyEntity): readonly string[] =>
  (e.called as readonly string[] | undefined) ?? [e.display];
/** How a row is called in confirmations and reports, e.g. `王同学 · 前端工程师`; empty where it has no name yet. */
export const rowName = (e: AnyEntity, row: Readonly<Record<string, unknown>>): string =>
  namingColumns(e)
    .map((name) => String(row[`${name}_dictText`] ?? row[name] ?? ''))
    .filter(Boolean)
    .join(' · ');

const system: Fields = {
  id: { kind: 'text', label: 'ID', required: false, derived: true },
  createBy: { kind: 'user', label: '创建人', required: false, derived: true },
  createTime: { kind: 'dateTime', label: '创建时间', required: false, derived: true },
  updateBy: { kind: 'user', label: '更新人', required: false, derived: true },
  updateTime: { kind: 'dateTime', label: '更新时间', required: false, derived: true },
  sysOrgCode: { kind: 'text', label: '所属部门', required: false, derived: true },
};
/**
 * The field behind a column of `e`: its own, the state of its workflow, or a system column. A `through` field answers
 * with the kind and the protection of the field it reads.
 */
export function fieldOf(e: AnyEntity, name: string): Field | undefined {
  const field = columnField(e, name);
  return field?.reads ?? field;
}
/** The field as the definition writes it. */
export function columnField(e: AnyEntity, name: string): Field | undefined {
  if (Object.hasOwn(e.fields, name)) return e.fields[name];
  const flow = e.workflow as Workflow | undefined;
  if (flow?.column === name)
    return {
      kind: 'dict',
      label: flow.label,
      required: false,
      derived: true,
      dict: flow.dict,
      numeric: true,
      width: 112,
      priority: 'high',
    };
  return Object.hasOwn(system, name) ? system[name] : undefined;
}

/** The fields that a request of this side may write, in form order. */
export function formFields(e: AnyEntity, mode: 'add' | 'edit', side: 'staff' | 'enterprise'): Fields {
  const items = e.form.map((item): FormItem => (typeof item === 'string' ? { field: item } : item));
  const open = items.filter((item) => (!item.when || item.when === mode) && (!item.side || item.side === side));
  return Object.fromEntries(open.map((item) => [item.field, e.fields[item.field] as Field]));
}
/** The fields of the form, including those that only some roles may write. */
export const formNames = (e: AnyEntity): string[] =>
  e.form.map((item) => (typeof item === 'string' ? item : item.field));
/** Every column that `queryById` answers. */
export const detailNames = (e: AnyEntity): readonly string[] =>
  e.detail ?? [...new Set([...e.list, ...(e.hidden ?? []), ...formNames(e)])];
const asOf: Partial<Record<Field['kind'], SearchAs>> = {
  text: 'like',
  longText: 'like',
  link: 'like',
  through: 'like',
  date: 'range',
  dateTime: 'range',
  number: 'range',
  money: 'range',
  dicts: 'in',
};
/** The search controls of an entity, each with its field and its form. */
export function searchItems(e: AnyEntity): { name: string; field: Field; as: SearchAs }[] {
  return (e.search ?? []).map((item) => {
    const name = typeof item === 'string' ? item : item.field;
    const field = fieldOf(e, name) as Field;
    if (typeof item === 'string') return { name, field, as: asOf[field.kind] ?? 'eq' };
    return { name, field: item.label === undefined ? field : { ...field, label: item.label }, as: item.as };
  });
}
