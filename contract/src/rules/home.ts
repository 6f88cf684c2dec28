/** Landing page after sign-in, first tab and root of every breadcrumb. */
export const homePath = '/dashboard/analysis';
