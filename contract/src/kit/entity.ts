import type { ListLayout } from '../rules/view-state.ts';
import { waitMarks } from '../rules/waits.ts';
import type { Counter } from './counter.ts';
import type {
  By,
  ComputedColumn,
  Constraint,
  ExportColumn,
  FieldGroup,
  FormItem,
  Heading,
  PartialIndex,
  PeriodSet,
  ProtectedRows,
  Quota,
  Shown,
  Switch,
  UniqueSet,
} from './entity-options.ts';
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

type SystemName = 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode';
type Column<F, W> = (keyof F & string) | SystemName | (W extends { column: infer C extends string } ? C : never);

export interface EntityDefinition<N extends string, F extends Fields, W extends Workflow | undefined> {
  /** Folder of the source tree. */
  area: string;
  /** Key in the registry and target of `ref`; same as the constant's name. */
  name: N;
  table: string;
  /**
   * Columns with one value in all rows of this entity, e.g. `{ ownerType: 'talk' }`: entities that share a table differ in
   * them. Every read has the condition, every new row the value; no form writes them.
   */
  fixed?: Readonly<Partial<Record<NoInfer<keyof F & string>, string | number>>>;
  /** Prefix of the permission codes. */
  code: string;
  /** Prefix of the endpoints. */
  path: string;
  /** Another prefix under which all calls below `path` answer, for clients that know it. */
  alias?: string;
  title: string;
  /** Label of the add button; default 新增. */
  adding?: string;
  fields: F;
  /** The field that represents a row where it is referenced; default: the first of `list`. */
  display?: NoInfer<Column<F, W>>;
  list: readonly NoInfer<Column<F, W>>[];
  /** Title of its export, where the rows have a name as a report: 考勤表. */
  sheet?: string;
  /** Fields that name a row in confirmations and reports; default: the display field. */
  called?: readonly NoInfer<Column<F, W>>[];
  /** Column shown with the name on a list card; default: the state of its workflow, or `status`. */
  state?: NoInfer<Column<F, W>>;
  /** Its list numbers the rows across pages. */
  numbered?: boolean;
  /** Optional list columns, offered by the column settings. */
  hidden?: readonly NoInfer<Column<F, W>>[];
  search?: readonly (NoInfer<Column<F, W>> | By<NoInfer<Column<F, W>>>)[];
  form: readonly (NoInfer<keyof F & string> | FormItem<NoInfer<keyof F & string>>)[];
  /** Headings of its form and detail; fields of no group come last in the form and are not shown in the detail. */
  groups?: readonly FieldGroup<NoInfer<Column<F, W>>>[];
  /** Columns of `queryById`; default: `list` + `hidden` + `form`. */
  detail?: readonly NoInfer<Column<F, W>>[];
  /** Export columns and import headings. */
  excel?: readonly NoInfer<Column<F, W>>[];
  /** Columns of the export where a field of `excel` has several, or another form or title; default: one per field. */
  exporting?: readonly ExportColumn<NoInfer<Column<F, W>>>[];
  /** Columns after those of the fields, in the export and as optional columns of the list. */
  computedColumns?: readonly ComputedColumn[];
  /** Import headings that differ from those of the export; of several for one field, the first non-empty one counts. */
  importing?: readonly (NoInfer<keyof F & string> | Heading<NoInfer<keyof F & string>>)[];
  /** Cells of the example row of an import template, when the field's kind gives no valid value. */
  example?: Readonly<Partial<Record<NoInfer<keyof F & string>, string>>>;
  /** Rows whose references the example row can repeat; default: all. */
  exampleFrom?: Filter;
  /** Default: newest first. False: in the order of the source (a report). Rows with the flag `pinned` come before all. */
  sort?: { column: NoInfer<Column<F, W>>; order: 'asc' | 'desc'; pinned?: NoInfer<Column<F, W>> } | false;
  /**
   * Users put its rows in order by `POST {path}/sort`, which numbers the column of `sort`; a new row without a number
   * comes last. `within`: rows with equal values are a list of their own; nodes of a tree are sorted among siblings.
   */
  ordered?: true | { readonly within: readonly NoInfer<Column<F, W>>[] };
  /** Users switch its rows on and off in the list; `POST {path}/changeStatus`. */
  switch?: Switch<NoInfer<keyof F & string>>;
  workflow?: W;
  /** Columns visible to every caller; the others need a staff session with the list code. Default: all columns. */
  open?: readonly NoInfer<Column<F, W>>[];
  /** Values that an audience sees in some rows only; elsewhere they are null in answers and conditions. */
  shown?: readonly Shown<NoInfer<Column<F, W>>>[];
  /** Rows visible to each audience; an audience without an entry sees none. */
  visible: Readonly<Partial<Record<Audience, 'all' | Filter>>>;
  /** Rows that cannot be deleted, for example built-in and published ones. */
  protectedRows?: ProtectedRows;
  calls?: readonly StandardCall[];
  /**
   * Fields whose values a form can check for duplicates before it is submitted; any signed-in user can learn which are
   * taken.
   */
  asked?: readonly NoInfer<keyof F & string>[];
  uniques?: readonly UniqueSet<NoInfer<Column<F, W>>>[];
  /**
   * Numbers of other rows that refer to this one. The engine keeps them in the transaction that writes those rows; the job
   * `CounterRebuild` corrects them.
   */
  counters?: Readonly<Partial<Record<NoInfer<keyof F & string>, Counter>>>;
  /** Limited quantities of a row, taken by `engine.quota`: seats, stock, a daily allowance. */
  quotas?: Readonly<Record<string, Quota<NoInfer<Column<F, W>>>>>;
  /** Periods that may not overlap between rows. */
  periods?: readonly PeriodSet<NoInfer<Column<F, W>>>[];
  indexes?: readonly (readonly (NoInfer<Column<F, W>> | 'tenantId')[] | PartialIndex<NoInfer<Column<F, W>>>)[];
  /**
   * The table grows with use, so the orders and texts of its list have indexes; default: rows of a workflow and rows that
   * are only added, when they have a list. False for what staff enter by hand: fairs, rooms, venues.
   */
  many?: boolean;
  /**
   * Columns that change often and that few filters read, such as the time of the last sign-in. A write that sets no other
   * column leaves the kept totals of the table, except those of statements that name such a column.
   */
  quiet?: readonly NoInfer<keyof F & string>[];
  constraints?: readonly Constraint[];
  /** Child rows that are read and saved with the row, by key of the answer. */
  children?: Readonly<Record<string, AnyEntity>>;
  /** A child entity's reference to its parent: the rows are deleted with it. */
  parent?: NoInfer<keyof F & string>;
  /** The field that holds the parent node. */
  tree?: NoInfer<keyof F & string>;
  /** No updates or deletes; enforced by a trigger. */
  appendOnly?: boolean;
  /** The table has a partition for each month of `createTime`, so that old months go without a deletion of rows. */
  monthly?: boolean;
  /** Every write adds a version to the data log. */
  versioned?: boolean;
  /**
   * Layouts of its list that the user can choose from, the usual one first; default: the table alone. The wall shows the
   * first listed picture of a row.
   */
  layouts?: readonly ListLayout[];
  /** False for rows of the whole installation (users, roles, dictionaries). */
  tenant?: boolean;
  /** Keys that the server computes when a row is read; dropped when they come back with the row. */
  computed?: readonly string[];
  /** Success messages of the standard calls that differ from the default. */
  done?: Readonly<Partial<Record<'add' | 'edit' | 'delete' | 'deleteBatch', string>>>;
  /** Message for a row that is missing or not visible; default: the catalogue's. */
  missing?: string;
  /**
   * Includes its rows in the console's quick find, by `display`: path of the page that shows a row, with `:id` for its
   * id (`/post/detail/:id`, `/student/profile?open=:id`).
   */
  quickFind?: string;
  /** Its rows have QR codes: their business type and the page that a scan opens, with `:id` for the id of the row. */
  qr?: { readonly type: string; readonly page: string };
  /** Page component that the data rules of its lists are attached to. */
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
  /** A literal type, so that queries by table name are typed. */
  table: T;
  workflow: W;
  display: Column<F, W>;
  calls: readonly StandardCall[];
  tenant: boolean;
  /** Permission codes by action, e.g. `position.can.add === 'system:position:add'`. */
  can: { readonly [X in Codes<W>]: `${string}:${string}` };
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

interface WithComputed {
  readonly computed?: readonly string[];
  readonly computedColumns?: readonly ComputedColumn[];
  readonly workflow?: Workflow | undefined;
}
const computedKeys = ({ computed = [], computedColumns = [], workflow }: WithComputed): readonly string[] => [
  ...computed,
  ...(workflow?.task ? waitMarks : []),
  ...computedColumns.map(({ name }) => name),
];

/** Defines a business entity: its table, endpoints, codes, screens and rules derive from this value. */
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
  const written = d.form.map((item) => (typeof item === 'string' ? item : item.field));
  const fixed = Object.keys(d.fixed ?? {}).find((name) => written.includes(name));
  if (fixed !== undefined) throw new Error(`${d.name}.${fixed} is fixed and cannot be in its form`);
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
    computed: computedKeys(d),
    can: can as Entity<N, F, W>['can'],
  };
}
