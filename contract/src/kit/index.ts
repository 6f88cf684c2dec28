export * from './area.ts';
export * from './audit-flow.ts';
export * from './batch.ts';
export * from './check.ts';
export * from './endpoint.ts';
export * from './entity.ts';
export * from './failure.ts';
export * from './field.ts';
export * from './field-access.ts';
export * from './filter.ts';
export * from './link-entities.ts';
export { filterValue, matches, type RowLookup } from './matches.ts';
export * from './message-event.ts';
export * from './protection.ts';
export * from './query-names.ts';
export * from './session.ts';
export {
  codesOf,
  ownerFilter,
  type Party,
  type State,
  type Step,
  stateOf,
  stateRefusal,
  stepCode,
  stepRefusal,
  type Tone,
  type Workflow,
  workflow,
} from './workflow.ts';
