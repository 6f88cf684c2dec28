import { columnQueries, delivery, deliveryFlow, deliveryTexts, pipeline } from '@campus/contract/resume';
import { chinaDay, dayNumber } from '@campus/contract/rules';

/** Later steps have no screens of their own yet: what has passed reads 已通过 and its step is no column. */
export const shownDelivery = {
  ...delivery,
  display: 'realname' as const,
  list: delivery.list.filter((name) => name !== 'step' && name !== 'matchScore') as unknown as typeof delivery.list,
  search: (delivery.search ?? []).filter((item) => item !== 'matchScore'),
};
const { tabs } = deliveryTexts;
const tab = (key: keyof typeof tabs) => ({ key, label: tabs[key], query: columnQueries[key] });
/** The tabs above a list of deliveries. */
export const deliveryTabs = [tab('waiting'), tab('passed'), tab('failed')];
export const tabQueries = Object.fromEntries(deliveryTabs.map(({ key, query }) => [key, query]));

const activeCode = deliveryFlow.states.active.code;
/** Whole days in the place where a delivery stands. */
export const daysIn = (stepTime: string): number => dayNumber(chinaDay(new Date())) - dayNumber(stepTime.slice(0, 10));
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
