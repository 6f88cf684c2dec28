import { isEnterprise, type Session } from '@campus/contract/kit';
import { delivery, deliveryFlow, deliveryTexts, stepsOfColumns } from '@campus/contract/resume';
import { pipeline, waitParties } from '@campus/contract/rules';
import { findText, type RowData } from '../../kit/field/row.ts';
import { type StatusTab, stageTab, statusTab } from '../../kit/list/status-tabs.tsx';

type Column = (typeof delivery.list)[number];
/** Student, state and waiting time come first, they decide which row to open. */
const columns: readonly Column[] = [
  'realname',
  'status',
  'waitFor',
  'stepTime',
  'schoolName',
  'majorCode',
  'eduLevel',
  'postName',
  'companyName',
  'source',
  'deliverTime',
];
const withoutColumns = (left: readonly Column[] = [], chosenByPage: readonly string[] = []) => ({
  ...delivery,
  display: 'realname' as const,
  list: columns.filter((name) => !left.includes(name)) as typeof delivery.list,
  search: (delivery.search ?? []).filter((item) => {
    const field = typeof item === 'string' ? item : item.field;
    return field !== 'matchScore' && !chosenByPage.includes(field);
  }),
});
/** Deliveries for the lists; companies neither see nor search their own name. */
export const shownDelivery = withoutColumns();
export const companyDelivery = withoutColumns(['companyName'], ['companyName']);
/** The page chooses the post, with a parameter of this name in its address. */
export const postDelivery = withoutColumns(['postName', 'companyName'], ['postId']);

const { tabs, stages } = deliveryTexts;
/** Rows that wait for the enterprise, the longest waiting first: its own to decide, or the school's to press for. */
const createWaitingTab = (label: string): StatusTab => ({
  key: 'mine',
  label,
  query: { waitFor: String(waitParties.enterprise) },
  counts: ['waiting'],
  late: 'overdue',
  sort: { column: 'waitSince', order: 'asc' },
});
const others: readonly StatusTab[] = [
  ...stepsOfColumns.map(({ step }) => stageTab(deliveryFlow, step, stages[step], 'active', 'finished')),
  { ...statusTab(deliveryFlow, 'failed'), counts: ['failed'] },
  {
    ...statusTab(deliveryFlow, 'closed', { label: tabs.ended, states: ['withdrawn', 'closed', 'transferred'] }),
    counts: ['ended'],
  },
];
const tabsOf = {
  enterprise: [createWaitingTab(tabs.mine), ...others],
  school: [createWaitingTab(tabs.theirs), ...others],
};
/** Tabs above a list of deliveries: whose turn it is, the steps, the ends. */
export const deliveryTabs = (caller: Session): readonly StatusTab[] =>
  isEnterprise(caller) ? tabsOf.enterprise : tabsOf.school;

/** Fields added by the server: days in the current step, and whether that is overdue. */
export interface TimeInStepRow {
  readonly stayedDays?: unknown;
  readonly overdue?: unknown;
}
const activeCode = deliveryFlow.states.active.code;
/** Whether the delivery waits for a decision or another step. */
export const isOpen = (status: unknown): boolean => Number(status) === activeCode;
/** State of the latest offer of a delivery that waits at 录用. */
export const offerText = (row: { readonly id: string; readonly status?: unknown; readonly step?: unknown }) =>
  isOpen(row.status) && Number(row.step) === pipeline.hire ? findText(row as RowData, 'offerStatus') : undefined;
/** Whether the post of a delivery that goes on has ended because it is full. */
export const isPostFull = (row: object): boolean => 'postFull' in row && row.postFull === 1;
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
