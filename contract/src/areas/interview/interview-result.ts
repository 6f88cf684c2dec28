import { everything, type Filter, getCodes, minutesAgo, phase, some } from '../../kit/index.ts';
import { deliveryStatuses, pipeline } from '../../rules/index.ts';
import { interviewFlow, resultStates, uncancelledInterviews } from './interview-flow.ts';

/** Results of an interview; the first one is none yet. */
export const interviewResults = { open: 0, passed: 1, failed: 2, undecided: 3 } as const;
/** The highest round of a delivery. */
export const mostRounds = 5;
/** Of one interview at a time; those that were replaced may have given an evaluation. */
export const mostInterviewers = 5;

/** The delivery waits at 面试: its interviews still decide something. */
const ofWaitingDelivery = some(
  'delivery',
  'id',
  {
    all: [
      ['status', 'eq', deliveryStatuses.active],
      ['step', 'eq', pipeline.interview],
    ],
  },
  'deliveryId',
);
/** In which an absence can be corrected. */
const correctionMinutes = 24 * 60;
const earlierRounds = Array.from({ length: mostRounds - 1 }, (_, i) => i + 1);
/** A later round of the delivery is planned or was held. A filter compares with values only, so each round is named. */
const beforeLaterRound: Filter = {
  any: earlierRounds.map((round) => ({
    all: [
      ['round', 'eq', round],
      some('interview', 'deliveryId', { all: [uncancelledInterviews, ['round', 'gt', round]] }, 'deliveryId'),
    ],
  })),
};

/** Interviews that were held and whose result the company still owes. */
export const missingResult: Filter = {
  all: [['status', 'in', getCodes(interviewFlow, 'done')], ['result', 'eq', interviewResults.open], ofWaitingDelivery],
};
/** Whether the result can be entered: the one rule for the action, the tabs and the counts. The first that fits counts. */
export const resultState = phase({
  label: '结果登记',
  dict: 'rc_interview_result_state',
  width: 128,
  priority: 'low',
  of: [
    [
      resultStates.correctable,
      {
        all: [
          ['status', 'in', getCodes(interviewFlow, 'absent')],
          ['absentTime', 'ge', minutesAgo(correctionMinutes)],
        ],
      },
    ],
    [resultStates.notHeld, ['status', 'ne', interviewFlow.states.done.code]],
    [resultStates.missing, missingResult],
    [resultStates.followed, { all: [ofWaitingDelivery, beforeLaterRound] }],
    [resultStates.changeable, ofWaitingDelivery],
    [resultStates.left, everything],
  ],
});
