import { type Filter, phase, some } from '../../kit/index.ts';
import { destGroups, pipeline } from '../../rules/index.ts';
import { deliveryFlow } from '../resume/delivery-flow.ts';
import { employmentFlow } from './employment-flow.ts';

/** Codes of rc_dest_place; those of deliveries are the codes of their steps. */
export const destPlaces = {
  noResume: 1,
  weakResume: 2,
  noDelivery: 3,
  ...pipeline,
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
const withAudit = (code: number): Filter => ['audit', 'eq', code];
/** Approved destinations of some groups. */
export const withApproved = (...groups: readonly number[]): { readonly all: readonly Filter[] } => ({
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
        ['status', 'eq', deliveryFlow.states.active.code],
        ['step', 'eq', step],
      ],
    },
    'employId',
  );
const withResume = (filter: Filter): Filter => some('resume', 'employId', filter, 'employId');

/** Steps of deliveries, the furthest first: a student is where the furthest delivery is. */
export const placeSteps: readonly number[] = Object.values(pipeline).toReversed();

/** The one place where a graduate is, of which the first that fits counts. */
export const employmentPlace = phase({
  label: '所处环节',
  dict: 'rc_dest_place',
  width: 132,
  priority: 'low',
  help: '未落实的毕业生按登记进度、最靠前的投递和简历情况归入一个环节',
  of: [
    [destPlaces.placed, withApproved(...placedGroups)],
    [destPlaces.none, { all: [withAudit(passed.code), ['destGroup', 'eq', destGroups.none]] }],
    [destPlaces.college, withAudit(college.code)],
    [destPlaces.school, withAudit(school.code)],
    [destPlaces.returned, withAudit(returned.code)],
    ...placeSteps.map((step) => [step, activeAt(step)] as const),
    [destPlaces.noDelivery, withResume(['completeness', 'ge', enoughResume])],
    [destPlaces.weakResume, withResume({ all: [] })],
    [destPlaces.noResume, { all: [] }],
  ],
});

/** Codes of rc_dest_focus. */
export const destFocus = { focus: 1, other: 0 } as const;
const hasFocus: Filter = {
  any: [
    ['focusTags', 'filled', null],
    ['difficultyType', 'gt', 0],
  ],
};
/** Students who are helped first: from a group that the school watches, or in difficulty. */
export const employmentFocus = phase({
  label: '重点帮扶对象',
  dict: 'rc_dest_focus',
  width: 120,
  priority: 'low',
  help: '脱贫家庭、低保家庭、零就业家庭、残疾毕业生和困难生',
  of: [
    [destFocus.focus, some('employUser', 'id', hasFocus, 'employId')],
    [destFocus.other, { all: [] }],
  ],
});
/** Places of those without a destination. */
export const unplacedPlaces: readonly number[] = Object.values(destPlaces).filter(
  (place) => place !== destPlaces.placed,
);
