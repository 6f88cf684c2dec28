import { fairStudent, fairStudentFlow, jobFair, fairStudentWords as words } from '@campus/contract/jobfair';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { endSignUps } from '../resume/end-sign-ups.ts';
import { studentLeft, studentRemoved } from '../resume/student-saved.ts';

const open = inStates(fairStudentFlow, ['signed', 'queued']);
const signUps = { entity: fairStudent, event: jobFair, column: 'fairId', open, step: 'drop' } as const;

/** A student who comes no more gives back the places at fairs that have not begun. */
export const dropSignUpsWithStudent = listen(studentLeft, ({ id }, context) =>
  endSignUps(signUps, id, { reason: words.studentLeft }, context),
);
export const dropSignUpsWithRecord = listen(studentRemoved, ({ id }, context) =>
  endSignUps(signUps, id, { reason: words.recordRemoved }, context),
);
