import type {
  AnyEntity,
  Draft,
  Failure,
  Filter,
  Row,
  Session,
  StateName,
  StepInput,
  StepName,
  StepPreview,
} from '@campus/contract/kit';
import type { AnyBehaviour } from './any-behaviour.ts';
import type { ChildReader, Context, LockedContext, RowNotice, SessionContext, WantedRows } from './context.ts';
import type { Related } from './read/related.ts';

type Maybe<T> = T | Promise<T>;
/** Columns a step changes besides the state; `to` selects the target of a step that has several. */
export type StepResult<E> = Partial<Draft<E>> & { to?: StateName<E> };

/** What the hooks of a save use: the stored row of an edit, the rows locked before it, the children as they will be. */
export type SaveContext<E> = LockedContext & { before: Row<E> | undefined; children: ChildReader };

/**
 * What an entity does beyond its definition. Order of a save: permission, field checks, lock of the row if visible and
 * editable, comparison of the children, `validate`, `beforeSave`, write, data log, `afterSave`, commit, `later` jobs.
 */
export interface Behaviour<E extends AnyEntity> {
  /**
   * The rows that come before the row of an edit or a step in the lock order: one statement locks them and then the row.
   * `beforeSave` and the function of a step find them as `first`.
   */
  lockFirst?(id: string, context: Context): Maybe<readonly WantedRows[]>;
  /**
   * The rows that come before a new row in the lock order, or that its rules read (`isOnlyRead`): the statement that checks
   * the references of the checked draft has them, and `beforeSave` finds them as `first`.
   */
  lockForNew?(draft: Draft<E>, context: Context): Maybe<readonly WantedRows[]>;
  /**
   * Locks such rows itself, when they are not known without reading others. `steps` are the names of the steps that the
   * call can take; an edit has none.
   */
  beforeLock?(id: string, context: Context, steps?: readonly string[]): Maybe<void>;
  /** Rules that span fields. `before` is the stored row of an edit. Throws a Failure. */
  validate?(draft: Draft<E>, context: Context & { before: Row<E> | undefined }): Maybe<void>;
  /**
   * Sets the values the server decides. Can return the state that a new or edited row gets instead of its present one.
   */
  beforeSave?(draft: Draft<E>, context: SaveContext<E>): Maybe<{ to: StateName<E> } | undefined | void>;
  afterSave?(row: Row<E>, context: SaveContext<E>): Maybe<void>;
  /** Runs in the transaction of a sort, which leaves content and versions of the rows alone. */
  afterSort?(context: Context): Maybe<void>;
  /** Rejects the delete or cleans up in the same transaction. */
  beforeDelete?(row: Row<E>, context: Context): Maybe<void>;
  /** Runs on the locked row after `mayStep` and returns the columns to set. */
  steps?: {
    [A in StepName<E>]?: (
      row: Row<E>,
      input: StepInput<E, A>,
      context: LockedContext,
    ) => Maybe<StepResult<E> | undefined | void>;
  };
  /** The refusal of a row whose period overlaps that of `other`, which the caller may not be able to see. */
  conflict?(row: Draft<E>, other: Row<E>, context: Context): Maybe<string | undefined>;
  /** Runs in the transaction after the row of a step is written: history, counters, messages. */
  afterStep?(
    step: StepName<E>,
    row: Row<E>,
    context: Context & { before: Row<E>; input: Readonly<Record<string, unknown>> },
  ): Maybe<void>;
  /**
   * Receivers and parameters of a message in the workflow's `notices`; undefined sends nothing. Runs after `afterStep` or
   * `afterSave`.
   */
  notice?(
    name: string,
    row: Row<E>,
    context: Context & { readonly input: Readonly<Record<string, unknown>> },
  ): Maybe<RowNotice | undefined>;
  /** What a step with `asks` would do to the visible row; decides nothing. */
  preview?(step: StepName<E>, row: Row<E>, context: Context): Maybe<StepPreview>;
  /** What `present` needs of other tables: it finds the values by `relatedOf` of a row. Kept for the session. */
  related?(context: SessionContext): Maybe<Related | undefined>;
  /** Last change to the rows of a page or detail: masks by relation, computed columns. Never adds or removes a row. */
  present?(rows: Record<string, unknown>[], context: Context): Maybe<void>;
  /** Adds the values of the entity's `computedColumns` to presented rows: once per page of a list and chunk of a sheet. */
  columns?(rows: Record<string, unknown>[], context: Context): Maybe<void>;
  /** Rejects edits by state or party that the workflow's `editable` cannot express. */
  mayEdit?(row: Row<E>, session: Session): Failure | undefined;
  /** Extra list conditions from query parameters that are not fields (`overdue=1`). Values are untrusted text. */
  listFilter?(query: Readonly<Record<string, string>>, context: Context): Maybe<Filter | undefined>;
  /** Cells of the example row of the import template that depend on stored rows, by field. */
  importExample?(context: Context): Maybe<Readonly<Record<string, string>> | undefined>;
  /**
   * Prepares an import row before the ordinary add: looks up an existing row (its id makes it an edit), sets defaults.
   * Returns `added` when it has written the row of that id itself.
   */
  importRow?(
    row: Draft<E> & { id?: string },
    cells: Readonly<Record<string, string>>,
    context: Context,
  ): Maybe<'added' | undefined | void>;
}
/** Binds a behaviour to its entity; names of fields, states, steps and inputs are typed by the definition. */
export const behaviour = <E extends AnyEntity>(entity: E, b: Behaviour<NoInfer<E>>): AnyBehaviour =>
  ({ entity, ...b }) as AnyBehaviour;
