import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getWeights, MatchFixture, standard } from './match-fixture.ts';

let fixture: MatchFixture;
beforeAll(async () => {
  fixture = await MatchFixture.open();
});
beforeEach(() => fixture.base.clear());
afterAll(() => fixture.base.close());

const path = '/match/matchRule';
const rules = async () =>
  (
    await sql<{ id: string; active: number; ruleVersion: number; threshold: number; topN: number }>`
      select * from rc_match_rule where del_flag = 0 order by id`.execute(fixture.db)
  ).rows;

describe('a rule', () => {
  it('needs weights that sum to 100', async () => {
    const add = (weights: object) => fixture.post('school', `${path}/add`, { name: '规则', ...weights, topN: 5 });
    expect(await add({ ...standard, wEdu: 14 })).toMatchObject({ success: false, message: '各项权重之和必须为100!' });
    expect((await add(getWeights([100, 0, 0, 0, 0, 0, 0]))).success).toBe(true);
    expect((await add({ ...standard, wEdu: -15, wMajor: 55 })).success).toBe(false);
  });
  it.each([
    ...['wSex', 'wNation', 'wPolitical', 'wOrigin', 'wDifficulty', 'wAge', 'wSchool', 'wPhoto', 'sex', 'birthday'],
    ...['constructor', 'toString', 'w_edu', 'WEDU', 'weights'],
  ])('names no other field such as %s', async (key) => {
    const reply = await fixture.post('school', `${path}/add`, { name: '规则', ...standard, topN: 5, [key]: 0 });
    expect(reply).toMatchObject({ success: false, result: { errorCode: 'RC_FIELD' } });
    expect(await rules()).toEqual([]);
  });
  it('takes its limits from the settings when it has none of its own', async () => {
    await fixture.base.setting('match.threshold', 55);
    await fixture.rule({ threshold: null, topN: null });
    expect(await rules()).toMatchObject([{ threshold: 55, topN: 200 }]);
  });
  it('keeps every version of its weights', async () => {
    const id = await fixture.rule();
    const edit = (more: object) =>
      fixture.post('school', `${path}/edit`, { id, name: '规则', ...standard, threshold: 40, topN: 10, ...more });
    expect((await edit({ name: '改名' })).success).toBe(true);
    expect((await edit({ name: '改名', wEdu: 10, wMajor: 30 })).success).toBe(true);
    const { result } = await fixture.get('school', `${path}/versions`, { id });
    expect(result).toMatchObject([
      { ruleVersion: 2, wEdu: 10, wMajor: 30, threshold: 40 },
      { ruleVersion: 1, wEdu: 15, wMajor: 25 },
    ]);
    await expect(sql`update rc_match_rule_version set w_edu = 0`.execute(fixture.db)).rejects.toThrow();
  });
  it('is not deleted while it is active', async () => {
    const id = await fixture.activeRule();
    expect(await fixture.post('school', `${path}/delete`, { id })).toMatchObject({ success: false });
    const other = await fixture.activeRule();
    expect((await rules()).filter(({ active }) => active === 1).map((row) => row.id)).toEqual([other]);
  });
  it('is the only active one after parallel activations', async () => {
    const ids = [await fixture.rule(), await fixture.rule(), await fixture.rule()];
    const replies = await Promise.all(ids.map((id) => fixture.post('school', `${path}/activate`, { id })));
    expect(replies.every(({ success }) => success)).toBe(true);
    expect((await rules()).filter(({ active }) => active === 1)).toHaveLength(1);
    await expect(sql`update rc_match_rule set active = 1`.execute(fixture.db)).rejects.toThrow();
  });
  it('is read by staff and changed by administrators only', async () => {
    const id = await fixture.rule();
    expect((await fixture.get('staff', `${path}/list`)).result.total).toBe(1);
    for (const who of ['staff', 'auditor', 'college', 'hr1', 'plain'] as const)
      expect((await fixture.post(who, `${path}/activate`, { id })).success, who).toBe(false);
    expect((await fixture.get('hr1', `${path}/list`)).success).toBe(false);
    expect((await fixture.get('other', `${path}/list`)).result.total).toBe(0);
  });
});

describe('a preview', () => {
  it('explains a pair and names the gates it fails', async () => {
    const ruleId = await fixture.rule();
    const skillId = await fixture.skill('排版');
    const vacancy = await fixture.base.vacancy({
      majorCodes: '0809',
      skills: [{ skillId, level: 2, required: 1 }],
      salaryType: 1,
      salaryMin: 5000,
      salaryMax: 6000,
    });
    const student = await fixture.seeker({ gradYear: 2025 });
    await fixture.wish(student.resumeId, { salaryMin: 7000, availableTime: 1 });
    const ask = { ruleId, postId: vacancy.id, employId: student.id };
    const { result } = await fixture.post('staff', `${path}/preview`, ask);
    expect(result.gates).toEqual(['毕业年份不符', '缺少必备技能：排版']);
    expect(result.explanation).toMatchObject({
      ruleVersion: 1,
      skills: { matched: [], missing: ['排版'] },
      of: 6,
      met: 4,
    });
    expect(result.explanation.dims.map((d: { key: string; r1000: number }) => [d.key, d.r1000])).toEqual([
      ['edu', 1000],
      ['major', 1000],
      ['skill', 0],
      ['type', 1000],
      ['region', 1000],
      ['salary', 833],
      ['time', 1000],
    ]);
    expect(result.explanation.total).toBe(74);
    expect(result.explanation.dims[1]).toMatchObject({ label: '专业', want: '计算机类', reason: '符合' });
  });
  it('does not show a student of another college', async () => {
    const ruleId = await fixture.rule();
    const vacancy = await fixture.base.vacancy();
    const student = await fixture.seeker({ sysOrgCode: 'A02A08' });
    const ask = { ruleId, postId: vacancy.id, employId: student.id };
    expect((await fixture.post('other', `${path}/preview`, ask)).success).toBe(false);
  });
});
