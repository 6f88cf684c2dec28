import type { AreaParts } from '../record-parts.tsx';

/** The offers of a delivery, in its drawer. */
export const parts: AreaParts = {
  delivery: () => import('./delivery-offers.tsx').then((module) => module.DeliveryOffers),
};
