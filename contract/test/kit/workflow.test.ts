import { describe, expect, it } from 'vitest';
import { stateRefusal, stateText, workflow } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const flow = workflow({
  dict: 'test_status',
  initial: 'open',
  stage: 'place',
  states: {
    open: { code: 1, label: '进行中', tone: 'progress' },
    over: { code: 3, label: '未通过', tone: 'bad' },
  },
  steps: {
    pass: {
      label: '通过',
      from: ['open'],
      to: 'open',
      by: 'staff',
      when: ['place', 'in', [10, 20]],
      requires: [
        { holds: ['agreed', 'eq', 1], otherwise: '尚未确认' },
        { holds: ['place', 'eq', 10], otherwise: '先面试', errorCode: 'RC_OTHER' },
      ],
    },
    reject: { label: '不通过', from: ['open'], to: 'over', by: 'staff' },
  },
});
const session = someone();
const findRefusal = (step: string, row: object) => stateRefusal(flow, step, row as never, session);

describe('a state with a stage', () => {
  it('is named with the stage where its text is known', () => {
    expect(stateText(flow, { status: 1, place: 20, place_dictText: '面试' })).toBe('进行中·面试');
    expect(stateText(flow, { status: 3, place: 20 })).toBe('未通过');
  });
  it('is named so in a refusal; a verb that begins with 不 is one of judging', () => {
    const row = { status: 3, place: 20, place_dictText: '面试', agreed: 1 };
    expect(findRefusal('pass', row)?.message).toBe('当前状态为“未通过·面试”，不能通过');
    expect(findRefusal('reject', row)?.message).toBe('当前状态为“未通过·面试”，不能判为不通过');
  });
});

describe('requirements of a step', () => {
  it('are refused in their own words, in order, after state and condition', () => {
    expect(findRefusal('pass', { status: 1, place: 30, place_dictText: '录用', agreed: 0 })?.message).toBe(
      '当前状态为“进行中·录用”，不能通过',
    );
    expect(findRefusal('pass', { status: 1, place: 20, agreed: 0 })).toMatchObject({
      message: '尚未确认',
      errorCode: 'RC_STATE',
    });
    expect(findRefusal('pass', { status: 1, place: 20, agreed: 1 })).toMatchObject({
      message: '先面试',
      errorCode: 'RC_OTHER',
    });
    expect(findRefusal('pass', { status: 1, place: 10, agreed: 1 })).toBeUndefined();
  });
});
