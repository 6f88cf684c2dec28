import { foldSteps, waitPartyOf } from '@campus/contract/rules';
import { expect } from 'vitest';
import type { InterviewRow, State } from './sequence-state.ts';

const [asked, agreed] = [1, 2];
const isOpen = ({ status }: InterviewRow): boolean => status === asked || status === agreed;

/** What holds of interviews: no user is in two places, only open ones take time, and deliveries know of them. */
export function expectSoundInterviews({ deliveries, interviews }: State): void {
  for (const one of interviews) {
    expect(one.holds > 0, 'time is taken while the interview is open').toBe(isOpen(one));
    const rivals = interviews.filter((other) => other.id !== one.id && isOpen(one) && isOpen(other));
    const clash = rivals.filter(
      (other) =>
        (other.employId === one.employId || other.companyId === one.companyId) &&
        other.startTime < one.endTime &&
        other.endTime > one.startTime,
    );
    expect(clash, 'no user is in two places').toEqual([]);
  }
  const of = Map.groupBy(interviews, ({ deliveryId }) => deliveryId);
  for (const d of deliveries) {
    const own = of.get(d.id) ?? [];
    const open = own.filter(isOpen);
    if (d.status !== 1 || d.step !== 20) expect(open, 'interviews end with 面试').toEqual([]);
    const state = open.some(({ status }) => status === asked) ? asked : open.length > 0 ? agreed : 0;
    expect(d.interviewState ?? 0, 'the delivery knows its open interviews').toBe(state);
  }
}
/** What holds of deliveries: each agrees with its history, and what happened stays. */
export function expectSound({ deliveries, histories, interviews }: State, before: State): void {
  const earlier = new Map(before.deliveries.map((d) => [d.id, d]));
  for (const d of deliveries) {
    const history = histories.get(d.id) ?? [];
    const past = before.histories.get(d.id) ?? [];
    expect(history.slice(0, past.length), 'what happened stays').toEqual(past);
    expect(
      history.map(({ seq }) => seq),
      'no gaps',
    ).toEqual(history.map((_, i) => i + 1));
    expect(foldSteps(history), 'the place is that of the history').toEqual({
      status: d.status,
      step: d.step,
      stepResult: d.stepResult,
    });
    const result = d.status === 2 ? 1 : d.status === 3 ? 2 : 0;
    expect(d.stepResult, 'an end has its result and reason').toBe(result);
    if (d.status === 3) expect(d.rejectReason, 'an end has its result and reason').not.toBeNull();
    if (d.status === 5) expect(d.closeReason, 'an end has its result and reason').not.toBeNull();
    for (const [i, { action, toStep }] of history.entries())
      if (toStep > (history[i - 1]?.toStep ?? toStep) + 10)
        expect(action === 'skip' || d.plannedRounds === 0, 'no step is left out').toBe(true);
    expect(d.step ?? 0, 'a step never goes back').toBeGreaterThanOrEqual(earlier.get(d.id)?.step ?? 0);
    if ((d.step ?? 0) > 10) expect(d.studentConfirm, 'past 简历 the student has confirmed').toBe(1);
    expect(d.plannedRounds !== null, 'planned rounds are those of leaving 简历').toBe((d.step ?? 0) > 10);
    if ((d.step ?? 0) >= 30 && d.plannedRounds !== 0)
      expect(
        history.some(({ action }) => action === 'skip') ||
          interviews.some(({ deliveryId, result }) => deliveryId === d.id && result === 1),
        'past the interviews by one that went well or 越级推进',
      ).toBe(true);
    expect(d.waitFor, 'the wait equals its recomputation').toBe(waitPartyOf(d));
    expect(d.waitSince === null, 'a wait has a beginning').toBe(d.waitFor === 0);
    const old = earlier.get(d.id);
    if (old && old.waitFor === d.waitFor && old.step === d.step && old.status === d.status)
      expect(d.waitSince, 'a wait that goes on keeps its beginning').toBe(old.waitSince);
  }
  const active = deliveries.filter((d) => d.status === 1 || d.status === 2);
  expect(
    new Set(active.map((d) => `${d.postId}|${d.employId}`)).size,
    'one active delivery for a student and post',
  ).toBe(active.length);
  for (const old of deliveries.filter((d) => d.status === 6)) {
    const successors = deliveries.filter((d) => d.refId === old.id);
    expect(successors, 'a transfer has one successor').toHaveLength(1);
    expect(successors[0], 'a transfer has one successor').toMatchObject({ source: 5, employId: old.employId });
  }
  expect(deliveries.length).toBeGreaterThanOrEqual(before.deliveries.length);
}
