import { expect, it } from 'vitest';
import { deliveryFlow } from '../../src/areas/resume/delivery-flow.ts';
import { studentRefusal } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const student = someone({ audience: 'student', employId: 's1' });
const invited = { status: 1, step: 10, studentConfirm: 0, employId: 's1', confirmDeadline: '2026-03-01 10:00:00' };

it.each([
  ['2026-03-01 10:00:00', undefined],
  ['2026-03-01 10:00:01', '邀请已过期'],
])('an invitation can be confirmed until its deadline: at %s %s', (now, message) => {
  expect(studentRefusal(deliveryFlow, 'confirm', invited, student, now)?.message).toBe(message);
});
