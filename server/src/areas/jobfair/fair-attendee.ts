import {
  type AttendeeDraft,
  fairApply,
  fairApplyFlow,
  fairAttendee,
  saveAttendees,
  attendeeWords as words,
} from '@campus/contract/jobfair';
import { Failure, failure, getState, inRow, isEnterprise, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { readForm } from '../../kit/write/read-form.ts';
import { markDeleted } from '../../kit/write/stored-row.ts';
import { setting } from '../../platform/settings.ts';
import { notifyCompany } from './apply-notices.ts';
import { type Apply, type Fair, lockParties, partiesOf } from './apply-parties.ts';

type Attendee = Row<typeof fairAttendee>;
type Person = Pick<Attendee, 'name' | 'mobile' | 'idCard' | 'position' | 'plate' | 'isLeader' | 'insureFile'>;
const open: ReadonlySet<string> = new Set(['passed', 'confirmed']);
const judged = ['name', 'mobile', 'idCard', 'insureFile'] as const;

const refuseRow = (at: number, sentence: string, name?: string): Failure =>
  new Failure('batchRow', inRow(at + 1, sentence), name ? { [name]: sentence } : undefined);

/** The person of a row, checked by the fields; a masked value that comes back is the stored one. */
async function readPerson(
  draft: AttendeeDraft,
  before: Attendee | undefined,
  at: number,
  context: Context,
): Promise<Person> {
  const isMasked = before !== undefined && String(draft.idCard ?? '').includes('*');
  const body = { ...draft, ...(isMasked && { idCard: before.idCard }) };
  delete (body as { id?: unknown }).id;
  try {
    const read = await readForm({
      entity: fairAttendee,
      body: { ...body },
      mode: 'add',
      strict: false,
      context,
      before: before && { ...before },
    });
    return read as Person;
  } catch (error) {
    if (error instanceof Failure) throw refuseRow(at, error.message, Object.keys(error.fields ?? {})[0]);
    throw error;
  }
}

/** Rules over all people of an application. */
async function assertPeople(people: readonly Person[], fair: Fair, context: Context): Promise<void> {
  if (people.length === 0) throw refusal(words.none, 'RC_FIELD');
  const most = await setting(context, 'fair.maxAttendee');
  if (people.length > most) throw refusal(words.tooMany(most), 'RC_FIELD');
  if (people.filter(({ isLeader }) => isLeader === 1).length !== 1) throw refusal(words.leader, 'RC_FIELD');
  const mobiles = people.map(({ mobile }) => mobile);
  const twice = mobiles.find((mobile, at) => mobiles.indexOf(mobile) !== at);
  if (twice) throw refusal(words.twice(twice), 'RC_FIELD');
  if (fair.needInsure !== 1) return;
  for (const [at, { idCard, insureFile }] of people.entries()) {
    if (!idCard) throw refuseRow(at, words.idCard, 'idCard');
    if (!insureFile) throw refuseRow(at, words.insureFile, 'insureFile');
  }
}
/** A person is at one fair at a time. */
async function assertNowhereElse(people: readonly Person[], fair: Fair, context: Context): Promise<void> {
  const { rows } = await sql<{ mobile: string; title: string }>`
    select p.mobile, f.title from rc_fair_attendee p join rc_job_fair f on f.id = p.fair_id
    join rc_fair_apply a on a.id = p.apply_id
    where ${context.live(fairAttendee, 'p')} and p.mobile = any(${people.map(({ mobile }) => mobile)}::text[])
      and p.fair_id <> ${fair.id} and ${inStates(fairApplyFlow, ['passed', 'confirmed', 'arrived'], 'a')}
      and f.start_time < ${fair.endTime}::timestamptz and f.end_time > ${fair.startTime}::timestamptz limit 1`.execute(
    context.db,
  );
  if (!rows[0]) return;
  const at = people.findIndex(({ mobile }) => mobile === rows[0]?.mobile);
  throw refuseRow(at, words.elsewhere(rows[0].title), 'mobile');
}

const hasChanged = (before: Attendee, now: Person): boolean =>
  judged.some((name) => (before[name] ?? null) !== (now[name] ?? null));
/** The people of an application, locked. */
async function lockAttendees(applyId: string, context: Context): Promise<Attendee[]> {
  const where = sql`apply_id = ${applyId}`;
  const [people] = await context.engine.lockRows([{ entity: fairAttendee, where }], context);
  return people;
}
/** Adds, changes and removes people; who changes after the check is checked again. */
async function store(row: Apply, drafts: readonly AttendeeDraft[], fair: Fair, context: Context): Promise<void> {
  const { engine } = context;
  const known = new Map((await lockAttendees(row.id, context)).map((one) => [one.id, one]));
  const people: Person[] = [];
  for (const [at, draft] of drafts.entries())
    people.push(await readPerson(draft, known.get(String(draft.id ?? '')), at, context));
  await assertPeople(people, fair, context);
  await assertNowhereElse(people, fair, context);
  const kept = new Set(drafts.map(({ id }) => String(id ?? '')));
  await markDeleted(
    fairAttendee,
    [...known.keys()].filter((id) => !kept.has(id)),
    context,
  );
  for (const [at, person] of people.entries()) {
    const before = known.get(String(drafts[at]?.id ?? ''));
    const undecided = { insureStatus: 0, insureReason: null, insureBy: null, insureTime: null };
    const values = { ...person, ...(before && hasChanged(before, person) && undecided) };
    if (before) await engine.set(fairAttendee, before.id, values, context, before);
    else
      await engine.insert(
        fairAttendee,
        { ...person, applyId: row.id, fairId: row.fairId, companyId: row.companyId },
        context,
      );
  }
}

/** Whether two drafts are of one person: one of them would be lost. */
function hasTwice(drafts: readonly AttendeeDraft[]): boolean {
  const ids = drafts.map(({ id }) => id).filter(Boolean);
  return new Set(ids).size < ids.length;
}

export const saveAttendeesAnswer = answer(saveAttendees, async ({ applyId, rows }, context) => {
  if (hasTwice(rows)) throw failure('badBody');
  const seen = await context.engine.one<Apply>(fairApply, applyId, context);
  const { fair } = await lockParties(seen, context);
  const row = await context.engine.lock(fairApply, applyId, context);
  if (!row || (isEnterprise(context.session) && row.companyId !== context.session.companyId)) throw failure('notFound');
  if (String(fair.startTime ?? '') <= context.now) throw refusal(words.started, 'RC_STATE');
  if (!open.has(getState(fairApplyFlow, row.status))) throw refusal(words.state, 'RC_STATE');
  await store(row, rows, fair, context);
  return null;
});

/** The people of an application that has ended; their phones are free for another one. */
export async function removeAttendees(applyId: string, context: Context): Promise<void> {
  const people = await lockAttendees(applyId, context);
  await markDeleted(
    fairAttendee,
    people.map(({ id }) => id),
    context,
  );
}

const judge = (reason: string | null, { now, session }: Context) => ({
  insureReason: reason,
  insureBy: session.username,
  insureTime: now,
});

/** The people of companies, whose insurance the school checks. */
export const fairAttendeeBehaviour = behaviour(fairAttendee, {
  lockFirst: (id, context) => [
    ...partiesOf(fairAttendee, id, context),
    ownerOf(fairAttendee, id, 'applyId', fairApply, context),
  ],
  steps: {
    insurePass: (_row, _input, context) => judge(null, context),
    insureFail: (_row, { reason }, context) => judge(reason, context),
  },
  async afterStep(step, row, context) {
    if (step !== 'insureFail') return;
    const apply = await context.engine.lock(fairApply, row.applyId, context);
    const params = { name: row.name, reason: row.insureReason };
    if (apply) await notifyCompany('F15', apply, context, params, `${row.id} ${row.version}`);
  },
});
