/** Where a signed-in user lands, the first tab and the root of every breadcrumb (S). */
export const homePath = '/dashboard/analysis';
