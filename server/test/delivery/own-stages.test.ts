import { Failure, type StepName } from '@campus/contract/kit';
import { delivery, deliveryFlow, type OwnDelivery } from '@campus/contract/resume';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';
import type { Place } from './delivery-history.ts';

/* A student learns from the own answers that a stage was reached, and nothing of what happens between two stages. */
let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

type Step = StepName<typeof delivery>;
const steps = Object.keys(deliveryFlow.steps) as Step[];
const interviewed = { interviewState: 0, interviewResult: 1, roundsPassed: 1 };
const places: readonly (Place & { more?: Record<string, unknown> })[] = [
  { status: 1, step: 10 },
  { status: 1, step: 10, studentConfirm: 0 },
  { status: 1, step: 20, more: interviewed },
  ...[30, 40, 50, 60].map((step) => ({ status: 1, step })),
  { status: 2, step: 60 },
  ...[10, 20, 30].map((step) => ({ status: 3, step })),
];
const why = { reasonCode: 2, reason: '双方协商一致' };
const inputs: Readonly<Partial<Record<Step, Record<string, unknown>>>> = {
  reject: { ...why, notify: 1 },
  restore: { notify: 1 },
  skip: { reason: why.reason },
  close: why,
  hire: { nature: 1 },
  evaluate: { refId: 'evaluation' },
  end: { closeReason: 3 },
};

/** A student's answer about the one delivery. */
async function read(employId: string): Promise<OwnDelivery> {
  const { result } = await fixture.get('school', '/api/stu/my/deliveries', {}, { 'x-behalf-employ': employId });
  expect(result).toHaveLength(1);
  return result[0];
}
async function stand({ more = {}, ...place }: (typeof places)[number]) {
  const student = await fixture.student();
  return { student, id: await fixture.deliveryAt(place, { student, more }) };
}
/** Whether the step can be taken from where the delivery stands. */
async function take(step: Step, id: string): Promise<boolean> {
  try {
    await fixture.as((context) =>
      context.engine.step(delivery, step, id, (inputs[step] ?? {}) as never, context, true),
    );
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

describe.each(steps)('the student’s answer after %s', (step) => {
  it('has another time exactly when it has another stage', async () => {
    let taken = 0;
    for (const place of places) {
      const { student, id } = await stand(place);
      const before = await read(student.id);
      fixture.clock.pass(60);
      if (!(await take(step, id))) continue;
      taken += 1;
      const after = await read(student.id);
      expect(after.stageTime !== before.stageTime, JSON.stringify(place)).toBe(after.stage !== before.stage);
      // Only the student's own answer ends the question.
      if (after.stage === before.stage && step !== 'confirm') expect(after, JSON.stringify(place)).toEqual(before);
    }
    expect(taken).toBeGreaterThan(0);
  });
});

it.each([
  ['read', {}],
  ['note', { remark: '面试时再看' }],
  ['star', { starFlag: 1 }],
  ['tag', { tags: '重点' }],
])('stays as it is when the company calls %s', async (call, body) => {
  for (const place of places) {
    const { student, id } = await stand(place);
    const before = await read(student.id);
    fixture.clock.pass(60);
    expect(await fixture.post('hr1', `/resume/delivery/${call}`, { id, ...body })).toMatchObject({ success: true });
    expect(await read(student.id)).toEqual(before);
  }
});
