import type { Filter, Row } from '@campus/contract/kit';
import { delayed, delivery } from '@campus/contract/resume';
import { nextWait } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { countOverdue, overdueFilter } from '../../platform/waits.ts';

type Delivery = Row<typeof delivery>;
type Moved = Partial<
  Pick<Delivery, 'step' | 'studentConfirm' | 'interviewState' | 'offerStatus' | 'dispatchStatus' | 'agreementStatus'>
>;

/** Columns of the wait after a transition of `row` to `status` that sets `changes`. */
export const waitAfter = (row: Delivery, status: number, changes: Moved, { now }: Context) =>
  nextWait(row, { ...row, ...changes, status }, now);

/** Deliveries that wait for another party than the student for longer than `delivery.staleDays`. */
export async function staleFilter(context: Context): Promise<Filter> {
  return { all: [delayed, await overdueFilter('waitSince', 'delivery.staleDays', context)] };
}
/** How many deliveries of a search these are. */
export const countStale = (search: Filter, context: Context): Promise<number> =>
  countOverdue(delivery, { all: [search, delayed] }, 'waitSince', 'delivery.staleDays', context);
