import {
  copyFair,
  type FairCounts,
  fairAuditBatch,
  fairCounts,
  fairFlow,
  fairPhases,
  jobFair,
  moveFair,
  pinFair,
} from '@campus/contract/jobfair';
import { type Filter, failure, formNames, getCodes } from '@campus/contract/kit';
import { answer } from '../../kit/http/answer.ts';
import { listFilter } from '../../kit/read/query.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { copyBooths } from './booth-rows.ts';
import type { Fair } from './fair-events.ts';

const inPhase = (...phases: readonly number[]): Filter => ['phase', 'in', phases];
/** Conditions of the tabs; together they are all fairs. */
const tabs: Readonly<Record<Exclude<keyof FairCounts, 'all'>, Filter>> = {
  draft: ['status', 'in', getCodes(fairFlow, 'draft', 'rejected')],
  waiting: ['status', 'in', getCodes(fairFlow, 'waiting')],
  open: inPhase(fairPhases.open),
  coming: inPhase(fairPhases.before, fairPhases.closed),
  running: inPhase(fairPhases.running),
  over: inPhase(fairPhases.over),
  cancelled: ['status', 'in', getCodes(fairFlow, 'cancelled')],
};

export const fairCountsAnswer = answer(fairCounts, async (_input, context, call) => {
  const { status: _status, phase: _phase, ...search } = call.query;
  const { engine, session } = context;
  const filter = listFilter(engine, jobFair, search, session);
  const entries: [string, number][] = [];
  for (const [name, tab] of Object.entries(tabs))
    entries.push([name, await engine.count(jobFair, { all: [filter, tab] }, context)]);
  const counts = Object.fromEntries(entries) as Record<keyof typeof tabs, number>;
  return { ...counts, all: Object.values(counts).reduce((sum, n) => sum + n, 0) };
});

export const fairAuditBatchAnswer = auditBatchAnswer(fairAuditBatch, jobFair, 'title');

const times = [
  'startTime',
  'endTime',
  'applyStart',
  'applyEnd',
  'confirmEnd',
  'freeCancelEnd',
  'studentStart',
  'studentEnd',
] as const;
export const copyFairAnswer = answer(copyFair, async ({ id }, context) => {
  const fair = await lockVisible(jobFair, id, context);
  const written = Object.fromEntries(formNames(jobFair).map((name) => [name, fair[name as keyof Fair]]));
  const cleared = Object.fromEntries(times.map((name) => [name, null]));
  const made = await context.engine.insert(jobFair, { ...written, ...cleared, layout: fair.layout }, context);
  await copyBooths(fair.id, made.id, context);
  return { id: made.id };
});

export const moveFairAnswer = answer(moveFair, async ({ id, version, startTime, endTime, reason }, context) => {
  const fair = await lockVisible(jobFair, id, context);
  if (fair.version !== version) throw failure('stale');
  const { confirmEnd, freeCancelEnd, venueId, venueText } = fair;
  // Companies can sign up until the fair begins at most.
  const applyEnd = fair.applyEnd !== null && fair.applyEnd > startTime ? startTime : fair.applyEnd;
  const schedule = { startTime, endTime, applyEnd, confirmEnd, freeCancelEnd, venueId, venueText, reason };
  await context.engine.step(jobFair, 'reschedule', id, schedule, context);
  return null;
});

export const pinFairAnswer = answer(pinFair, async ({ id, topFlag }, context) => {
  await lockVisible(jobFair, id, context);
  await context.engine.set(jobFair, id, { topFlag }, context);
  return null;
});
