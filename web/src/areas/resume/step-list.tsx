import { useLocation } from 'react-router';
import { DeliveryRows } from './delivery-rows.tsx';
import { isStepName } from './step-delivery.ts';

/** The deliveries of one step, named by the end of the page's path. */
export function StepListPage() {
  const name = useLocation().pathname.split('/').at(-1) ?? '';
  return isStepName(name) ? <DeliveryRows key={name} step={name} /> : null;
}
