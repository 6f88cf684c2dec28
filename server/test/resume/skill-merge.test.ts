import { companyPost } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { recordWrites } from '../support/statement-count.ts';
import { ResumeFixture } from './resume-fixture.ts';
import { otherTenant, school } from './resume-people.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const merge = (ids: readonly string[], keepId: string, who = school) =>
  fixture.call(who, 'POST', '/match/skill/merge', { ids: ids.join(','), keepId });
const stored = async (id: string) => {
  const { rows } = await sql<{ aliases: string | null; useCount: number; delFlag: number }>`
    select aliases, use_count, del_flag from rc_skill where id = ${id}`.execute(fixture.database.db);
  return rows[0];
};
const loadSkills = async (resumeId: string) => {
  const { rows } = await sql<{ skillId: string; level: number }>`
    select skill_id, level from rc_resume_skill where resume_id = ${resumeId} and del_flag = 0 order by sort`.execute(
    fixture.database.db,
  );
  return rows;
};
const addPost = (id: string, skills: readonly { skillId: string; level: number; required: number }[]) =>
  fixture.engine.runAs(school, (c) =>
    c.engine.insert(
      companyPost,
      {
        id,
        name: '后端工程师',
        companyId: 'c1',
        postStatus: 1,
        skills,
        skillIds: skills.map(({ skillId }) => skillId).join(','),
      } as never,
      c,
    ),
  );
const postRow = async (id: string) => {
  const { rows } = await sql<{ skills: unknown; skillIds: string; postStatus: number }>`
    select skills, skill_ids, post_status from rc_company_post where id = ${id}`.execute(fixture.database.db);
  return rows[0];
};

describe('merging skills', () => {
  it('takes the same statements for one résumé and for five', async () => {
    const statements = async (count: number) => {
      const [java, other] = [await fixture.skill(`Java${count}`), await fixture.skill(`爪哇${count}`)];
      for (let i = 0; i < count; i += 1) {
        const skills = [java, other].map(({ id: skillId }) => ({ skillId, level: 1 }));
        await fixture.resume((await fixture.student()).id, { skills });
      }
      const work = async () => expect((await merge([other.id], java.id)).result).toMatchObject({ resumes: count });
      return (await recordWrites(fixture.database, work)).length;
    };
    const [few, many] = [await statements(1), await statements(5)];
    expect(many).toBe(few);
  });
  it('keeps the higher level in a résumé that names both', async () => {
    const [java, other, third] = [await fixture.skill('Java'), await fixture.skill('爪哇'), await fixture.skill('Git')];
    const student = await fixture.student();
    const cv = await fixture.resume(student.id, {
      skills: [
        { skillId: java.id, level: 1 },
        { skillId: other.id, level: 3 },
        { skillId: third.id, level: 2 },
      ],
    });
    const before = cv.completeness ?? 0;
    expect((await merge([other.id], java.id)).result).toEqual({ resumes: 1, posts: 0 });
    expect(await loadSkills(cv.id)).toEqual([
      { skillId: java.id, level: 3 },
      { skillId: third.id, level: 2 },
    ]);
    const after = await fixture.resumeRow(cv.id);
    expect(after.skillIds?.split(',').toSorted()).toEqual([java.id, third.id].toSorted());
    // Three skills count for the completeness, two do not.
    expect(after.completeness).toBeLessThan(before);
    expect(await stored(java.id)).toMatchObject({ useCount: 1, delFlag: 0 });
    expect(await stored(other.id)).toMatchObject({ useCount: 0, delFlag: 1 });
  });
  it('rewrites posts without a new audit', async () => {
    const [java, other] = [await fixture.skill('Java'), await fixture.skill('爪哇')];
    await addPost('p1', [{ skillId: other.id, level: 2, required: 1 }]);
    await addPost('p2', [
      { skillId: java.id, level: 3, required: 0 },
      { skillId: other.id, level: 1, required: 1 },
    ]);
    expect((await merge([other.id, java.id], java.id)).result).toEqual({ resumes: 0, posts: 2 });
    expect(await postRow('p1')).toEqual({
      skills: [{ skillId: java.id, level: 2, required: 1 }],
      skillIds: java.id,
      postStatus: 1,
    });
    expect(await postRow('p2')).toEqual({
      skills: [{ skillId: java.id, level: 3, required: 1 }],
      skillIds: java.id,
      postStatus: 1,
    });
    expect(await stored(java.id)).toMatchObject({ useCount: 2 });
  });
  it('turns the names of the others into aliases that still find the kept one', async () => {
    const kept = await fixture.skill('Kubernetes', { aliases: 'k8s' });
    const other = await fixture.skill('容器编排', { aliases: 'Kube' });
    expect((await merge([other.id], kept.id)).message).toBe('技能已合并');
    expect((await stored(kept.id))?.aliases).toBe('k8s,容器编排,Kube');
    const again = await fixture.call(school, 'POST', '/match/skill/add', { name: 'kube', category: '编程语言' });
    expect(again.message).toBe('技能名称已存在!');
  });
  it('changes nothing when the aliases would be longer than 200 characters', async () => {
    const kept = await fixture.skill('Java', {
      aliases: Array.from({ length: 6 }, (_, i) => `${i}`.repeat(30)).join(','),
    });
    const other = await fixture.skill('长'.repeat(30));
    expect((await merge([other.id], kept.id)).message).toBe('合并后的别名超过200个字，请先精简别名');
    expect(await stored(other.id)).toMatchObject({ delFlag: 0 });
  });
  it('is refused without the code, for a skill of another tenant and for one skill alone', async () => {
    const [java, other] = [await fixture.skill('Java'), await fixture.skill('爪哇')];
    const viewer = without(school, 'match:skill:merge');
    expect((await merge([other.id], java.id, viewer)).code).toBe(510);
    expect((await merge([other.id], java.id, otherTenant)).success).toBe(false);
    expect((await merge([java.id], java.id)).message).toBe('请至少选择两项技能');
    expect(await stored(other.id)).toMatchObject({ delFlag: 0 });
  });
  it('leaves one skill when two merges go in opposite directions', async () => {
    const [a, b] = [await fixture.skill('Java'), await fixture.skill('爪哇')];
    const replies = await Promise.all([merge([a.id], b.id), merge([b.id], a.id)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql`select 1 from rc_skill where del_flag = 0`.execute(fixture.database.db);
    expect(rows).toHaveLength(1);
  });
});
