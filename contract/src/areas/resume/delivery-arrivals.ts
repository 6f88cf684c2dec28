import { type ComputedColumn, dateTime, number } from '../../kit/index.ts';
import { pipeline } from '../../rules/index.ts';

const time = (label: string) => dateTime({ label, derived: true, width: 142 });
/** When a delivery came to each step. The first one is the time of the delivery. */
export const arrivalColumns = [
  { step: pipeline.interview, name: 'cameToInterview', field: time('进入面试时间') },
  { step: pipeline.hire, name: 'cameToHire', field: time('进入录用时间') },
  { step: pipeline.dispatch, name: 'cameToDispatch', field: time('进入推送派遣时间') },
  { step: pipeline.sign, name: 'cameToSign', field: time('进入签约时间') },
  { step: pipeline.evaluation, name: 'cameToEvaluation', field: time('进入评价时间') },
] as const;
/** When it left the pipeline. */
export const endColumn = { name: 'endedAt', field: time('结束时间') } as const;
/** Days in the present step, until it ends. */
export const stayColumn = {
  name: 'daysInStep',
  field: number({ label: '当前环节停留', unit: '天', derived: true }),
} as const;
export const historyColumns: readonly ComputedColumn[] = [...arrivalColumns, endColumn, stayColumn];
