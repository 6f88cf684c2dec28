import { choice, endpoint, ref, type } from '../../kit/index.ts';

const list = 'resume:offer:list';
const add = 'resume:offer:add';

/** What the form of a new offer starts with, and what limits it. */
export interface OfferChoices {
  readonly position: string;
  readonly salaryText: string;
  readonly workplace: string;
  readonly deadline: string;
  /** Open and accepted offers of the post, and how many it may have. */
  readonly taken: number;
  readonly limit: number;
  /** Offers of this delivery so far, and how many it may have. */
  readonly earlier: number;
  readonly most: number;
}
export const offerChoices = endpoint({
  method: 'GET',
  path: '/resume/offer/choices',
  title: '录用可选项',
  needs: add,
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<OfferChoices>(),
  silent: true,
});

/** An offer of a delivery, in its drawer. */
export interface DeliveryOffer {
  readonly id: string;
  readonly status: number;
  readonly position: string;
  readonly salary: string | null;
  readonly salaryText: string | null;
  readonly onboardDate: string;
  readonly deadline: string;
  readonly answerTime: string | null;
  readonly reason: string | null;
}
export const deliveryOffers = endpoint({
  method: 'GET',
  path: '/resume/offer/ofDelivery',
  title: '投递的录用',
  needs: list,
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<readonly DeliveryOffer[]>(),
  silent: true,
});

/** A student's own offer. */
export interface OwnOffer {
  readonly id: string;
  readonly postName: string;
  readonly companyName: string;
  readonly position: string;
  readonly salary: string | null;
  readonly salaryText: string | null;
  readonly workplace: string;
  readonly onboardDate: string;
  readonly probation: string | null;
  readonly content: string | null;
  readonly deadline: string;
  readonly status: number;
  readonly answerTime: string | null;
}
export const studentOffers = endpoint({
  method: 'GET',
  path: '/api/stu/my/offers',
  title: '我的录用',
  needs: 'signed-in',
  input: { state: choice({ label: '范围', options: { open: '待确认', all: '全部' }, default: 'open' }) },
  output: type<readonly OwnOffer[]>(),
});

/** An offer that accepting another one gives up, with its delivery. */
export interface GivenUpOffer {
  readonly id: string;
  readonly postName: string;
  readonly companyName: string;
}
/** What accepting an offer ends, shown before the student answers. */
export const studentOfferCloses = endpoint({
  method: 'GET',
  path: '/api/stu/offer/closes',
  title: '接受录用的影响',
  needs: 'signed-in',
  input: { id: ref({ label: '录用', to: 'offer', required: true }) },
  output: type<readonly GivenUpOffer[]>(),
  silent: true,
});
