import type { Context } from '../../kit/context.ts';

/** The same user, seeing every row of the tenant: for what follows from an act on rows that the user need not see. */
export const wholeTenant = (context: Context): Context => ({
  ...context,
  session: { ...context.session, audience: 'staff' },
});
