import { demoOrder, demoOrderRefusals } from '@campus/contract/demo';
import { refusal } from '@campus/contract/kit';
import { behaviour } from '../../kit/behaviour.ts';

export const demoOrderBehaviour = behaviour(demoOrder, {
  validate({ orderDate, deliverTime }) {
    if (orderDate && deliverTime && deliverTime.slice(0, 10) < orderDate) throw refusal(demoOrderRefusals.early);
  },
  steps: {
    start: () => ({ progress: 10 }),
    finish: () => ({ progress: 100 }),
    cancel: (_row, { reason }) => ({ cancelReason: reason }),
  },
});
