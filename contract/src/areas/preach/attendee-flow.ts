import { longText, workflow } from '../../kit/index.ts';
import { ownStudent } from '../audiences.ts';
import { attendeeFormWords as words } from './preach-form-texts.ts';

/** How an attendee came to a session (rc_preach_source). */
export const attendeeSources = { signUp: 1, walkIn: 2, live: 3 } as const;

const reason = longText({ label: '原因', required: true, max: 200, requiredMessage: words.noReason });
/** Life cycle of a student's place in a session. */
export const attendeeFlow = workflow({
  dict: 'rc_preach_attendee_status',
  initial: 'signedUp',
  counted: true,
  student: ownStudent,
  states: {
    signedUp: { code: 1, label: '已报名', tone: 'progress' },
    checkedIn: { code: 2, label: '已签到', tone: 'done' },
    absent: { code: 3, label: '缺席', tone: 'bad' },
    cancelled: { code: 4, label: '已取消', tone: 'neutral' },
    waiting: { code: 5, label: '候补中', tone: 'waiting' },
  },
  steps: {
    cancel: {
      label: '取消报名',
      from: ['signedUp', 'waiting'],
      to: 'cancelled',
      by: 'student',
      done: '已取消报名',
    },
    supply: {
      label: '补签',
      from: ['signedUp', 'absent', 'cancelled'],
      to: 'checkedIn',
      by: 'school',
      code: 'check',
      call: 'batchCheck',
      batch: true,
      input: { reason },
      done: '已签到',
    },
    uncheck: {
      label: '撤销签到',
      from: ['checkedIn'],
      to: ['signedUp', 'absent', 'cancelled'],
      by: 'school',
      code: 'check',
      danger: true,
      input: { reason },
      done: '已撤销签到',
    },
    absent: {
      label: '标记缺席',
      from: ['signedUp'],
      to: 'absent',
      by: 'school',
      code: 'check',
      danger: true,
      batch: true,
      input: { reason },
      done: '已标记缺席',
    },
    /** A cancelled one signs up again. */
    rejoin: { label: '报名', from: ['cancelled'], to: ['signedUp', 'waiting'], by: 'system' },
    admit: { label: '候补转正', from: ['waiting'], to: 'signedUp', by: 'system' },
    scan: { label: '签到', from: ['signedUp', 'absent', 'cancelled'], to: 'checkedIn', by: 'system' },
    /** The student has watched enough of the live stream. */
    watch: { label: '线上签到', from: ['signedUp', 'absent', 'cancelled', 'waiting'], to: 'checkedIn', by: 'system' },
    miss: { label: '缺席', from: ['signedUp'], to: 'absent', by: 'system' },
    /** The session is over or takes place no longer. */
    lapse: { label: '取消', from: ['signedUp', 'waiting'], to: 'cancelled', by: 'system' },
  },
});
