import { endpoint, json, ref, type } from '../../kit/index.ts';
import { type AnswerLine, type Answers, type FillField, type FillType, fillTypes } from '../fill/index.ts';

const preachId = ref({ label: '宣讲会', to: 'preach', required: true });
const attendeeId = ref({ label: '参会人员', to: 'preachAttendee', required: true });
const read = 'preach:preachAttendee:answers';

/** Types of the fields of a sign-up: files are not asked for. */
export const signUpFieldTypes: readonly FillType[] = Object.values(fillTypes).filter(
  (one) => one !== fillTypes.images && one !== fillTypes.files,
);

/** The fields of a session, and which of them attendees have answered. */
export interface PreachFillFields {
  readonly fields: readonly FillField[];
  readonly answered: readonly string[];
}
export const preachFillFields = endpoint({
  method: 'GET',
  path: '/preach/preach/fillFields',
  title: '宣讲会报名填写字段',
  needs: [read, 'preach:preach:save'],
  input: { preachId },
  output: type<PreachFillFields>(),
  silent: true,
});
export const savePreachFillFields = endpoint({
  method: 'POST',
  path: '/preach/preach/saveFillFields',
  title: '保存宣讲会报名填写字段',
  needs: 'preach:preach:save',
  input: { preachId, fields: json<readonly FillField[]>()({ label: '填写字段', required: true }) },
  output: type<PreachFillFields>(),
  done: '保存成功！',
});
/** What a student fills in to sign up. */
export const studentPreachFields = endpoint({
  method: 'GET',
  path: '/api/stu/preach/fillFields',
  title: '学生查看宣讲会填写字段',
  needs: 'signed-in',
  input: { preachId },
  output: type<readonly FillField[]>(),
  silent: true,
});

/** What an attendee filled in: as it is shown, and as the form of the present fields holds it. */
export interface AttendeeAnswers {
  readonly lines: readonly AnswerLine[];
  readonly fields: readonly FillField[];
  /** Null when some are sensitive and the caller may not read those. */
  readonly answers: Answers | null;
}
export const attendeeAnswers = endpoint({
  method: 'GET',
  path: '/preach/preachAttendee/answers',
  title: '参会人员填写内容',
  needs: read,
  input: { id: attendeeId },
  output: type<AttendeeAnswers>(),
  silent: true,
});
/** Corrects answers; what is not sent stays, null removes it. */
export const saveAttendeeAnswers = endpoint({
  method: 'POST',
  path: '/preach/preachAttendee/saveAnswers',
  title: '修改参会人员填写内容',
  needs: 'preach:preachAttendee:edit',
  input: { id: attendeeId, answers: json<Answers>()({ label: '填写内容', required: true }) },
  output: type<null>(),
  done: '保存成功！',
});
/** Sheet of the attendees of a session with a column for each field. */
export const answersSheetPath = '/preach/preachAttendee/answersXls';
