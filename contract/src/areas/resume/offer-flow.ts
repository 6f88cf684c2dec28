import { type Filter, longText, until, workflow } from '../../kit/index.ts';
import { agreementStatuses } from '../../rules/index.ts';
import { ownStudent } from '../audiences.ts';
import { agreementSentences } from './agreement-texts.ts';
import { offerSentences as words } from './offer-texts.ts';
import { ownPosts } from './own-posts.ts';

/** The code to revoke an offer that the student has accepted. */
export const revokeAcceptedCode = 'resume:offer:revokeAccepted';
const reason = (label: string, requiredMessage: string) =>
  longText({ label, required: true, min: 5, max: 500, requiredMessage });

/** The agreement that follows from the offer is in none of these states, or there is none. */
const noAgreement = (...names: readonly (keyof typeof agreementStatuses)[]): Filter => ({
  any: [
    ['agreementStatus', 'empty', null],
    { all: names.map((name): Filter => ['agreementStatus', 'ne', agreementStatuses[name]]) },
  ],
});

const states = {
  open: { code: 1, label: '待学生确认', tone: 'waiting' },
  accepted: { code: 2, label: '已接受', tone: 'done' },
  refused: { code: 3, label: '已拒绝', tone: 'bad' },
  revoked: { code: 4, label: '已撤回', tone: 'neutral' },
  expired: { code: 5, label: '已过期', tone: 'neutral' },
} as const;

/** Life cycle of an offer. */
export const offerFlow = workflow({
  dict: 'rc_offer_status',
  initial: 'open',
  counted: true,
  owner: ownPosts,
  student: ownStudent,
  states,
  steps: {
    revoke: {
      label: '撤回录用',
      from: ['open', 'accepted'],
      to: 'revoked',
      by: 'owner',
      danger: true,
      requires: [
        { holds: ['status', 'eq', states.open.code], waivedBy: revokeAcceptedCode, otherwise: words.answered },
        { holds: noAgreement('effective', 'ending'), otherwise: words.effective },
        { holds: noAgreement('college', 'school'), otherwise: agreementSentences.bound },
      ],
      asks: true,
      done: '录用已撤回',
      input: { reason: reason('撤回原因', '请填写撤回原因!') },
    },
    accept: {
      label: '接受',
      from: ['open'],
      to: 'accepted',
      by: 'student',
      requires: [
        {
          holds: until('deadline'),
          otherwise: words.expired,
          errorCode: 'RC_EXPIRED',
        },
      ],
      done: '已接受录用',
    },
    refuse: {
      label: '拒绝',
      from: ['open'],
      to: 'refused',
      by: 'student',
      done: '已拒绝录用',
      input: {
        reason: longText({ label: '拒绝原因', required: true, max: 200, requiredMessage: '请填写拒绝原因!' }),
      },
    },
    expire: { label: '过期', from: ['open'], to: 'expired', by: 'system', due: 'deadline' },
    /** The day before the deadline the student is asked once more. */
    remind: {
      label: '提醒答复',
      from: ['open'],
      to: 'open',
      by: 'system',
      when: ['isReminded', 'eq', 0],
      due: 'remindTime',
    },
    /** The student has accepted another one. */
    giveUp: { label: '拒绝', from: ['open'], to: 'refused', by: 'system' },
    /** What the offer was for has ended. */
    drop: { label: '撤回', from: ['open', 'accepted'], to: 'revoked', by: 'system' },
  },
});

export const acceptedOffers: Filter = ['status', 'eq', states.accepted.code];
