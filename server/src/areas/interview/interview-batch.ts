import {
  type BatchBreak,
  type BatchPlan,
  batchAddInterviews,
  interview,
  isWithinHours,
  type PlannedSlot,
  interviewSentences as words,
} from '@campus/contract/interview';
import { Failure, failure, type Input, refusal } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { findRoom, overlaps, type Taken, takenTimes } from './interview-busy.ts';
import { members, partiesOfPlan } from './interview-parties.ts';
import { assertPeriod, loadMargin } from './interview-times.ts';

type Batch = Input<typeof batchAddInterviews>;
interface Candidate {
  readonly id: string;
  readonly employId: string;
  readonly realname: string;
}

/** The deliveries in the given order. Throws when the caller cannot see one. */
async function loadCandidates(ids: readonly string[], context: Context): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select d.id, d.employ_id, e.realname from rc_delivery d join rc_employ_user e on e.id = d.employ_id
    where ${await context.visible(delivery, 'd')} and d.id = any(${[...ids]}::text[])`.execute(context.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw failure('notFound');
    return row;
  });
}

const timePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
function getBreaks(given: unknown): BatchBreak[] {
  const list = Array.isArray(given) ? given : [];
  const isValid = list.every(
    (one) => timePattern.test(String(one?.start)) && timePattern.test(String(one?.end)) && one.start < one.end,
  );
  if (!isValid || list.length > 10) throw refusal(words.badBreaks, 'RC_FIELD');
  return list as BatchBreak[];
}

interface Slots {
  readonly taken: readonly Taken[];
  readonly margin: number;
  readonly isOpen: (start: string, end: string) => boolean;
}
/** The times of a day in order: those that others take are left out, a busy student lets the next one go first. */
function fill(input: Batch, candidates: readonly Candidate[], { taken, margin, isOpen }: Slots): PlannedSlot[] {
  const waiting = [...candidates];
  const slots: PlannedSlot[] = [];
  const length = input.minutes * minute;
  // The interviewers of a slot are those of the next one.
  const step = length + Math.max((input.gap ?? 0) * minute, 2 * margin);
  const lastEnd = `${input.date} 23:59:59`;
  const shared = taken.filter(({ kind }) => kind !== 'student');
  let startTime = `${input.date} ${input.firstStart}`;
  while (waiting.length > 0) {
    const endTime = addSeconds(startTime, length);
    if (endTime > lastEnd) break;
    const isTaken = overlaps(startTime, endTime, margin);
    const busy = shared.find(isTaken);
    const isFree = (one: Candidate) => !taken.some((period) => period.ownerId === one.employId && isTaken(period));
    const at = busy || !isOpen(startTime, endTime) ? -1 : waiting.findIndex(isFree);
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    const note = found ? null : busy ? words.slotTaken(busy.name) : words.slotClosed;
    slots.push({ deliveryId: found?.id ?? null, realname: found?.realname ?? null, startTime, endTime, note });
    startTime = addSeconds(startTime, step);
  }
  return slots;
}

async function loadPlan(input: Batch, context: Context): Promise<BatchPlan> {
  const ids = members(input.deliveryIds);
  const candidates = await loadCandidates(ids, context);
  const breaks = getBreaks(input.breaks);
  const parties = {
    employIds: candidates.map(({ employId }) => employId),
    memberIds: members(input.interviewerIds),
    venueId: input.venueId,
  };
  const taken = await takenTimes(parties, `${input.date} 00:00:00`, `${input.date} 23:59:59`, context);
  const room = await findRoom(input.venueId, context);
  const isOpen = (start: string, end: string): boolean =>
    (!room || isWithinHours(room, start, end)) && !breaks.some((pause) => pause.start < end && pause.end > start);
  const slots = fill(input, candidates, { taken, margin: await loadMargin(context), isOpen });
  const placed = new Set(slots.map(({ deliveryId }) => deliveryId));
  const failed = candidates
    .filter(({ id }) => !placed.has(id))
    .map(({ id, realname }) => ({ id, name: realname, message: words.noSlot }));
  return { slots, failed, isCommitted: false };
}

/** Writes the plan: all of it or, when a slot was taken meanwhile, nothing. */
async function commit(input: Batch, plan: BatchPlan, context: Context): Promise<void> {
  const {
    deliveryIds,
    date: _date,
    firstStart: _first,
    minutes: _minutes,
    gap: _gap,
    breaks: _breaks,
    commit: _c,
    ...shared
  } = input;
  await context.engine.lockRows(
    partiesOfPlan(members(deliveryIds), members(input.interviewerIds), [input.venueId], context),
    context,
  );
  for (const [i, { deliveryId, startTime, endTime }] of plan.slots.entries()) {
    if (!deliveryId) continue;
    try {
      await context.engine.add(interview, { ...shared, deliveryId, startTime, endTime }, context);
    } catch (error) {
      if (error instanceof Failure && String(error.errorCode).startsWith('RC_CLASH'))
        throw refusal(words.batchTaken(i + 1), error.errorCode);
      throw error instanceof Failure
        ? refusal(words.batchRefused(plan.slots[i]?.realname ?? '', error.message), error.errorCode)
        : error;
    }
  }
}

export const batchAnswer = answer(
  batchAddInterviews,
  async (input, context) => {
    const plan = await loadPlan(input, context);
    const first = plan.slots.find(({ deliveryId }) => deliveryId !== null);
    if (first) await assertPeriod(first.startTime, first.endTime, context);
    if (input.commit !== 1) return plan;
    if (plan.failed.length > 0) throw refusal(words.batchShort(plan.failed.length), 'RC_LIMIT');
    await commit(input, plan, context);
    return { ...plan, isCommitted: true };
  },
  { transaction: true },
);
