import { columnQueries, delivery, deliveryFlow, deliveryTexts, pipeline } from '@campus/contract/resume';

type Column = (typeof delivery.list)[number];
/** Who it is and how long it has waited come first: that decides what is opened next. */
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
/** Later steps have no screens of their own yet: what has passed reads 已通过 and its step is no column. */
const showing = (...left: readonly Column[]) => ({
  ...delivery,
  display: 'realname' as const,
  list: columns.filter((name) => !left.includes(name)) as unknown as typeof delivery.list,
  search: (delivery.search ?? []).filter((item) => item !== 'matchScore'),
});
/** Deliveries as their screens show them; a company does not read its own name in every row. */
export const shownDelivery = showing();
export const companyDelivery = showing('companyName');
export const postDelivery = showing('postName', 'companyName');

const { tabs } = deliveryTexts;
const tab = (key: keyof typeof columnQueries) => ({ key, label: tabs[key], query: columnQueries[key] });
/** The tabs above a list of deliveries. */
export const deliveryTabs = [
  tab('waiting'),
  { key: 'overdue', label: tabs.overdue, query: { overdue: '1' } },
  tab('passed'),
  tab('failed'),
];
export const tabQueries = Object.fromEntries(deliveryTabs.map(({ key, query }) => [key, query]));

/** What the server adds to a row: how long it has stood where it is, and whether that is too long. */
export interface Standing {
  readonly stayedDays?: unknown;
  readonly overdue?: unknown;
}
const activeCode = deliveryFlow.states.active.code;
/** Whether it waits for a decision or another step. */
export const isOpen = (status: unknown): boolean => Number(status) === activeCode;
/** A delivery may be moved to another post until the student is hired (10.5). */
export const isMovable = ({
  status,
  step,
}: {
  readonly id: string;
  readonly status?: unknown;
  readonly step?: unknown;
}): boolean => isOpen(status) && Number(step) <= pipeline.hire;

/** Why the student can be moved to no post at present, e.g. because the résumé is hidden. */
export const transferRefusal = (row: object): string | undefined =>
  'transferRefusal' in row && typeof row.transferRefusal === 'string' ? row.transferRefusal : undefined;
export const isTransferable = (row: Parameters<typeof isMovable>[0]): boolean =>
  isMovable(row) && transferRefusal(row) === undefined;
