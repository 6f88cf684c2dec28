import { describe, expect, it } from 'vitest';
import { nextWait, type WaitState, waitPartyOf } from '../../src/rules/index.ts';

const { none, enterprise, student, college, school } = {
  none: 0,
  enterprise: 1,
  student: 2,
  college: 3,
  school: 4,
};
const at = (step: number, more: Partial<WaitState> = {}): WaitState => ({
  status: 1,
  step,
  studentConfirm: 1,
  ...more,
});

describe('whose turn it is', () => {
  it.each<[string, WaitState, number]>([
    ['a résumé to read', at(10), enterprise],
    ['an invitation to answer', at(10, { studentConfirm: 0 }), student],
    ['an interview to arrange', at(20), enterprise],
    ['an interview to confirm', at(20, { interviewState: 1 }), student],
    ['an interview to come', at(20, { interviewState: 2 }), none],
    ['an offer to issue', at(30), enterprise],
    ['an offer to answer', at(30, { offerStatus: 1 }), student],
    ['an offer to issue again', at(30, { offerStatus: 3 }), enterprise],
    ['a form to push', at(40), college],
    ['a form to receive', at(40, { dispatchStatus: 1 }), enterprise],
    ['a form to push again', at(40, { dispatchStatus: 3 }), college],
    ['an agreement to start', at(50), enterprise],
    ['an agreement to sign', at(50, { agreementStatus: 1 }), student],
    ['an agreement to check', at(50, { agreementStatus: 2 }), college],
    ['an agreement to certify', at(50, { agreementStatus: 3 }), school],
    ['an agreement that came back', at(50, { agreementStatus: 8 }), enterprise],
    ['an agreement to replace', at(50, { agreementStatus: 5 }), enterprise],
    ['an evaluation to write', at(60), enterprise],
  ])('%s', (_name, facts, party) => expect(waitPartyOf(facts)).toBe(party));

  it.each([2, 3, 4, 5, 6])('is no party’s in status %i, at any step', (status) => {
    for (const step of [10, 20, 30, 40, 50, 60]) expect(waitPartyOf(at(step, { status, offerStatus: 1 }))).toBe(none);
  });
});

describe('the beginning of a wait', () => {
  const before = { step: 10, waitFor: 1, waitSince: '2025-10-01 09:00:00' };
  const now = '2025-10-05 09:00:00';
  it('stays while the same party waits at the same step', () => {
    expect(nextWait(before, at(10), now)).toEqual({ waitFor: 1, waitSince: before.waitSince });
  });
  it('is now for another party, another step, and for a new row', () => {
    expect(nextWait({ ...before, waitFor: 2 }, at(10), now)).toEqual({ waitFor: 1, waitSince: now });
    expect(nextWait(before, at(20), now)).toEqual({ waitFor: 1, waitSince: now });
    expect(nextWait(undefined, at(10), now)).toEqual({ waitFor: 1, waitSince: now });
  });
  it('is empty when no party is waited for, and now after a return from there', () => {
    expect(nextWait(before, at(10, { status: 3 }), now)).toEqual({ waitFor: 0, waitSince: null });
    expect(nextWait({ step: 10, waitFor: 0, waitSince: null }, at(10), now)).toEqual({ waitFor: 1, waitSince: now });
  });
});
