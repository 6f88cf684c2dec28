import { company } from '@campus/contract/enterprise';
import { failure } from '@campus/contract/kit';
import { companyPost, type PostSkill, salaryText } from '@campus/contract/post';
import { delivery, deliveryFit, type FitLine, resume } from '@campus/contract/resume';
import { fitsEducation, fitsYear } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { loadSubtree } from '../../kit/read/compare.ts';

type Data = Readonly<Record<string, unknown>>;
const members = (list: unknown): string[] =>
  String(list ?? '')
    .split(',')
    .filter(Boolean);
/** The texts of a value; codes of different levels may have the same one. */
const getText = (row: Data | undefined, name: string): string =>
  [...new Set(members(row?.[`${name}_dictText`] ?? row?.[name]))].join('、');

/** One visible row with the labels of its values; undefined when the session cannot see it. */
async function readVisible(
  entity: typeof companyPost | typeof company | typeof delivery | typeof resume,
  id: unknown,
  columns: readonly string[],
  context: Context,
): Promise<Data | undefined> {
  const [row] = await context.engine.find(entity, ['id', 'eq', String(id)], [...columns], context, 1);
  return row as Data | undefined;
}

async function fitsMajor(post: Data, majorCode: unknown, { engine, session }: Context): Promise<boolean> {
  for (const wanted of members(post.majorCodes)) {
    const covered = await loadSubtree(engine.ports, 'major', wanted, session.tenantId);
    if (covered.includes(String(majorCode))) return true;
  }
  return false;
}

async function skillLine(post: Data, cv: Data | undefined, { db }: Context): Promise<FitLine> {
  const wanted = ((post.skills ?? []) as readonly PostSkill[]).map(({ skillId }) => skillId);
  const held = new Set(members(cv?.skillIds));
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from rc_skill where id = any(${[...wanted, ...held]}::text[])`.execute(db);
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const names = (ids: readonly string[]) => ids.flatMap((id) => nameOf.get(id) ?? []);
  const gaps = names(wanted.filter((id) => !held.has(id)));
  return {
    name: 'skills',
    label: '技能',
    wanted: names(wanted).join('、'),
    has: names(wanted.filter((id) => held.has(id))).join('、'),
    state: wanted.length === 0 ? 'open' : gaps.length === 0 ? 'met' : 'missing',
    gaps,
  };
}

async function loadLines(row: Data, post: Data, context: Context): Promise<FitLine[]> {
  // A company cannot read a student who withdrew: the row then lacks these values.
  if (row.eduLevel === null || row.eduLevel === undefined) return [];
  const cv = await readVisible(resume, row.resumeId, ['skillIds'], context);
  const line = (name: FitLine['name'], label: string, wanted: string, isMet: boolean): FitLine => ({
    name,
    label,
    wanted,
    has: getText(row, name),
    state: wanted === '' ? 'open' : isMet ? 'met' : 'missing',
  });
  const education = post.eduRequire === '0' ? '' : getText(post, 'eduRequire');
  return [
    line('eduLevel', '学历', education, fitsEducation({ eduLevel: row.eduLevel }, { eduRequire: post.eduRequire })),
    line('majorCode', '专业', getText(post, 'majorCodes'), await fitsMajor(post, row.majorCode, context)),
    line(
      'gradYear',
      '毕业年份',
      members(post.gradYears).join('、'),
      fitsYear({ gradYear: row.gradYear }, { gradYears: post.gradYears }),
    ),
    await skillLine(post, cv, context),
  ];
}

const postColumns = [
  'name',
  'companyId',
  'companyName',
  'headcount',
  'eduRequire',
  'majorCodes',
  'gradYears',
  'skills',
  'salaryType',
  'salaryMin',
  'salaryMax',
  'salaryMonths',
  'workPalce',
  'endDate',
  'requirement',
];

/** The requirements of the delivery's post and those the student meets. */
export const fitAnswer = answer(deliveryFit, async ({ id }, context) => {
  const row = (await context.engine.one(delivery, id, context)) as Data;
  const post = await readVisible(companyPost, row.postId, postColumns, context);
  if (!post) throw failure('notFound');
  const employer = await readVisible(company, post.companyId, ['industry', 'nature', 'scale'], context);
  return {
    post: {
      id: String(post.id),
      name: String(post.name),
      salary: salaryText(post),
      headcount: (post.headcount as number | null) ?? null,
      workPlace: getText(post, 'workPalce'),
      endDate: (post.endDate as string | null) ?? null,
      requirement: String(post.requirement ?? ''),
    },
    company: {
      name: String(post.companyName ?? ''),
      industry: getText(employer, 'industry'),
      nature: getText(employer, 'nature'),
      scale: getText(employer, 'scale'),
    },
    lines: await loadLines(row, post, context),
  };
});
