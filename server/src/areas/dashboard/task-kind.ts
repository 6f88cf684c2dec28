import type { FigureLink } from '@campus/contract/dashboard';
import type { AnyEntity, Filter, Session } from '@campus/contract/kit';
import type { WaitKey } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';

/** A kind of pending work: its owner, its rows, their age and deadline. */
export interface TaskKind {
  readonly key: string;
  readonly title: string;
  /** Title of the unfiltered figure where a figure of the chosen period has a similar name. */
  readonly allTitle?: string;
  readonly code: string;
  readonly entity: AnyEntity;
  readonly rows: Filter;
  /** Narrows `rows` to those that are the caller's own. */
  readonly own?: (context: Context) => Promise<Filter>;
  readonly since: string;
  /** The fields that form a row's title, in order. */
  readonly names: readonly string[];
  /** The side that owns the work; the other side may act if its permission codes allow it. */
  readonly owner: 'staff' | 'enterprise';
  /** The only users whose work it is; default: everybody with the code. */
  readonly only?: Session['audience'];
  readonly days: WaitKey;
  /** The field with the deadline of a row; default: so many days after `since`. */
  readonly until?: string;
  readonly link: FigureLink;
}
