import type { AnyEntity, Filter } from '@campus/contract/kit';
import type { Period } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { requestedPeriod } from '../../kit/read/statistics/answer.ts';

interface RangeInput {
  readonly range: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The requested period, by default this month. Throws when a custom one is reversed or longer than two years. */
export const parsePeriod = ({ range, from, to }: RangeInput, context: Context): Period =>
  requestedPeriod({ range: range ?? 'month', from, to }, context.now.slice(0, 10)) as Period;
/** Cache key part of a period. */
export const periodKey = ({ from, to }: Period): string => `${from}|${to}`;

export const both = (...all: Filter[]): Filter => ({ all });

export const loadCount = (e: AnyEntity, filter: Filter, context: Context): Promise<number> =>
  context.engine.count(e, filter, context);
/** A figure is shown only to callers who may list the rows it counts. */
export const mayList = ({ session }: Context, ...counted: readonly AnyEntity[]): boolean =>
  counted.every((e) => session.codes.has(e.can.list as string));
