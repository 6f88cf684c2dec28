import type { Filter } from '../../kit/index.ts';
import { confirmStates, deliveryStatuses, pipeline } from '../../rules/index.ts';

/** Parameter of the list of deliveries that limits it to those with `1`. */
export const plannableParam = 'plannable';
/** Deliveries whose interview can be planned. One at 简历 passes first, which leads to 面试 if the post has rounds. */
export const plannable: Filter = {
  all: [
    ['status', 'eq', deliveryStatuses.active],
    ['studentConfirm', 'eq', confirmStates.confirmed],
    {
      any: [
        ['step', 'eq', pipeline.interview],
        {
          all: [
            ['step', 'eq', pipeline.resume],
            ['postRounds', 'gt', 0],
          ],
        },
      ],
    },
  ],
};
