import { type Filter, getCodes, some } from '../../kit/index.ts';
import { confirmStates, deliveryStatuses } from '../../rules/index.ts';
import { matchFlow } from '../match/match-flow.ts';
import { ownPosts } from './own-posts.ts';
import { openRecommendations } from './recommend.ts';

/**
 * Access of a company to a student: full after a confirmed delivery, with masked
 * contact data before, the surname only after the student left.
 */
export type ResumeAccess = 'full' | 'masked' | 'gone';

interface DeliveryState {
  readonly status: number;
  readonly studentConfirm: number | null;
}
const { withdrawn } = deliveryStatuses;
const { confirmed, declined, expired } = confirmStates;

const accessThrough = ({ status, studentConfirm }: DeliveryState): ResumeAccess => {
  if (status === withdrawn || studentConfirm === declined || studentConfirm === expired) return 'gone';
  return studentConfirm === confirmed ? 'full' : 'masked';
};
const order: readonly ResumeAccess[] = ['full', 'masked', 'gone'];

/** Combined access of a student's deliveries to one company: the highest one. */
export function getAccess(deliveries: readonly DeliveryState[]): ResumeAccess {
  const allowed = new Set(deliveries.map(accessThrough));
  return order.find((access) => allowed.has(access)) ?? 'gone';
}

/** Deliveries that still give access to their student: the rule of `accessThrough` as a condition. */
export const readableDelivery: Filter = {
  all: [
    ['status', 'ne', withdrawn],
    {
      any: [
        ['studentConfirm', 'empty', null],
        {
          all: [
            ['studentConfirm', 'ne', declined],
            ['studentConfirm', 'ne', expired],
          ],
        },
      ],
    },
  ],
};
/** Audiences limited by that rule. */
export const companyAudiences = ['enterprise', 'interviewer'] as const;
/** The student of a row with `parties`, shown by that rule: a company cannot read one who withdrew. */
export const partiesShown = {
  audiences: companyAudiences,
  fields: ['realname', 'schoolName', 'departId', 'majorCode', 'sysOrgCode'],
  when: some('delivery', 'id', readableDelivery, 'deliveryId'),
} as const;

/** Students that a company can read by name: one delivery to it is readable, or a recommendation is open. */
export const readableStudent: Filter = {
  any: [
    some('delivery', 'employId', { all: [ownPosts, readableDelivery] }),
    some('recommend', 'employId', openRecommendations),
  ],
};
/** Matches (screen) that wait for a company, or that it has refused. */
const shownMatches: Filter = ['screen', 'in', getCodes(matchFlow, 'waiting', 'notPassed')];
/** Students whose studies a company can read: by name, or by the surname of a match. */
export const knownStudent: Filter = {
  any: [readableStudent, some('matchResult', 'employId', { all: [ownPosts, shownMatches] })],
};
/** What a match shows of its student. */
export const matchedFields = ['schoolName', 'majorCode', 'eduLevel', 'gradYear'] as const;
/** Students whose contact data a company reads in full: they have confirmed a delivery to it. */
export const confirmedStudent: Filter = some('delivery', 'employId', {
  all: [ownPosts, ['status', 'ne', withdrawn], ['studentConfirm', 'eq', confirmed]],
});
