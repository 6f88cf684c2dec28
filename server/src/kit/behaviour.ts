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
} from '@campus/contract/kit';
import type { Context } from './context.ts';

type Maybe<T> = T | Promise<T>;
/** What a step changes besides the state; `to` chooses among several targets of the step. */
export type StepResult<E> = Partial<Draft<E>> & { to?: StateName<E> };

/**
 * What an entity does beyond its definition. Order of a save: permission, fields checked, row locked if visible and
 * editable, `validate`, `beforeSave`, write, data log, `afterSave`, commit, `later` jobs.
 */
export interface Behaviour<E extends AnyEntity> {
  /** Rules over more than one field. `before` is the stored row when editing. Throw a Failure. */
  validate?(draft: Draft<E>, context: Context & { before: Row<E> | undefined }): Maybe<void>;
  /** Sets what the server decides; may return the state a new or edited row gets instead of the present one. */
  beforeSave?(
    draft: Draft<E>,
    context: Context & { before: Row<E> | undefined },
  ): Maybe<{ to: StateName<E> } | undefined | void>;
  afterSave?(row: Row<E>, context: Context & { before: Row<E> | undefined }): Maybe<void>;
  /** Refuses a delete, or clears up in the same transaction. */
  beforeDelete?(row: Row<E>, context: Context): Maybe<void>;
  /** What a step does: the columns it sets are its result. Runs on the locked row after `mayStep`. */
  steps?: {
    [A in StepName<E>]?: (
      row: Row<E>,
      input: StepInput<E, A>,
      context: Context,
    ) => Maybe<StepResult<E> | undefined | void>;
  };
  /** After a step's row is written, in the transaction: history, counters, messages. */
  afterStep?(
    step: StepName<E>,
    row: Row<E>,
    context: Context & { before: Row<E>; input: Readonly<Record<string, unknown>> },
  ): Maybe<void>;
  /** Last look at answered rows of a page or detail: masks by relation, computed columns. Never loses or adds a row. */
  present?(rows: Record<string, unknown>[], context: Context): Maybe<void>;
  /** Refuses edits in a state or by a party the workflow's `editable` does not express. */
  mayEdit?(row: Row<E>, session: Session): Failure | undefined;
  /** Further conditions of the list from query parameters that are no fields (`overdue=1`). Values are hostile text. */
  listFilter?(query: Readonly<Record<string, string>>, context: Context): Maybe<Filter | undefined>;
  /** Prepares one row of an import before the ordinary add: looks an existing row up (its id makes it an edit), fills defaults. */
  importRow?(row: Draft<E> & { id?: string }, cells: Readonly<Record<string, string>>, context: Context): Maybe<void>;
}
/** Ties a behaviour to its entity; names of fields, states, steps and inputs are typed from the definition. */
export const behaviour = <E extends AnyEntity>(entity: E, b: Behaviour<NoInfer<E>>): AnyBehaviour =>
  ({ entity, ...b }) as unknown as AnyBehaviour;

// biome-ignore lint/suspicious/noExplicitAny: the engine's untyped seam; `behaviour()` checked the hooks against the entity
type Hook = (...args: any[]) => any;
/** A behaviour whose entity is not known statically; only the engine handles it. */
export interface AnyBehaviour {
  readonly entity: AnyEntity;
  readonly validate?: Hook;
  readonly beforeSave?: Hook;
  readonly afterSave?: Hook;
  readonly beforeDelete?: Hook;
  readonly steps?: Readonly<Record<string, Hook | undefined>>;
  readonly afterStep?: Hook;
  readonly present?: Hook;
  readonly mayEdit?: Hook;
  readonly listFilter?: Hook;
  readonly importRow?: Hook;
}
