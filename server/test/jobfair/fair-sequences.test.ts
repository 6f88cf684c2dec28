import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fairDay } from '../../src/areas/jobfair/fair-day-job.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { runJob } from '../support/run-job.ts';
import { type Apply, ApplyFixture, applyPath } from './apply-fixture.ts';

/*
 * Random sequences of five companies and the school over two fairs with three places and booths, some at the same
 * moment, against what must hold after every turn: booths, places, the waiting list, the blacklist, check-ins.
 */
let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
afterAll(() => fixture.close());

const many = 5;
const at = { fair: fc.nat(1), company: fc.nat(many - 1) };
const step = (weight: number, kind: string) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), booth: fc.nat(2), ...at }),
});
const command = fc.oneof(
  step(6, 'apply'),
  step(4, 'approve'),
  step(2, 'reject'),
  step(3, 'cancel'),
  step(4, 'confirm'),
  step(2, 'choose'),
  step(1, 'promote'),
  step(1, 'bar'),
  step(1, 'release'),
);
interface Command {
  readonly kind: string;
  readonly fair: number;
  readonly company: number;
  readonly booth: number;
}
const turns = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 14 });

interface World {
  readonly fairs: readonly string[];
  readonly booths: readonly (readonly string[])[];
  readonly companies: readonly string[];
}
const liveOf = async (fairId: string, companyId: string): Promise<Apply | undefined> =>
  (
    await sql<Apply>`select * from rc_fair_apply where fair_id = ${fairId} and company_id = ${companyId} and status <> 5`.execute(
      fixture.db,
    )
  ).rows[0];

async function run({ kind, fair, company, booth }: Command, world: World): Promise<boolean> {
  const [fairId, companyId] = [world.fairs[fair] as string, world.companies[company] as string];
  const apply = await liveOf(fairId, companyId);
  const id = apply?.id ?? 'none';
  const boothIds = world.booths[fair]?.[booth];
  const act = async (name: string, body: object = {}) => (await fixture.act('school', name, { id, ...body })).success;
  switch (kind) {
    case 'apply': {
      if (!apply) {
        const form = await fixture.form(fairId, companyId, boothIds ? { boothIds } : {});
        const added = await fixture.post('school', `${applyPath}/add`, { ...form, companyId });
        return added.success && (await fixture.submit(added.result.id, 'school', true)).success;
      }
      return (await fixture.submit(id, 'school', true)).success;
    }
    case 'approve':
      return act('audit', { result: 1 });
    case 'reject':
      return act('audit', { result: 2, reasonCodes: '2' });
    case 'cancel':
      return act('cancel', { reasonCode: 1 });
    case 'confirm':
      return (await fixture.saveTeam(id, fixture.people())).success && act('confirm');
    case 'choose':
      return act('chooseBooths', { boothIds: boothIds ?? '' });
    case 'promote':
      return act('promote');
    case 'bar':
      return (await fixture.post('school', '/jobFair/blacklist/add', { companyId, scope: 1, reason: '扰乱现场秩序' }))
        .success;
    default: {
      const { rows } = await sql<{ id: string }>`
        select id from rc_blacklist where company_id = ${companyId} and status = 1`.execute(fixture.db);
      const body = { id: rows[0]?.id ?? 'none', reason: '整改完成' };
      return (await fixture.post('school', '/jobFair/blacklist/release', body)).success;
    }
  }
}

const placed = [1, 2, 4, 6, 8];
async function expectSound({ fairs }: World): Promise<void> {
  const { rows: all } = await sql<Apply>`select * from rc_fair_apply order by id`.execute(fixture.db);
  const { rows: barred } = await sql<{ id: string }>`select id from rc_company where black_scope > 0`.execute(
    fixture.db,
  );
  const pairs = all.filter(({ status }) => status !== 5).map(({ fairId, companyId }) => `${fairId} ${companyId}`);
  expect(new Set(pairs).size, 'one live application').toBe(pairs.length);
  for (const { id } of barred)
    expect(
      all.filter((a) => a.companyId === id && [1, 2, 4, 7].includes(a.status)),
      'blacklist',
    ).toEqual([]);
  for (const fairId of fairs) {
    const fair = await fixture.fairRow(fairId);
    const own = all.filter((a) => a.fairId === fairId);
    const taking = own.filter(({ status }) => placed.includes(status));
    const waiting = own.filter(({ status }) => status === 7);
    expect(taking.length, 'places').toBeLessThanOrEqual(fair.maxCompany as number);
    expect(fair.placeCount, 'counted places').toBe(taking.length);
    expect(fair.queueCount, 'counted queue').toBe(waiting.length);
    expect(fair.passCount, 'approved').toBe(own.filter(({ status }) => [2, 4, 6, 8].includes(status)).length);
    const booths = await fixture.boothRows(fairId);
    const byId = new Map(own.map((a) => [a.id, a]));
    for (const booth of booths) {
      if (booth.applyId === null) continue;
      const holder = byId.get(booth.applyId);
      expect(holder && placed.includes(holder.status), 'a booth of a live application').toBe(true);
      expect(booth.status, 'allocated when approved').toBe(holder?.status === 1 ? 1 : 2);
    }
    for (const a of own) {
      const held = booths.filter(({ applyId }) => applyId === a.id).length;
      expect(held, 'at most boothCount').toBeLessThanOrEqual(a.boothCount ?? 1);
      if (fair.boothMode === 1 && [2, 4].includes(a.status))
        expect(held, 'an approved one has its booths').toBe(a.boothCount);
    }
    const spare =
      fair.boothMode === 3
        ? many
        : booths.filter(({ status }) => status === 0).length -
          taking
            .filter(({ status }) => status < 6)
            .reduce((sum, a) => sum + (a.boothCount ?? 1) - booths.filter(({ applyId }) => applyId === a.id).length, 0);
    const isRoom = taking.length < (fair.maxCompany as number) && spare >= 1;
    expect(waiting.length > 0 && isRoom, 'nobody waits while there is room').toBe(false);
  }
}

/** Who waits comes in the order of the numbers. */
async function expectOrder(before: readonly Apply[]): Promise<void> {
  const { rows: now } = await sql<Apply>`select * from rc_fair_apply`.execute(fixture.db);
  const state = new Map(now.map((a) => [a.id, a.status]));
  for (const fairId of new Set(before.map((a) => a.fairId))) {
    const queue = before.filter((a) => a.fairId === fairId).toSorted((a, b) => (a.waitNo ?? 0) - (b.waitNo ?? 0));
    const stays = queue.findIndex(({ id }) => state.get(id) === 7);
    const later = stays === -1 ? [] : queue.slice(stays + 1).filter(({ id }) => [1, 2, 4].includes(state.get(id) ?? 0));
    expect(later, 'promotion follows the numbers').toEqual([]);
  }
}

async function makeWorld(): Promise<World> {
  await fixture.clear();
  const fairs = [
    await fixture.fair({ maxCompany: 3, boothMode: 1 }),
    await fixture.fair({ maxCompany: 3, boothMode: 3 }),
  ];
  const booths = [await fixture.booths((fairs[0] as { id: string }).id, 2), []];
  const companies: string[] = [];
  for (let i = 0; i < many; i += 1) companies.push(await fixture.company());
  return { fairs: fairs.map(({ id }) => id), booths, companies };
}

/** On the day everybody who confirmed comes, twice; who does not is absent. */
async function expectDay({ fairs }: World): Promise<void> {
  fixture.travel('2025-10-25 08:30:00');
  const { rows: coming } = await sql<Apply>`select * from rc_fair_apply where status = 4 order by id`.execute(
    fixture.db,
  );
  const arriving = coming.filter((_row, i) => i % 2 === 0);
  for (const { fairId, entryCode: code } of arriving)
    await Promise.all([1, 2].map(() => fixture.post('school', '/jobFair/fairAttendance/check', { fairId, code })));
  fixture.travel('2025-10-25 12:05:00');
  for (const _ of [1, 2]) await runJob(fixture.base.engine, fairDay);
  await runJob(fixture.base.engine, deadlines);
  const { rows: after } = await sql<Apply & { n: number; breaches: number }>`
    select a.*, (select count(*)::int from rc_fair_attendance t where t.apply_id = a.id and t.undone = 0) as n,
      (select count(*)::int from rc_violation v where v.ref_id = a.id and v.type = 1) as breaches
    from rc_fair_apply a`.execute(fixture.db);
  for (const { status, n, breaches } of after) {
    expect(n, 'one row for each that came').toBe(status === 6 ? 1 : 0);
    expect(breaches, 'one violation for each that did not').toBe(status === 8 ? 1 : 0);
    expect([3, 5, 6, 8], 'nothing is open after the day').toContain(status);
  }
  expect(fairs).toHaveLength(2);
}

it('keeps places, booths, the waiting list and check-ins in order, whatever happens at once', async () => {
  const accepted: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      const world = await makeWorld();
      for (const turn of sequence) {
        const { rows: queued } = await sql<Apply>`select * from rc_fair_apply where status = 7`.execute(fixture.db);
        const done = await Promise.all(turn.map((c) => run(c as Command, world)));
        for (const [i, ok] of done.entries()) {
          const { kind } = turn[i] as Command;
          accepted[kind] = (accepted[kind] ?? 0) + (ok ? 1 : 0);
        }
        await expectSound(world);
        await expectOrder(queued);
      }
      await expectDay(world);
    }),
    { numRuns: Number(process.env.STRESS ?? 6), ...(!process.env.STRESS && { seed: 34 }), endOnFailure: true },
  );
  if (process.env.STRESS) console.info(accepted);
  for (const kind of ['apply', 'approve', 'reject', 'cancel', 'confirm', 'bar'])
    expect(accepted[kind], `${kind} takes effect`).toBeGreaterThan(0);
}, 3_600_000);
