import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MatchFixture } from './match-fixture.ts';

/* What a company decided about stays as it saw it; what waits passes every gate and the threshold. */
let fixture: MatchFixture;
let skillId: string;
beforeAll(async () => {
  fixture = await MatchFixture.open();
  skillId = await fixture.skill('排版');
});
beforeEach(() => fixture.base.clear());
afterAll(() => fixture.base.close());

const decisions = {
  pass: {},
  notPass: { reasonCode: 2 },
} as const;
type Decision = keyof typeof decisions;

/** Two students who fit a post; the company has decided about the first one. */
async function decided(decision: Decision) {
  const ruleId = await fixture.activeRule({ threshold: 50 });
  const vacancy = await fixture.base.vacancy({ majorCodes: '0809', skills: [{ skillId, level: 2, required: 0 }] });
  const [first, second] = [await fixture.seeker(), await fixture.seeker()];
  for (const { resumeId } of [first, second]) {
    await fixture.wish(resumeId, { salaryMin: 7000, availableTime: 1 });
    await fixture.hold(resumeId, skillId, 1);
  }
  await fixture.runAll();
  const { id } = await fixture.match(first.id);
  const reply = await fixture.post('hr1', `/match/matchResult/${decision}`, { id, ...decisions[decision] });
  expect(reply).toMatchObject({ success: true });
  return { ruleId, vacancy, first, second, before: await fixture.match(first.id) };
}
type Decided = Awaited<ReturnType<typeof decided>>;

const change =
  (statement: string) =>
  async (_of: Decided): Promise<void> =>
    void (await sql.raw(statement).execute(fixture.db));
/** Changes after which the pair would have another score, or none. */
const changes: Readonly<Record<string, (of: Decided) => Promise<void>>> = {
  'another major': change(`update rc_employ_user set major_code = '020301'`),
  'a lower education': change(`update rc_employ_user set edu_level = '41'`),
  'another year': change('update rc_employ_user set grad_year = 2020'),
  'a student who looks no longer': change('update rc_employ_user set intention_status = 3'),
  'a hidden résumé': change('update rc_resume set status = 3'),
  'an incomplete résumé': change('update rc_resume set completeness = 10'),
  'a better skill': change('update rc_resume_skill set level = 4'),
  'no skill': change('delete from rc_resume_skill'),
  'a skill that the post needs': change(`update rc_company_post set skills = jsonb_set(skills, '{0,required}', '1')`),
  'another wish': change(`update rc_resume_intention set region_codes = '310100', salary_min = 90000`),
  'another place of work': change(`update rc_company_post set work_place = '440100'`),
  'a paused post': change('update rc_company_post set post_status = 2'),
  'a closed post': async ({ vacancy }) =>
    void (await fixture.post('hr1', '/companyPost/companyPost/close', { id: vacancy.id })),
  'a higher threshold': change('update rc_match_rule set threshold = 100'),
  'a shorter list': change('update rc_match_rule set top_n = 1'),
  'other weights': async ({ ruleId }) => {
    const weights = { wEdu: 0, wMajor: 0, wSkill: 100, wType: 0, wRegion: 0, wSalary: 0, wTime: 0 };
    const body = { id: ruleId, name: '只看技能', ...weights, threshold: 10, topN: 5 };
    expect(await fixture.post('school', '/match/matchRule/edit', body)).toMatchObject({ success: true });
  },
  'another rule': async () => void (await fixture.activeRule({ threshold: 10 })),
};
let queued = 0;
/** Runs of every kind: all pairs, those of the post and those of each student. */
async function runEveryKind({ vacancy, first, second }: Decided): Promise<void> {
  await fixture.runAll();
  const rows = [
    ['post', vacancy.id],
    ['student', first.id],
    ['student', second.id],
  ] as const;
  for (const [kind, refId] of rows) {
    queued += 1;
    await sql`
      insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done)
      values (${`again-${queued}`}, 2, 'test', now(), ${kind}, ${refId}, 0, 0, 0) on conflict do nothing`.execute(
      fixture.db,
    );
    await fixture.run();
  }
}
/** Every waiting row passes all gates and the threshold of the active rule, with the score it has. */
async function expectSoundWaiting(): Promise<void> {
  const { rows } = await sql<{ id: string; threshold: number }>`
    select id, threshold from rc_match_rule where active = 1 and del_flag = 0`.execute(fixture.db);
  const [rule] = rows;
  for (const { postId, employId, score } of await fixture.matches('screen = 0')) {
    const ask = { ruleId: rule?.id, postId, employId };
    const { result } = await fixture.post('staff', '/match/matchRule/preview', ask);
    expect([result.gates, result.explanation.total]).toEqual([[], score]);
    expect(score).toBeGreaterThanOrEqual(rule?.threshold ?? 0);
  }
}

describe.each(Object.keys(decisions) as Decision[])('a match that was decided by %s', (decision) => {
  it.each(Object.keys(changes))('keeps its score and explanation after %s', async (name) => {
    const of = await decided(decision);
    const explained = async () =>
      (await fixture.get('staff', '/match/matchResult/explain', { ids: of.before.id })).result[0].explanation;
    const explanation = await explained();
    await changes[name]?.(of);
    await runEveryKind(of);
    // The list shows and sorts by the year that the student has now.
    expect(await fixture.match(of.first.id)).toEqual({ ...of.before, gradYearCopy: expect.any(Number) });
    expect(await explained()).toEqual(explanation);
    await expectSoundWaiting();
  });
});
