// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { interviewCalendar } from './calendar.ts';
import { interviewDictionaries } from './dictionaries.ts';
import { evaluateInterview, interviewEvaluations } from './evaluation-calls.ts';
import { interviewGrants } from './grants.ts';
import { interview } from './interview.ts';
import { batchAddInterviews } from './interview-batch.ts';
import {
  checkInInterview,
  checkInterviewClash,
  deliveryInterviews,
  freeInterviewSlots,
  interviewChoices,
  interviewCounts,
  interviewLogs,
  remindInterviews,
} from './interview-calls.ts';
import { interviewEvaluation } from './interview-evaluation.ts';
import { interviewLog } from './interview-log.ts';
import { interviewButtons, interviewEvents } from './interview-messages.ts';
import { interviewUser } from './interview-user.ts';
import { interviewMenu } from './menu.ts';
import { myInterviews, studentCheckInCode, studentInterviews } from './own-interviews.ts';
import { venue } from './venue.ts';
import { venueBooking } from './venue-booking.ts';
import { checkVenueClash, freeVenueSlots, venueTimeline } from './venue-calls.ts';

export const interviewArea = defineArea({
  name: 'interview',
  entities: [interviewEvaluation, interviewLog, interviewUser, interview, venueBooking, venue],
  endpoints: [
    evaluateInterview,
    interviewEvaluations,
    batchAddInterviews,
    checkInInterview,
    checkInterviewClash,
    deliveryInterviews,
    freeInterviewSlots,
    interviewChoices,
    interviewCounts,
    interviewLogs,
    remindInterviews,
    myInterviews,
    studentCheckInCode,
    studentInterviews,
    checkVenueClash,
    freeVenueSlots,
    venueTimeline,
  ],
  dictionaries: [...interviewDictionaries],
  buttons: [...interviewButtons],
  events: [...interviewEvents],
  calendars: [interviewCalendar],
  menu: [...interviewMenu],
  grants: [...interviewGrants],
});
