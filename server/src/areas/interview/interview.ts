import { interview, interviewFlow, interviewResults, interviewSentences as words } from '@campus/contract/interview';
import { type Draft, getState, isEnterprise, type StepName } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour, type SaveContext } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { partiesFrom } from '../resume/delivery-parties.ts';
import { newCheckInCode } from './check-in-code.ts';
import { releaseHolds, takeHolds } from './interview-holds.ts';
import { appendLog, noteOnDelivery, refreshDelivery } from './interview-journal.ts';
import { loadPlaces, notifyInterview } from './interview-notices.ts';
import {
  assertRound,
  deliveryAtInterview,
  type Interview,
  members,
  partiesOfInterview,
  partiesOfPlan,
  settlePlace,
} from './interview-parties.ts';
import { accept, askChange, complete, markAbsent, reschedule, setResult } from './interview-steps.ts';
import { assertPeriod, loadTimes } from './interview-times.ts';

type Step = StepName<typeof interview>;
type Plan = Draft<typeof interview>;

/** What the server decides of a new interview. */
async function preparePlan(draft: Plan, context: SaveContext<typeof interview>): Promise<void> {
  const [start, end] = [draft.startTime as string, draft.endTime as string];
  const of = await deliveryAtInterview(context);
  const round = draft.round ?? 1;
  await assertRound(of.id, round, context);
  await settlePlace(draft, true, context);
  Object.assign(draft, { ...partiesFrom(of), round, result: interviewResults.open });
  Object.assign(draft, await loadTimes(start, end, context));
  draft.title ||= words.roundTitle(round);
  draft.checkinCode = newCheckInCode();
}

const placeFields = ['type', 'venueId', 'address', 'meetingUrl', 'meetingCode'] as const;
/** Whether an edit has changed where it takes place, in words. */
async function isElsewhere(before: Interview, row: Interview, context: Context): Promise<boolean> {
  if (placeFields.every((name) => before[name] === row[name])) return false;
  const getPlace = await loadPlaces([before, row], context);
  return getPlace(before) !== getPlace(row);
}

/** Entry of each step in the history of the delivery. */
const entries: Partial<Record<Step, string>> = {
  reschedule: 'reschedule',
  cancel: 'interviewCancel',
  drop: 'interviewCancel',
  lapse: 'interviewCancel',
  refuse: 'interviewCancel',
  complete: 'interviewDone',
  settle: 'interviewDone',
  absent: 'interviewDone',
};
const notices: Partial<Record<Step, 'I02' | 'I03' | 'I04' | 'I05' | 'I06' | 'I07'>> = {
  reschedule: 'I02',
  accept: 'I03',
  refuse: 'I04',
  askChange: 'I05',
  remindOwner: 'I06',
  cancel: 'I07',
  drop: 'I07',
  lapse: 'I07',
};

async function loadReason(step: Step, row: Interview, input: Readonly<Record<string, unknown>>, context: Context) {
  const text = (input.reason ?? null) as string | null;
  if (step !== 'reschedule') return text ?? row.cancelReason;
  const labels = await context.engine.ports.dictionary('rc_reschedule_reason');
  return [labels?.get(String(input.reasonCode)), text].filter(Boolean).join('：');
}

/** Interviewers who have not evaluated. */
async function lateInterviewers(id: string, { db }: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select u.username from rc_interview_user i join sys_user u on u.id = i.user_id
    where i.interview_id = ${id} and not exists (select 1 from rc_interview_evaluation e
      where e.interview_id = i.interview_id and e.user_id = i.user_id and e.del_flag = 0) order by 1`.execute(db);
  return rows.map(({ username }) => username);
}

type StepContext = Context & { before: Interview; input: Readonly<Record<string, unknown>> };
async function afterStep(step: Step, row: Interview, context: StepContext): Promise<void> {
  const { before, input } = context;
  const bySystem = input.bySystem === true;
  const state = getState(interviewFlow, row.status);
  const isOpen = state === 'asked' || state === 'agreed';
  if (step === 'reschedule') await takeHolds(row, context);
  else if (!isOpen) await releaseHolds(row, context);
  const reason = await loadReason(step, row, input, context);
  if (step !== 'remindOwner')
    await appendLog(row.id, { action: step, before, after: isOpen ? row : undefined, reason, bySystem }, context);
  const entry = entries[step];
  const of = await context.engine.lock(delivery, row.deliveryId, context);
  if (of && entry)
    await noteOnDelivery(of, entry, row, { bySystem, ...(reason && { remark: `${row.title}：${reason}` }) }, context);
  // The delivery that ends an interview with itself already says so.
  if (of && input.keepsDelivery !== true) await refreshDelivery(of, context);
  const code = notices[step];
  if (code) await notifyInterview(code, row, context, { reason, before });
  if (step === 'complete' || step === 'settle')
    await notifyInterview('I08', row, context, { usernames: await lateInterviewers(row.id, context) });
}

/** Interviews: planned in one transaction with the time of everybody and of the room. */
export const interviewBehaviour = behaviour(interview, {
  lockFirst: partiesOfInterview,
  lockForNew: ({ deliveryId, interviewerIds, venueId }, context) =>
    partiesOfPlan([deliveryId ?? ''], members(interviewerIds), [venueId], context),
  async validate(draft, context) {
    if (!context.before) await assertPeriod(draft.startTime as string, draft.endTime as string, context);
  },
  async beforeSave(draft, context) {
    const { before } = context;
    if (!before) return preparePlan(draft, context);
    await settlePlace(draft, draft.venueId !== before.venueId, context);
    draft.title ||= words.roundTitle(before.round);
    await takeHolds(draft as Interview, context);
  },
  async afterSave(row, context) {
    const { before } = context;
    if (before) {
      if (await isElsewhere(before, row, context)) await appendLog(row.id, { action: 'edit', after: row }, context);
      return;
    }
    await takeHolds(row, context);
    await appendLog(row.id, { action: 'add', after: row }, context);
    const of = await context.engine.lock(delivery, row.deliveryId, context);
    if (of) {
      await noteOnDelivery(of, 'interview', row, {}, context);
      await refreshDelivery(of, context);
    }
    await notifyInterview('I01', row, context);
  },
  steps: {
    accept,
    askChange,
    reschedule,
    complete,
    absent: markAbsent,
    result: setResult,
    refuse: (_row, { reason }) => ({ refuseReason: reason }),
    cancel: (_row, { reason }, { session }) => ({ cancelReason: reason, cancelBy: session.realname }),
    remindOwner: () => ({ isOverdue: 1 as const }),
    lapse: () => ({ cancelReason: words.unanswered, cancelBy: '系统' }),
    settle: () => ({ result: interviewResults.open }),
    drop: (_row, input: Readonly<Record<string, unknown>>) => ({
      cancelReason: String(input.reason ?? words.deliveryEnded),
      cancelBy: '系统',
    }),
  },
  afterStep,
  async conflict(row, other, context) {
    const of =
      isEnterprise(context.session) && other.companyId !== row.companyId ? '' : await loadOwnerPhrase(other, context);
    return words.studentClash(other.startTime, other.endTime, of);
  },
});

async function loadOwnerPhrase({ postId }: Interview, { db }: Context): Promise<string> {
  const { rows } = await sql<{ company: string; post: string }>`
    select c.company_name as company, p.name as post from rc_company_post p join rc_company c on c.id = p.company_id
    where p.id = ${postId}`.execute(db);
  return rows[0] ? `（${rows[0].company}《${rows[0].post}》）` : '';
}
