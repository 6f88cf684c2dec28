import type { BatchReport } from '../../kit/batch.ts';
import { endpoint, ref, refs, type } from '../../kit/index.ts';
import { dispatchSentences as words } from './dispatch-texts.ts';

/** The dispatch of a delivery, in its drawer. */
export interface DeliveryDispatch {
  readonly id: string;
  readonly status: number;
  /** Empty for a company until it is pushed. */
  readonly formNo: string | null;
  readonly reportDate: string | null;
  readonly pushTime: string | null;
  readonly receiveTime: string | null;
  readonly reason: string | null;
}
export const deliveryDispatch = endpoint({
  method: 'GET',
  path: '/resume/dispatch/ofDelivery',
  title: '投递的派遣',
  needs: 'resume:dispatch:list',
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<DeliveryDispatch | null>(),
  silent: true,
});

/** Pushes several rows as they are filled in; reports row by row. */
export const dispatchPushBatch = endpoint({
  method: 'POST',
  path: '/resume/dispatch/pushBatch',
  title: words.pushBatch,
  needs: 'resume:dispatch:push',
  input: { ids: refs({ label: '派遣', to: 'dispatch', required: true, max: 8000, most: 200 }) },
  output: type<BatchReport>(),
});
