import { delivery, postProgressPath, postProgressSheetPath } from '@campus/contract/resume';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import type { Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const progress = async (who: Who, query: Record<string, string> = {}) =>
  (await fixture.get(who, postProgressPath, query)).result.records as { id: string; [name: string]: unknown }[];

describe('the progress of a post', () => {
  it('counts its deliveries by step, however they ended', async () => {
    const vacancy = await fixture.vacancy({ headcount: 4 });
    const early = { stepTime: '2025-09-25 10:00:00' };
    await fixture.deliveryAt({ status: 1 }, { vacancy, more: early });
    for (const place of [
      { status: 1 },
      { status: 4 },
      { status: 3, step: 20 },
      { status: 1, step: 30 },
      { status: 2, step: 60 },
    ])
      await fixture.deliveryAt(place, { vacancy });
    const [row] = await progress('hr1', { name: vacancy.name });
    expect(row).toMatchObject({
      id: vacancy.id,
      headcount: 4,
      atStep: { 10: 2, 20: 0, 30: 1, 40: 0, 50: 0, 60: 0 },
      reached: { 10: 6, 20: 3, 30: 2, 40: 1, 50: 1, 60: 1 },
      passed: { 10: 3, 20: 2, 30: 1, 40: 1, 50: 1, 60: 1 },
      conversion: { 10: 50, 20: 66.7, 30: 50, 40: 100, 50: 100, 60: 100 },
      rejected: 1,
      withdrawn: 1,
      signed: 0,
      fillRate: 0,
      oldestDays: 20,
      stale: 1,
    });
  });
  it('has no rates and no waiting without deliveries', async () => {
    const vacancy = await fixture.vacancy();
    const [row] = await progress('school', { name: vacancy.name });
    expect(row).toMatchObject({
      conversion: { 10: null, 60: null },
      medianHours: { 10: null },
      oldestDays: null,
      stale: 0,
      lastActionTime: null,
    });
  });
  it('takes the median time of those that left a step', async () => {
    const vacancy = await fixture.vacancy();
    const ids: string[] = [];
    for (let k = 0; k < 3; k += 1) ids.push(await fixture.deliver(await fixture.student(), vacancy));
    for (const [at, id] of ids.slice(0, 2).entries()) {
      fixture.clock.pass((at + 1) * 120);
      await fixture.post('hr1', `${delivery.path}/pass`, { id });
    }
    const [row] = await progress('hr1', { name: vacancy.name });
    // After two and six hours; the third is still there.
    expect(row).toMatchObject({ medianHours: { 10: 4, 20: null }, lastActionTime: '2025-10-15 16:00:00' });
  });
  it('is of the posts and deliveries that the caller sees', async () => {
    const vacancy = await fixture.vacancy();
    await fixture.deliveryAt({ status: 1 }, { vacancy });
    expect((await progress('school', { name: vacancy.name })).map(({ id }) => id)).toEqual([vacancy.id]);
    expect(await progress('hr2', { name: vacancy.name })).toEqual([]);
    const student = await fixture.student();
    await fixture.deliveryAt({ status: 1 }, { vacancy, student });
    const [whole] = await progress('school', { name: vacancy.name });
    const [own] = await progress('college', { name: vacancy.name });
    const seen = (await fixture.get('college', `${delivery.path}/list`, { pageSize: '100' })).result.total;
    expect(whole?.reached).toMatchObject({ 10: 2 });
    expect(own?.reached).toMatchObject({ 10: seen });
  });
  it('is exported with the filters of the list', async () => {
    const vacancy = await fixture.vacancy({ name: '岗位进度工程师' });
    await fixture.vacancy({ name: '其他岗位' });
    await fixture.deliveryAt({ status: 1, step: 30 }, { vacancy });
    const sheet = await fixture.app.server.inject({
      method: 'GET',
      url: `/server${postProgressSheetPath}?name=${encodeURIComponent('*进度*')}`,
      headers: { 'x-access-token': await fixture.token('hr1') },
    });
    const lines: (readonly string[])[] = [];
    const { batches } = await readSheet(sheet.rawPayload, { headings: ['到达面试'] });
    for await (const { rows } of batches) lines.push(...rows.map(({ cells }) => cells));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('岗位进度工程师');
    expect(lines[0]?.slice(5, 11)).toEqual(['1', '1', '1', '0', '0', '0']);
  });
});
