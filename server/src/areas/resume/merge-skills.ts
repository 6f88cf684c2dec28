import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { companyPost, type PostSkill } from '@campus/contract/post';
import {
  getAliases,
  joinAliases,
  mergeRefusals,
  mergeSkills,
  mergeTexts,
  resume,
  resumeSkill,
  skill,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { queueMatch } from '../match/match-queue.ts';
import { refreshResumes } from './resume-refresh.ts';
import { assertNamesFree, lockLibrary } from './skill.ts';

type Skill = Row<typeof skill>;
interface Merge {
  readonly keep: Skill;
  readonly dropped: readonly Skill[];
}

/** The skills, locked for the deletion of the dropped ones: a row that refers to one was written before, or waits. */
async function lockSkills(ids: readonly string[], keepId: string, context: Context): Promise<Merge> {
  await lockLibrary(context);
  const { rows } = await sql<Skill>`
    select * from rc_skill where ${context.live(skill)} and id = any(${[...ids, keepId]}::text[]) order by id for update`.execute(
    context.db,
  );
  const keep = rows.find(({ id }) => id === keepId);
  if (!keep || rows.length < new Set([...ids, keepId]).size)
    throw fieldFailure('ids', failure('badReference', skill.title).message);
  return { keep, dropped: rows.filter(({ id }) => id !== keepId) };
}

/** The kept skill answers to every name of the dropped ones. */
async function takeNames({ keep, dropped }: Merge, context: Context): Promise<void> {
  const names = [keep.aliases, ...dropped.flatMap(({ name, aliases }) => [name, aliases])];
  const aliases = joinAliases(names.flatMap((list) => getAliases(list)));
  const most = skill.fields.aliases.max as number;
  if ((aliases ?? '').length > most) throw refusal(mergeRefusals.aliasesTooLong(most), 'RC_FIELD');
  await assertNamesFree({ id: keep.id, name: keep.name, aliases }, context);
  await context.engine.set(skill, keep.id, { aliases }, context);
}

/** Résumés name the kept skill once, with the highest of their levels. */
async function rewriteResumes({ keep, dropped }: Merge, context: Context): Promise<number> {
  const { db, engine } = context;
  const ids = dropped.map(({ id }) => id);
  const where = sql`string_to_array(skill_ids, ',') && ${ids}::text[]`;
  const [resumes] = await engine.lockRows([{ entity: resume, where }], context);
  const named = sql`${context.live(resumeSkill)} and resume_id = any(${resumes.map(({ id }) => id)}::text[])
    and skill_id = any(${[...ids, keep.id]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select distinct on (resume_id) id from rc_resume_skill where ${named} order by resume_id, level desc, sort, id`.execute(
    db,
  );
  const kept = rows.map(({ id }) => id);
  // A résumé names a skill once, so the others leave before the best one takes the kept skill.
  await sql`update rc_resume_skill set del_flag = 1 where ${named} and not id = any(${kept}::text[])`.execute(db);
  await sql`update rc_resume_skill set skill_id = ${keep.id} where id = any(${kept}::text[])`.execute(db);
  await refreshResumes(resumes, context);
  await engine.recount(skill, [...ids, keep.id], context);
  return resumes.length;
}

/** A post asks for the kept skill once: for the highest level, and as mandatory if one of them was. */
function mergedSkills(skills: readonly PostSkill[], keepId: string, ids: readonly string[]): PostSkill[] {
  const merged = new Map<string, PostSkill>();
  for (const one of skills) {
    const skillId = ids.includes(one.skillId) ? keepId : one.skillId;
    const known = merged.get(skillId);
    const level = Math.max(one.level, known?.level ?? 0) as PostSkill['level'];
    const required = Math.max(one.required, known?.required ?? 0) as PostSkill['required'];
    merged.set(skillId, { skillId, level, required });
  }
  return [...merged.values()];
}
/** Written past the form: a renamed skill is no change that an audit decides on. */
async function rewritePosts({ keep, dropped }: Merge, context: Context): Promise<number> {
  const { db, engine } = context;
  const ids = dropped.map(({ id }) => id);
  const { rows } = await sql<{ id: string; skills: readonly PostSkill[] | null }>`
    select id, skills from rc_company_post where ${context.live(companyPost)} and string_to_array(skill_ids, ',') && ${ids}::text[]
    order by id for no key update`.execute(db);
  for (const { id, skills } of rows) {
    const merged = mergedSkills(skills ?? [], keep.id, ids);
    await engine.set(
      companyPost,
      id,
      { skills: merged, skillIds: merged.map((one) => one.skillId).join(',') },
      context,
    );
    queueMatch('post', id, context);
  }
  return rows.length;
}

export const mergeSkillsAnswer = answer(
  mergeSkills,
  async ({ ids, keepId }, context) => {
    const others = parseIds(ids).filter((id) => id !== keepId);
    if (others.length === 0) throw fieldFailure('ids', mergeTexts.leastSkills);
    const merge = await lockSkills(others, keepId, context);
    const resumes = await rewriteResumes(merge, context);
    const posts = await rewritePosts(merge, context);
    for (const { id } of merge.dropped) await context.engine.remove(skill, id, context);
    await takeNames(merge, context);
    context.engine.ports.audit(context, 'skill.merge', { keepId, ids: others, resumes, posts });
    return { resumes, posts };
  },
  { long: true },
);
