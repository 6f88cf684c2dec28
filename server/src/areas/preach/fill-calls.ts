import { type Answers, fieldsInUse, hasSensitive } from '@campus/contract/fill';
import { failure, type Row, refusal } from '@campus/contract/kit';
import {
  attendeeAnswers,
  attendeeFlow,
  preach,
  preachAttendee,
  preachFillFields,
  preachFlow,
  saveAttendeeAnswers,
  savePreachFillFields,
  signUpFieldTypes,
  studentPreachFields,
  preachPartWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { type Related, relatedOf } from '../../kit/read/related.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { type AnswerRows, describeAnswers, openAnswers, storeAnswers } from '../../platform/fill/answers.ts';
import { loadFieldUses, mergeFillFields } from '../../platform/fill/fill-fields.ts';

const { cancelled, finished } = preachFlow.states;
type Preach = Row<typeof preach>;
type Attendee = Row<typeof preachAttendee>;

/** The answers of the attendees of a session. */
const answersOf = (preachId: string): AnswerRows => ({
  entity: preachAttendee,
  owner: sql`preach_id = ${preachId}`,
  counted: sql`status <> ${attendeeFlow.states.cancelled.code}`,
});
/** The code that lists and sheets ask for before they show answers. */
export const answersCode = 'preach:preachAttendee:answers';
/** How the caller sees answers; sessions ask for no files. */
export const readerOf = ({ session }: Context) => ({
  maySeeSensitive: session.codes.has('preach:preachAttendee:viewSensitive'),
  addressOf: (path: string) => path,
});

/** The columns of what a student filled in to sign up. The session is locked. */
export const storeSignUpAnswers = (row: Preach, sent: Answers, context: Context, edited?: Attendee) =>
  storeAnswers(row.fillFields ?? [], sent, answersOf(row.id), context, edited);

export const preachFillFieldsAnswer = answer(preachFillFields, async ({ preachId }, context) => {
  await context.engine.one(preach, preachId, context);
  return loadFields(preachId, context);
});
async function loadFields(preachId: string, context: Context) {
  const { fillFields } = await loadSession(preachId, context);
  const uses = await loadFieldUses(answersOf(preachId), context);
  return { fields: fieldsInUse(fillFields ?? []), answered: [...uses.keys()] };
}
async function loadSession(id: string, context: Context): Promise<Pick<Preach, 'fillFields'>> {
  const { rows } = await sql<Pick<Preach, 'fillFields'>>`
    select fill_fields from rc_preach where ${context.live(preach)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

export const savePreachFillFieldsAnswer = answer(savePreachFillFields, async ({ preachId, fields }, context) => {
  const { engine } = context;
  const row = await lockVisible(preach, preachId, context);
  if (row.status === cancelled.code || row.status === finished.code) throw refusal(words.over, 'RC_STATE');
  const uses = await loadFieldUses(answersOf(preachId), context);
  const fillFields = mergeFillFields(row.fillFields ?? [], fields, uses, signUpFieldTypes);
  await engine.set(preach, preachId, { fillFields }, context);
  return loadFields(preachId, context);
});

export const studentPreachFieldsAnswer = answer(studentPreachFields, async ({ preachId }, own, call) => {
  const context = await actAsStudent(preachAttendee, call, own);
  await context.engine.one(preach, preachId, context);
  return fieldsInUse((await loadSession(preachId, context)).fillFields ?? []);
});

async function loadAttendee(id: string, context: Context): Promise<Attendee> {
  await context.engine.one(preachAttendee, id, context);
  const { rows } = await sql<Attendee>`
    select * from rc_preach_attendee where ${context.live(preachAttendee)} and id = ${id}`.execute(context.db);
  return rows[0] as Attendee;
}
export const attendeeAnswersAnswer = answer(attendeeAnswers, async ({ id }, context) => {
  const row = await loadAttendee(id, context);
  const fields = fieldsInUse((await loadSession(row.preachId, context)).fillFields ?? []);
  return {
    lines: describeAnswers(row, readerOf(context), context),
    fields,
    answers:
      readerOf(context).maySeeSensitive || !hasSensitive([...fields, ...(row.answersSchema ?? [])])
        ? openAnswers(row, context)
        : null,
  };
});

export const saveAttendeeAnswersAnswer = answer(saveAttendeeAnswers, async ({ id, answers }, context) => {
  const { engine } = context;
  const { preachId } = await loadAttendee(id, context);
  const session = await engine.lock(preach, preachId, context);
  const row = await engine.lock(preachAttendee, id, context);
  if (!session || !row) throw failure('notFound');
  const stored = await storeSignUpAnswers(session, { ...openAnswers(row, context), ...answers }, context, row);
  await engine.set(preachAttendee, id, stored, context);
  return null;
});

type Filled = Pick<Attendee, 'answers' | 'answersSchema'> & Pick<Preach, 'fillFields'>;
/** The stored answers, for callers who may read them. */
export const relatedAnswers = ({ session }: Context): Related | undefined =>
  session.codes.has(answersCode)
    ? {
        byRow: {
          filled: sql`
            select json_build_object('answers', a.answers, 'answersSchema', a.answers_schema, 'fillFields', p.fill_fields)
            from rc_preach_attendee a join rc_preach p on p.id = a.preach_id
            where a.id = rc_preach_attendee.id and a.answers is not null`,
        },
      }
    : undefined;

/** Adds the answers to the fields that a list shows, for callers who may read them. */
export function presentFilledIn(rows: Record<string, unknown>[], context: Context): void {
  for (const row of rows) {
    const found = relatedOf(row).byRow.filled as Filled | null | undefined;
    if (!found) continue;
    const listed = fieldsInUse(found.fillFields ?? []).filter(({ listShow }) => listShow === 'Y');
    row.filledIn = describeAnswers(found, readerOf(context), context, new Set(listed.map(({ fieldKey }) => fieldKey)));
  }
}
