import { attendeeFlow, preach, preachAttendee } from '@campus/contract/preach';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { endSignUps } from '../resume/end-sign-ups.ts';
import { studentLeft, studentRemoved } from '../resume/student-saved.ts';

const open = inStates(attendeeFlow, ['signedUp', 'waiting']);
const signUps = { entity: preachAttendee, event: preach, column: 'preachId', open, step: 'cancel' } as const;

/** A student who comes no more gives back the seats of sessions that have not begun. */
const cancelSignUps = ({ id }: { readonly id: string }, context: Context): Promise<void> =>
  endSignUps(signUps, id, {}, context);
export const cancelSignUpsWithStudent = listen(studentLeft, cancelSignUps);
export const cancelSignUpsWithRecord = listen(studentRemoved, cancelSignUps);
