import { companyPost, postFlow } from '@campus/contract/post';
import { employUser, resume } from '@campus/contract/resume';
import {
  type MatchIntention,
  type MatchPost,
  type MatchStudent,
  matchColumns,
  type WantedSkill,
} from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

type Data = Readonly<Record<string, unknown>>;
/** A post and what identifies it. */
export interface SourcePost {
  readonly id: string;
  readonly companyId: string;
  readonly post: MatchPost;
}
/** A student and the department that sees the matches. */
export interface SourceStudent {
  readonly id: string;
  readonly sysOrgCode: string | null;
  readonly student: MatchStudent;
}

/** The columns of a table that a match reads, and no others, as `prefix_column`. */
function getColumns(table: keyof typeof matchColumns, alias: string): RawBuilder<unknown> {
  const columns = matchColumns[table].map(
    (name) => sql`${sql.ref(`${alias}.${name}`)} as ${sql.ref(`${alias}_${name}`)}`,
  );
  return sql.join(columns);
}
const members = (list: unknown): string[] =>
  String(list ?? '')
    .split(',')
    .filter(Boolean);
const optional = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

/** Paths from the root in the tree of post types, by id. */
async function typePaths({ engine, session }: Context): Promise<(id: string) => readonly string[]> {
  const nodes = await engine.ports.tree('postType', session.tenantId);
  const known = new Map<string, readonly string[]>();
  const getPath = (id: string, depth = 0): readonly string[] => {
    const found = known.get(id);
    if (found) return found;
    const parent = nodes.get(id)?.parent;
    const path = parent && depth < 5 ? [...getPath(parent, depth + 1), id] : [id];
    known.set(id, path);
    return path;
  };
  return (id) => getPath(id);
}

function getPost(row: Data, today: string, pathOf: (id: string) => readonly string[]): MatchPost {
  return {
    isOpen:
      row.pPostStatus === postFlow.states.active.code && row.pFairOnly !== 1 && String(row.pEndDate ?? '') >= today,
    nature: Number(row.pNature ?? 0),
    typePath: row.pPostTypeId ? pathOf(String(row.pPostTypeId)) : [],
    eduRequire: String(row.pEduRequire ?? '0'),
    majors: members(row.pMajorCodes),
    gradYears: members(row.pGradYears).map(Number),
    skills: (row.pSkills ?? []) as readonly WantedSkill[],
    salaryType: Number(row.pSalaryType ?? 0),
    salaryMax: optional(row.pSalaryMax),
    regions: members(row.pWorkPlace),
  };
}
/** Posts of the tenant by id; those that do not recruit are not open. */
export async function loadPosts(ids: readonly string[], context: Context): Promise<SourcePost[]> {
  const { rows } = await sql<Data & { id: string; companyId: string }>`
    select p.id, p.company_id, ${getColumns('rc_company_post', 'p')} from rc_company_post p
    where ${context.live(companyPost, 'p')} and p.id = any(${[...ids]}::text[]) order by p.id`.execute(context.db);
  const getPath = await typePaths(context);
  const today = context.now.slice(0, 10);
  return rows.map((row) => ({ id: row.id, companyId: row.companyId, post: getPost(row, today, getPath) }));
}

interface Held {
  readonly skills: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly intentions: ReadonlyMap<string, readonly MatchIntention[]>;
}
async function loadLists(resumeIds: readonly string[], context: Context): Promise<Held> {
  const { db } = context;
  const { rows: skills } = await sql<Data & { resumeId: string }>`
    select s.resume_id, ${getColumns('rc_resume_skill', 's')} from rc_resume_skill s
    where s.del_flag = 0 and s.resume_id = any(${[...resumeIds]}::text[])`.execute(db);
  const { rows: wishes } = await sql<Data & { resumeId: string }>`
    select w.resume_id, ${getColumns('rc_resume_intention', 'w')} from rc_resume_intention w
    where w.del_flag = 0 and w.resume_id = any(${[...resumeIds]}::text[])`.execute(db);
  const getPath = await typePaths(context);
  const bySkill = new Map<string, Map<string, number>>();
  for (const row of skills) {
    const levels = bySkill.get(row.resumeId) ?? new Map<string, number>();
    bySkill.set(row.resumeId, levels.set(String(row.sSkillId), Number(row.sLevel)));
  }
  const byWish = new Map<string, MatchIntention[]>();
  for (const row of wishes) {
    const wish: MatchIntention = {
      typePaths: members(row.wPostTypeIds).map(getPath),
      regions: members(row.wRegionCodes),
      salaryMin: optional(row.wSalaryMin),
      availableTime: optional(row.wAvailableTime),
    };
    byWish.set(row.resumeId, [...(byWish.get(row.resumeId) ?? []), wish]);
  }
  return { skills: bySkill, intentions: byWish };
}
/** Rows of one query: small enough not to hold up other calls while they are read. */
const atOnce = 2000;

/** Students of the tenant in the order of their ids: the given ones, or every one with a résumé. */
export async function loadStudents(ids: readonly string[] | 'all', context: Context): Promise<SourceStudent[]> {
  const students: SourceStudent[] = [];
  for (let last = ''; ; ) {
    const some = ids === 'all' ? sql`r.id is not null` : sql`e.id = any(${[...ids]}::text[])`;
    const { rows } = await sql<Data & { id: string; resumeId: string | null; sysOrgCode: string | null }>`
      select e.id, e.sys_org_code, r.id as resume_id, ${getColumns('rc_employ_user', 'e')}, ${getColumns('rc_resume', 'r')}
      from rc_employ_user e left join rc_resume r on r.employ_id = e.id and ${context.live(resume, 'r')}
      where ${context.live(employUser, 'e')} and ${some} and e.id > ${last} order by e.id limit ${atOnce}::int`.execute(
      context.db,
    );
    const held = await loadLists(
      rows.flatMap(({ resumeId }) => resumeId ?? []),
      context,
    );
    students.push(...rows.map((row) => ({ id: row.id, sysOrgCode: row.sysOrgCode, student: getStudent(row, held) })));
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < atOnce) return students;
    last = next;
  }
}
const getStudent = (row: Data & { resumeId: string | null }, held: Held): MatchStudent => ({
  status: Number(row.eStatus ?? 0),
  intentionStatus: Number(row.eIntentionStatus ?? 0),
  isMerged: Boolean(row.eMergedInto),
  gradYear: Number(row.eGradYear ?? 0),
  eduLevel: String(row.eEduLevel ?? ''),
  major: String(row.eMajorCode ?? ''),
  resumeStatus: optional(row.rStatus),
  completeness: Number(row.rCompleteness ?? 0),
  skills: held.skills.get(row.resumeId ?? '') ?? new Map(),
  intentions: held.intentions.get(row.resumeId ?? '') ?? [],
});
