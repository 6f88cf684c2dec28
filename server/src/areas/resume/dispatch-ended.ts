import { dispatch } from '@campus/contract/resume';
import { listen } from '../../kit/listener.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { dispatchLeft } from './delivery-left.ts';

/** A delivery that ends takes its dispatch with it. */
export const dropDispatchWithDelivery = listen(dispatchLeft, async ({ dispatchId }, context) => {
  if (dispatchId === null) return;
  await context.engine.step(dispatch, 'drop', dispatchId, { bySystem: true }, withWholeTenant(context), true);
});
