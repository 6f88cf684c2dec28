import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectCounted } from '../support/counters.ts';
import type { Reply } from '../support/reply.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import { turn } from './sequence-commands.ts';
import { expectSound, expectSoundInterviews } from './sequence-invariants.ts';
import { CommandRunner } from './sequence-runner.ts';
import { readState } from './sequence-state.ts';

/*
 * Random sequences of commands, some of them at the same moment, over a small fixture. After every command the rows of
 * each delivery agree with its history, its place and its counters; a refused command changes nothing.
 */
let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
afterAll(() => fixture.close());

const watched = [
  'rc_interview',
  'rc_interview_user',
  'rc_delivery',
  'rc_delivery_step',
  'rc_recommend',
  'rc_company_post',
  'rc_company',
  'rc_employ_user',
];
/** Hash that changes with any row of the tables. The sender empties the outbox in the background: only code and receiver count. */
async function print(): Promise<string> {
  const parts = watched.map(
    (table) => sql`(select coalesce(md5(string_agg(t::text, '' order by t.id)), '') from ${sql.table(table)} t)`,
  );
  const outbox = sql`(select coalesce(md5(string_agg(code || ref_id || event_seq || receiver, '' order by id)), '') from rc_outbox)`;
  const { rows } = await sql<{ print: string }>`select ${sql.join([...parts, outbox], sql` || `)} as print`.execute(
    fixture.db,
  );
  return rows[0]?.print ?? '';
}
/** Marks of having looked are no steps: they may succeed without leaving anything. */
const changesNothing = (replies: readonly Reply[]): boolean =>
  replies.every((r) => !r.success || (r.result?.ok === 0 && Array.isArray(r.result?.failed)));

it('keeps all invariants of deliveries under random sequences of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 24 }), async (turns) => {
      const runner = await CommandRunner.start(fixture);
      let before = await readState(fixture);
      for (const commands of turns) {
        const printed = await print();
        const replies = await Promise.all(commands.map((c) => runner.run(c)));
        for (const r of replies) expect(r.code, r.message).not.toBe(510);
        fixture.clock.pass(4);
        if (changesNothing(replies)) expect(await print(), 'a refusal changes nothing').toBe(printed);
        const now = await readState(fixture);
        expectSound(now, before);
        expectSoundInterviews(now);
        await expectCounted(fixture.engine);
        before = now;
      }
    }),
    { numRuns: Number(process.env.STRESS ?? 10) },
  );
});
