import { fairAttendance } from '@campus/contract/jobfair';
import { behaviour } from '../../kit/behaviour.ts';
import { exampleCheckIn, importCheckIn } from './attendance-import.ts';

/** Check-ins: those that were noted on paper come in by a sheet, the others by their own calls. */
export const fairAttendanceBehaviour = behaviour(fairAttendance, {
  importRow: importCheckIn,
  importExample: exampleCheckIn,
});
