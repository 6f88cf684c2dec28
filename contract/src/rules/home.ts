/** Landing page after sign-in, first tab and root of every breadcrumb. */
export const homePath = '/dashboard/analysis';
/** Real-time monitoring; with `wall=1` the screen in the hall of a fair, without the frame of the console. */
export const monitorPath = '/dashboard/monitor';
/** Address of the screen of a fair. */
export const wallAddress = (fairId: string): string => `${monitorPath}?wall=1&fairId=${encodeURIComponent(fairId)}`;
