// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { interviewCalendar } from './calendar.ts';
import { interviewDictionaries } from './dictionaries.ts';
import { interviewGrants } from './grants.ts';
import { interview } from './interview.ts';
import {
  batchAddInterviews,
  checkInInterview,
  checkInterviewClash,
  deliveryInterviews,
  evaluateInterview,
  freeInterviewSlots,
  interviewChoices,
  interviewCounts,
  interviewEvaluations,
  interviewLogs,
  myInterviews,
  remindInterviews,
  studentCheckInCode,
  studentInterviews,
} from './interview-calls.ts';
import { interviewEvaluation } from './interview-evaluation.ts';
import { interviewLog } from './interview-log.ts';
import { interviewButtons, interviewEvents } from './interview-messages.ts';
import { interviewUser } from './interview-user.ts';
import { interviewMenu } from './menu.ts';
import { venue } from './venue.ts';
import { venueBooking } from './venue-booking.ts';
import { checkVenueClash, freeVenueSlots, venueTimeline } from './venue-calls.ts';

export const interviewArea = defineArea({
  name: 'interview',
  entities: [interviewEvaluation, interviewLog, interviewUser, interview, venueBooking, venue],
  endpoints: [
    batchAddInterviews,
    checkInInterview,
    checkInterviewClash,
    deliveryInterviews,
    evaluateInterview,
    freeInterviewSlots,
    interviewChoices,
    interviewCounts,
    interviewEvaluations,
    interviewLogs,
    myInterviews,
    remindInterviews,
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
