import type { Filter, Row } from '@campus/contract/kit';
import type { delivery } from '@campus/contract/resume';
import { nextWait, waitParties } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { overdueFilter } from '../../platform/waits.ts';

type Delivery = Row<typeof delivery>;
type Moved = Partial<
  Pick<Delivery, 'step' | 'studentConfirm' | 'interviewState' | 'offerStatus' | 'dispatchStatus' | 'agreementStatus'>
>;

/** Columns of the wait after a transition of `row` to `status` that sets `changes`. */
export const waitAfter = (row: Delivery, status: number, changes: Moved, { now }: Context) =>
  nextWait(row, { ...row, ...changes, status }, now);

/** Parties whose delay counts; the student's answer has its own deadline. */
const delaying = [waitParties.enterprise, waitParties.college, waitParties.school];
export const isDelaying = (waitFor: unknown): boolean => delaying.some((party) => party === Number(waitFor));

/** Deliveries that wait for another party than the student for longer than `delivery.staleDays`. */
export async function staleFilter(context: Context): Promise<Filter> {
  return { all: [['waitFor', 'in', delaying], await overdueFilter('waitSince', 'delivery.staleDays', context)] };
}
