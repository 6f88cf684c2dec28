import { deliverySteps } from '../../rules/index.ts';

/** When a delivery came to each step, in its sheet. The first one is the time of the delivery. */
export const arrivalColumns = [
  { step: deliverySteps.interview, name: 'cameToInterview', title: '进入面试时间' },
  { step: deliverySteps.hire, name: 'cameToHire', title: '进入录用时间' },
  { step: deliverySteps.dispatch, name: 'cameToDispatch', title: '进入推送派遣时间' },
  { step: deliverySteps.sign, name: 'cameToSign', title: '进入签约时间' },
  { step: deliverySteps.evaluation, name: 'cameToEvaluation', title: '进入评价时间' },
] as const;
/** When it left the pipeline, in its sheet. */
export const endColumn = { name: 'endedAt', title: '结束时间' } as const;
