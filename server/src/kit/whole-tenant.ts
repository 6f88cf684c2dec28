import type { Context } from './context.ts';

/** The same user with access to every row of the tenant: for effects on rows the user cannot see. */
export const withWholeTenant = (context: Context): Context =>
  context.withSession({ ...context.session, audience: 'staff' });
