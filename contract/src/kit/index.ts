export * from './area.ts';
export * from './audit-flow.ts';
export * from './audit-work.ts';
export * from './batch.ts';
export * from './behalf.ts';
export * from './calendar.ts';
export * from './check.ts';
export { chinaTime, fromChinaTime } from './china-time.ts';
export { clean } from './clean.ts';
export * from './controls.ts';
export * from './counter.ts';
export * from './endpoint.ts';
export * from './entity.ts';
export * from './entity-fields.ts';
export * from './entity-options.ts';
export * from './failure.ts';
export * from './field.ts';
export * from './field-access.ts';
export * from './field-kinds.ts';
export * from './filter.ts';
export * from './link-entities.ts';
export { copiedColumns, growsWithUse, isSortable, listOrders, searchedTexts } from './list-order.ts';
export { listQueryOf } from './list-query-of.ts';
export { filterValue, matches, type RowLookup } from './matches.ts';
export * from './message-event.ts';
export * from './order.ts';
export * from './page.ts';
export * from './protection.ts';
export * from './query-names.ts';
export * from './rows-fault.ts';
export * from './session.ts';
export * from './statistics.ts';
export { findLimit, isDemanded } from './step-input.ts';
export {
  getCodes,
  getState,
  ownerFilter,
  type Party,
  type Requirement,
  type State,
  type Step,
  type StepMessage,
  type StepPreview,
  shownObstacle,
  stateRefusal,
  stateText,
  stepCode,
  stepRefusal,
  studentRefusal,
  type Tone,
  type Workflow,
  workflow,
} from './workflow.ts';
