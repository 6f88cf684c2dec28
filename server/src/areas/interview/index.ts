// Written by `npm run areas` from the exports of this folder.
import type { AreaServer } from '../../kit/area-server.ts';
import { interviewBehaviour } from './interview.ts';
import {
  checkInAnswer,
  checkInCodeAnswer,
  mineAnswer,
  remindAnswer,
  studentInterviewsAnswer,
} from './interview-acts.ts';
import { batchAnswer } from './interview-batch.ts';
import { checkClashAnswer, freeSlotsAnswer } from './interview-busy.ts';
import { dropWithCompany, dropWithDelivery } from './interview-ended.ts';
import { interviewEvaluationBehaviour } from './interview-evaluation.ts';
import {
  choicesAnswer,
  evaluateAnswer,
  evaluationsAnswer,
  interviewCountsAnswer,
  logsAnswer,
  ofDeliveryAnswer,
} from './interview-queries.ts';
import { interviewReminders } from './interview-reminders.ts';
import { interviewReportRoutes } from './interview-reports.ts';
import { interviewUserBehaviour } from './interview-user.ts';
import { venueBehaviour } from './venue.ts';
import { venueBookingBehaviour } from './venue-booking.ts';
import { checkVenueClashAnswer, freeVenueSlotsAnswer, venueTimelineAnswer } from './venue-calls.ts';

export const interviewServer = {
  behaviours: [
    interviewEvaluationBehaviour,
    interviewUserBehaviour,
    interviewBehaviour,
    venueBookingBehaviour,
    venueBehaviour,
  ],
  answers: [
    checkInAnswer,
    checkInCodeAnswer,
    mineAnswer,
    remindAnswer,
    studentInterviewsAnswer,
    batchAnswer,
    checkClashAnswer,
    freeSlotsAnswer,
    choicesAnswer,
    evaluateAnswer,
    evaluationsAnswer,
    interviewCountsAnswer,
    logsAnswer,
    ofDeliveryAnswer,
    checkVenueClashAnswer,
    freeVenueSlotsAnswer,
    venueTimelineAnswer,
  ],
  routes: [interviewReportRoutes],
  jobs: [interviewReminders],
  listeners: [dropWithCompany, dropWithDelivery],
} satisfies AreaServer;
