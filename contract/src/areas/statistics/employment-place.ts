import { type Filter, phase, some } from '../../kit/index.ts';
import { deliverySteps, destGroups } from '../../rules/index.ts';
import { employmentFlow } from './employment-flow.ts';

/** Codes of rc_dest_place; those of deliveries are the codes of their steps. */
export const destPlaces = {
  noResume: 1,
  weakResume: 2,
  noDelivery: 3,
  ...deliverySteps,
  college: 61,
  school: 62,
  returned: 63,
  none: 70,
  placed: 90,
} as const;
export type DestPlace = (typeof destPlaces)[keyof typeof destPlaces];
/** The least completeness with which a résumé is complete enough to be sent. */
export const enoughResume = 60;
/** Groups that count as placed. */
export const placedGroups = [destGroups.contract, destGroups.business, destGroups.flexible, destGroups.study] as const;

const { college, school, returned, passed } = employmentFlow.states;
const audited = (code: number): Filter => ['audit', 'eq', code];
/** Approved destinations of some groups. */
export const approved = (...groups: readonly number[]): { readonly all: readonly Filter[] } => ({
  all: [
    ['audit', 'in', [passed.code]],
    ['destGroup', 'in', groups],
  ],
});
const activeAt = (step: number): Filter =>
  some(
    'delivery',
    'employId',
    {
      all: [
        ['status', 'eq', 1],
        ['step', 'eq', step],
      ],
    },
    'employId',
  );
const withResume = (filter: Filter): Filter => some('resume', 'employId', filter, 'employId');

/** Steps of deliveries, the furthest first: a student is where the furthest delivery is. */
export const placeSteps: readonly number[] = Object.values(deliverySteps).toReversed();

/** The one place where a graduate is, of which the first that fits counts. */
export const employmentPlace = phase({
  label: '所处环节',
  dict: 'rc_dest_place',
  width: 132,
  priority: 'low',
  help: '未落实的毕业生按登记进度、最靠前的投递和简历情况归入一个环节',
  of: [
    [destPlaces.placed, approved(...placedGroups)],
    [destPlaces.none, { all: [audited(passed.code), ['destGroup', 'eq', destGroups.none]] }],
    [destPlaces.college, audited(college.code)],
    [destPlaces.school, audited(school.code)],
    [destPlaces.returned, audited(returned.code)],
    ...placeSteps.map((step) => [step, activeAt(step)] as const),
    [destPlaces.noDelivery, withResume(['completeness', 'ge', enoughResume])],
    [destPlaces.weakResume, withResume({ all: [] })],
    [destPlaces.noResume, { all: [] }],
  ],
});
