import { isEnterprise, type Session } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import type { StatusTab } from '../../kit/list/status-tabs.tsx';
import { companyDelivery, deliveryTabs, shownDelivery } from './delivery-entity.ts';

export type StepName = keyof typeof pipeline;
type Column = (typeof delivery.list)[number] | (typeof delivery.hidden & object)[number];
/** What a step adds to the list of its deliveries. */
const columns: Readonly<Record<StepName, readonly Column[]>> = {
  resume: ['matchScore', 'readFlag'],
  interview: ['roundsPassed', 'plannedRounds', 'lastInterviewTime', 'interviewResult'],
  hire: ['offerStatus', 'offerDeadline'],
  dispatch: ['dispatchStatus'],
  sign: [],
  evaluation: ['evaluationTotal', 'evaluationLevel', 'evaluateDeadline'],
};
/** Every row has the step of the page. */
const fixed: readonly string[] = ['step'];
/** Columns before the step's own. */
const first = 4;

export const isStepName = (name: string): name is StepName => Object.hasOwn(pipeline, name);
/** The deliveries of a step, as its list shows them. */
export function stepDelivery(step: StepName, caller: Session): typeof shownDelivery {
  const shown = isEnterprise(caller) ? companyDelivery : shownDelivery;
  const own = columns[step];
  const rest = shown.list.filter((name) => !own.includes(name));
  return {
    ...shown,
    list: [...rest.slice(0, first), ...own, ...rest.slice(first)] as typeof shown.list,
    hidden: (delivery.hidden ?? []).filter((name) => !own.includes(name)),
    search: shown.search.filter((item) => !fixed.includes(typeof item === 'string' ? item : item.field)),
  };
}
/** Tabs above them: those of all deliveries, without the other steps. */
export const stepTabs = (step: StepName, caller: Session): readonly StatusTab[] =>
  deliveryTabs(caller).filter(({ key }) => !/^step\d/.test(key) || key === `step${pipeline[step]}`);
