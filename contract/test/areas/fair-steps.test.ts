import { describe, expect, it } from 'vitest';
import { canUndo, fairApply, fairAttendee, fairExpense, fairStudent } from '../../src/areas/jobfair/index.ts';
import { type AnyEntity, shownObstacle, stepRefusal, type Workflow } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const now = '2025-10-15 10:00:00';
const before = '2025-10-25 09:00:00';
const after = '2025-10-15 10:00:00';
const codes = [
  'fairApply:audit',
  'fairApply:cancel',
  'fairStudent:cancel',
  'fairExpense:finance',
  'fairAttendee:insure',
];
const staff = someone({ username: 'wang', codes: new Set(codes.map((code) => `jobFair:${code}`)) });
const refuse = (entity: AnyEntity, step: string, row: object, session = staff) =>
  stepRefusal(entity.code, entity.workflow as Workflow, step, row as never, session, now)?.message;

describe('the button of a step', () => {
  it.each([
    [fairApply, 'approve', 1, '招聘会已开始，不能通过报名'],
    [fairApply, 'cancel', 4, '招聘会已开始，不能取消'],
    [fairStudent, 'cancel', 1, '招聘会已开始，不能取消'],
  ] as const)('of an application is gone once the fair has begun: %#', (entity, step, status, sentence) => {
    expect(refuse(entity, step, { status, fairStart: before })).toBeUndefined();
    expect(refuse(entity, step, { status, fairStart: after })).toBe(sentence);
  });
  it('of the check of papers is there only where a fair asks for them', () => {
    expect(refuse(fairAttendee, 'insurePass', { insureStatus: 0, fairInsured: 1 })).toBeUndefined();
    expect(refuse(fairAttendee, 'insurePass', { insureStatus: 0, fairInsured: 0 })).toBe('本场招聘会不需要社保核验');
  });
  it('of the second review shows the first reviewer why it is another person’s', () => {
    const flow = fairExpense.workflow as Workflow;
    const row = { status: 2, reviewBy: 'wang' };
    expect(shownObstacle(fairExpense.code, flow, 'finance', row, staff)).toBe('业务审核人不能复核');
    expect(refuse(fairExpense, 'finance', { status: 2, reviewBy: 'li' })).toBeUndefined();
  });
  it('of taking a check-in back is there for half an hour', () => {
    const row = { undone: 0, createTime: '2025-10-15 09:30:00' };
    expect(canUndo(row, now)).toBe(true);
    expect(canUndo(row, '2025-10-15 10:00:01')).toBe(false);
    expect(canUndo({ ...row, undone: 1 }, now)).toBe(false);
  });
});
