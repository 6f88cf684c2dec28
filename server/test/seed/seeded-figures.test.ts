import { offerFlow } from '@campus/contract/resume';
import { deliveryStatuses, pipeline } from '@campus/contract/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeedRow } from '../../src/seed/bulk.ts';
import { daysBetween } from '../../src/seed/times.ts';
import { anchor, planDeliveries, useSeeded } from './seed-fixture.ts';

const seeded = useSeeded();

const { active, finished, rejected, withdrawn, closed, transferred } = deliveryStatuses;
const { resume, interview, hire, dispatch, sign, evaluation } = pipeline;

describe('the deliveries of the full volume', () => {
  let rows: readonly SeedRow[];
  beforeAll(async () => {
    rows = await planDeliveries(seeded.app.engine, { anchor, scale: 1 });
  });
  const listAt = (status: number, ...steps: readonly number[]): readonly SeedRow[] =>
    rows.filter((row) => row.status === status && steps.includes(Number(row.step)));
  /** Days that those with a turn have waited. */
  const listWaits = (...steps: readonly number[]): readonly number[] =>
    listAt(active, ...steps)
      .filter(({ waitSince }) => waitSince !== null)
      .map(({ waitSince }) => daysBetween(String(waitSince).slice(0, 10), anchor));
  const shareOf = (waits: readonly number[], isCounted: (days: number) => boolean): number =>
    waits.filter(isCounted).length / waits.length;

  it('are thirty thousand', () => expect(rows).toHaveLength(30_000));
  it.each([
    ['wait at 简历', 11_400, active, [resume]],
    ['wait at 面试', 3000, active, [interview]],
    ['wait at 录用', 1200, active, [hire]],
    ['wait at 推送派遣', 450, active, [dispatch]],
    ['wait at 签约', 450, active, [sign]],
    ['wait for an evaluation', 300, active, [evaluation], 0.15],
    ['are evaluated', 1200, finished, [evaluation], 0.15],
    ['were refused at 简历', 7200, rejected, [resume]],
    ['were refused at 面试', 2400, rejected, [interview]],
    ['were refused at 录用', 900, rejected, [hire]],
    ['were withdrawn', 900, withdrawn, [resume]],
    ['were closed', 400, closed, [resume, interview, hire]],
    ['went on as deliveries to other posts', 200, transferred, [resume]],
  ] as const)('%s as often as the figures say', (_what, figure, status, steps, tolerance?: number) => {
    const found = listAt(status, ...steps).length;
    expect(Math.abs(found - figure) / figure, String(found)).toBeLessThanOrEqual(tolerance ?? 0.05);
  });
  it('wait at 简历 since the last two weeks for the most part', () => {
    const waits = listWaits(resume);
    expect(shareOf(waits, (days) => days <= 14)).toBeGreaterThan(0.6);
    expect(shareOf(waits, (days) => days > 60)).toBeLessThan(0.05);
  });
  it.each([
    ['面试', interview],
    ['录用', hire],
    ['推送派遣', dispatch],
    ['签约', sign],
  ])('hardly ever wait at %s for more than a month, and not for a season', (_name, step) => {
    const waits = listWaits(step);
    expect(shareOf(waits, (days) => days > 30)).toBeLessThan(0.05);
    expect(shareOf(waits, (days) => days > 60)).toBeLessThan(0.02);
  });
  it('at 录用 have an open offer, none yet, or one that did not lead to a job', () => {
    const waiting = listAt(active, hire);
    const share = (isCounted: (status: unknown) => boolean): number =>
      waiting.filter(({ offerStatus }) => isCounted(offerStatus)).length / waiting.length;
    expect(share((status) => status === offerFlow.states.open.code)).toBeGreaterThan(0.2);
    expect(share((status) => status === undefined)).toBeGreaterThan(0.15);
    expect(share((status) => status === undefined)).toBeLessThan(0.6);
  });
});

describe('the questions of the last month', () => {
  it('are those behind the counts of the knowledge base', async () => {
    expect(await seeded.total('ai_message', "decision = 'direct' and create_time > '2025-09-16'")).toBeGreaterThan(50);
    expect(await seeded.total('ai_message', "decision = 'miss' and create_time > '2025-09-16'")).toBeGreaterThan(50);
    await seeded.expectNone(`
      select q.id from qa_quest_ans q join ai_message m on m.sources @> jsonb_build_array(jsonb_build_object('id', q.id))
      group by q.id having count(*) > q.hit_count or max(m.create_time) <> q.last_hit_time`);
    await seeded.expectNone(`
      select q.id from qa_miss q join ai_message m on m.query = q.question and m.tenant_id = q.tenant_id and m.decision = 'miss'
      group by q.id having count(*) > q.miss_count or max(m.create_time) <> q.last_time`);
    await seeded.expectNone(`
      select m.id from ai_message m left join ai_conversation c on c.id = m.conversation_id and c.user_id = m.user_id
      where c.id is null or m.create_time > '2025-10-15 23:59'`);
  });
});
