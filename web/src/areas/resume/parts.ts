import type { AreaParts } from '../record-parts.tsx';

/** What follows the interviews of a delivery, in its drawer, and the deliveries of a fair. */
export const parts: AreaParts = {
  delivery: [
    () => import('./delivery-offers.tsx').then((module) => module.DeliveryOffers),
    () => import('./delivery-dispatch.tsx').then((module) => module.DeliveryDispatch),
    () => import('./delivery-agreements.tsx').then((module) => module.DeliveryAgreements),
    () => import('./delivery-evaluations.tsx').then((module) => module.DeliveryEvaluations),
  ],
  'jobFair/deliveries': [
    {
      code: 'resume:delivery:list',
      load: () => import('./fair-deliveries.tsx').then((module) => module.FairDeliveries),
    },
  ],
};
