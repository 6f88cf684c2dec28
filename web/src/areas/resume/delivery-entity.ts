import { columnQueries, delivery, deliveryFlow, deliveryTexts, pipeline } from '@campus/contract/resume';

type Column = (typeof delivery.list)[number];
/** Student and waiting time come first, they decide which row to open. */
const columns: readonly Column[] = [
  'realname',
  'status',
  'stepTime',
  'schoolName',
  'majorCode',
  'eduLevel',
  'postName',
  'companyName',
  'source',
  'deliverTime',
];
/** Later steps have no screens yet: an approved delivery is shown as 已通过 without a step column. */
const withoutColumns = (...left: readonly Column[]) => ({
  ...delivery,
  display: 'realname' as const,
  list: columns.filter((name) => !left.includes(name)) as unknown as typeof delivery.list,
  search: (delivery.search ?? []).filter((item) => item !== 'matchScore'),
});
/** Deliveries for the lists; companies do not need the company column. */
export const shownDelivery = withoutColumns();
export const companyDelivery = withoutColumns('companyName');
export const postDelivery = withoutColumns('postName', 'companyName');

const { tabs } = deliveryTexts;
const tab = (key: keyof typeof columnQueries) => ({ key, label: tabs[key], query: columnQueries[key] });
/** Tabs above a list of deliveries. */
export const deliveryTabs = [
  tab('waiting'),
  { key: 'overdue', label: tabs.overdue, query: { overdue: '1' } },
  tab('passed'),
  tab('failed'),
];
export const tabQueries = Object.fromEntries(deliveryTabs.map(({ key, query }) => [key, query]));

/** Fields added by the server: days in the current step, and whether that is overdue. */
export interface TimeInStepRow {
  readonly stayedDays?: unknown;
  readonly overdue?: unknown;
}
const activeCode = deliveryFlow.states.active.code;
/** Whether the delivery waits for a decision or another step. */
export const isOpen = (status: unknown): boolean => Number(status) === activeCode;
/** A delivery can be moved to another post until the student is hired. */
export const isMovable = ({
  status,
  step,
}: {
  readonly id: string;
  readonly status?: unknown;
  readonly step?: unknown;
}): boolean => isOpen(status) && Number(step) <= pipeline.hire;

/** Reason why the student cannot be moved at present, e.g. a hidden résumé. */
export const transferRefusal = (row: object): string | undefined =>
  'transferRefusal' in row && typeof row.transferRefusal === 'string' ? row.transferRefusal : undefined;
export const isTransferable = (row: Parameters<typeof isMovable>[0]): boolean =>
  isMovable(row) && transferRefusal(row) === undefined;
