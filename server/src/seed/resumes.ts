import { anywhere } from '@campus/contract/kit';
import {
  fullTime,
  resume,
  resumeCert,
  resumeEducation,
  resumeExperience,
  resumeIntention,
  resumeSkill,
  seededSkills,
} from '@campus/contract/resume';
import { resumeCompleteness, resumeStatuses } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { certNames, experienceStories, headlines } from './pools.ts';
import type { PostTypeChoice } from './post-lists.ts';
import { skillId } from './post-lists.ts';
import { seedId } from './random.ts';
import { seededForm } from './recommendation-forms.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { internship } from './seed-post.ts';
import type { SeedStudent } from './students.ts';

export interface SeedResume {
  readonly id: string;
  readonly student: SeedStudent;
  readonly completeness: number;
  readonly status: number;
  /** The snapshot stored by a delivery. */
  readonly snapshot: Record<string, unknown>;
}
export interface ResumeSeed {
  readonly resumes: SeedResume[];
  readonly rows: {
    resume: SeedRow[];
    education: SeedRow[];
    experience: SeedRow[];
    skill: SeedRow[];
    cert: SeedRow[];
    intention: SeedRow[];
  };
  readonly skillUse: Map<string, number>;
}
type ResumeRows = Record<'educations' | 'experiences' | 'skills' | 'certs' | 'intentions', Record<string, unknown>[]>;
const eduText: Readonly<Record<string, string>> = {
  '41': '专科生毕业',
  '31': '本科生毕业',
  '11': '硕士生毕业',
  '01': '博士生毕业',
};
const expText = ['', '实习经历', '项目经历', '社会实践', '校园经历'];
const levelText = ['', '了解', '熟悉', '精通'];
const natureText = ['', '全职', '实习', '兼职'];
const availableText = ['', '随时到岗', '一周内', '一个月内', '三个月内', '毕业后'];
const certText = ['', '外语', '计算机', '职业资格', '荣誉奖项', '其他'];

/** One résumé per student, except every 26th, with lists of different lengths to vary completeness. */
export function seedResumes(
  context: SeedContext,
  students: readonly SeedStudent[],
  leaves: ReadonlyMap<number, readonly PostTypeChoice[]>,
): ResumeSeed {
  const seed: ResumeSeed = {
    resumes: [],
    rows: { resume: [], education: [], experience: [], skill: [], cert: [], intention: [] },
    skillUse: new Map(),
  };
  for (const student of students)
    if (student.index % 26 !== 25) oneResume(context, student, leaves.get(student.tenantId) ?? [], seed);
  return seed;
}

/** Indexes of the skills of a student's field. */
const getSkills = ({ field }: SeedStudent): number[] =>
  seededSkills.flatMap(({ category }, n) => (field.skills.includes(category) ? [n] : []));

type Dice = ReturnType<SeedContext['dice']>;
const getExperiences = (dice: Dice, s: SeedStudent): ResumeRows['experiences'] =>
  Array.from(
    {
      length: dice.weighted(s.index, 'experiences', [
        [0, 8],
        [1, 30],
        [2, 35],
        [3, 20],
        [4, 7],
      ] as const),
    },
    (_, k) => ({
      type: dice.between(s.index, `exp${k}`, 1, 4),
      organization: dice.one(s.index, `org${k}`, s.field.projects),
      position: dice.one(s.index, `pos${k}`, ['成员', '负责人', '实习生', '组长']),
      startDate: `${s.gradYear - 2}-0${dice.between(s.index, `es${k}`, 1, 6)}-01`,
      endDate: `${s.gradYear - 2}-${dice.pick(s.index, `ee${k}`, ['08', '09', '10', '12'])}-20`,
      description: dice.pick(s.index, `story${k}`, experienceStories),
    }),
  );
function getIntentions(
  context: SeedContext,
  { index: i, field }: SeedStudent,
  leaves: readonly PostTypeChoice[],
): ResumeRows['intentions'] {
  const dice = context.dice('resume');
  const wished = leaves.filter(({ group }) => field.groups.includes(group));
  return Array.from(
    {
      length: dice.weighted(i, 'intentions', [
        [0, 4],
        [1, 60],
        [2, 26],
        [3, 10],
      ] as const),
    },
    (_, k) => ({
      postTypeIds: dice
        .some(i, `types${k}`, wished, dice.between(i, `typeCount${k}`, 1, 3))
        .map((t) => t.id)
        .join(','),
      regionCodes: dice.chance(i, `anywhere${k}`, 0.2)
        ? anywhere
        : dice.some(i, `cities${k}`, context.homes, 2).join(','),
      nature: k === 2 ? internship : fullTime,
      salaryMin: dice.between(i, `wish${k}`, 8, 24) * 500,
      availableTime: dice.between(i, `when${k}`, 1, 5),
    }),
  );
}

function getParts(context: SeedContext, s: SeedStudent, leaves: readonly PostTypeChoice[]): ResumeRows {
  const dice = context.dice('resume');
  const i = s.index;
  const start = Number(String(s.row.enrollDate).slice(0, 4));
  return {
    educations: [
      {
        school: s.school,
        eduLevel: s.edu,
        majorName: s.major.name,
        startDate: `${start}-09-01`,
        endDate: `${s.gradYear}-06-30`,
        gpa: s.row.gpa,
        courses: null,
      },
    ],
    experiences: getExperiences(dice, s),
    skills: dice.some(i, 'skill', getSkills(s), dice.between(i, 'skills', 2, 8)).map((n, k) => ({
      skillId: skillId(s.tenantId, n),
      skillName: seededSkills[n]?.name,
      level: dice.between(i, `level${k}`, 1, 3),
    })),
    certs: dice
      .some(i, 'cert', certNames, dice.between(i, 'certs', 0, 3))
      .map(([type, name]) => ({ type: Number(type), name, level: null, date: `${s.gradYear - 1}-06-15`, file: null })),
    intentions: getIntentions(context, s, leaves),
  };
}

const getLabel = (codes: unknown, findName: (code: string) => string | undefined): string =>
  String(codes)
    .split(',')
    .map((code) => findName(code) ?? code)
    .join(',');
/** The lists with the labels added when reading. */
function describeLists(
  rows: ResumeRows,
  context: SeedContext,
  leaves: readonly PostTypeChoice[],
): Record<string, unknown> {
  const findType = (code: string) => leaves.find(({ id }) => id === code)?.name;
  const findArea = (code: string) => (code === anywhere ? '不限' : context.areaNames.get(code));
  return {
    ...withTexts(rows),
    intentions: rows.intentions.map((r) => ({
      ...r,
      postTypeIds_dictText: getLabel(r.postTypeIds, findType),
      regionCodes_dictText: getLabel(r.regionCodes, findArea),
      nature_dictText: natureText[Number(r.nature)],
      availableTime_dictText: availableText[Number(r.availableTime)],
    })),
  };
}
const withTexts = (rows: ResumeRows) => ({
  educations: rows.educations.map((r) => ({ ...r, eduLevel_dictText: eduText[String(r.eduLevel)] })),
  experiences: rows.experiences.map((r) => ({ ...r, type_dictText: expText[Number(r.type)] })),
  skills: rows.skills.map((r) => ({ ...r, skillId_dictText: r.skillName, level_dictText: levelText[Number(r.level)] })),
  certs: rows.certs.map((r) => ({ ...r, type_dictText: certText[Number(r.type)] })),
});

function oneResume(context: SeedContext, s: SeedStudent, leaves: readonly PostTypeChoice[], seed: ResumeSeed): void {
  const dice = context.dice('resume');
  const n = seed.resumes.length;
  const id = seedId(11, n);
  const parts = getParts(context, s, leaves);
  const headline = dice.chance(s.index, 'headline', 0.85) ? dice.pick(s.index, 'headlineText', headlines) : null;
  const selfEvaluation = dice.chance(s.index, 'self', 0.8)
    ? `${dice.pick(s.index, 'selfText', headlines)}。希望从事与${s.major.name}相关的工作，愿意从基础做起。`
    : null;
  const completeness = resumeCompleteness({
    student: s.row as never,
    photo: null,
    headline,
    selfEvaluation,
    education: parts.educations,
    experience: parts.experiences,
    skills: parts.skills,
    certificates: parts.certs,
    intentions: parts.intentions,
  });
  const status = dice.weighted(s.index, 'status', [
    [resumeStatuses.open, 70],
    [resumeStatuses.onDelivery, 25],
    [resumeStatuses.hidden, 5],
  ] as const);
  const at = context.time(-dice.between(s.index, 'content', 1, 190), 540 + dice.between(s.index, 'minute', 0, 600));
  const union = (list: Record<string, unknown>[], key: string): string | null =>
    [...new Set(list.flatMap((r) => String(r[key] ?? '').split(',')))].filter(Boolean).join(',') || null;
  seed.rows.resume.push({
    ...systemColumns(resume, id, s.tenantId, 'seed', at, s.depart.orgCode),
    employId: s.id,
    headline,
    selfEvaluation,
    status,
    completeness,
    ...seededForm(dice, s, completeness, at),
    contentTime: at,
    viewCount: 0,
    downloadCount: 0,
    behalfRemark: '系统初始化',
    skillIds: union(parts.skills, 'skillId'),
    intentionTypes: union(parts.intentions, 'postTypeIds'),
    intentionCities: union(parts.intentions, 'regionCodes'),
  });
  s.row.resumeId = id;
  s.row.resumeScore = completeness;
  pushChildren(id, s, parts, at, seed);
  seed.resumes.push({
    id,
    student: s,
    completeness,
    status,
    snapshot: {
      ...describeLists(parts, context, leaves),
      headline,
      selfEvaluation,
      photo: null,
      file: null,
      contentTime: at,
      completeness,
    },
  });
}

function pushChildren(resumeId: string, s: SeedStudent, parts: ResumeRows, at: string, seed: ResumeSeed): void {
  const put = (
    table: number,
    list: SeedRow[],
    e: Parameters<typeof systemColumns>[0],
    rows: Record<string, unknown>[],
  ) => {
    for (const [sort, { skillName: _name, ...row }] of rows.entries())
      list.push({ ...systemColumns(e, seedId(table, list.length), s.tenantId, 'seed', at), resumeId, sort, ...row });
  };
  put(12, seed.rows.education, resumeEducation, parts.educations);
  put(13, seed.rows.experience, resumeExperience, parts.experiences);
  put(14, seed.rows.skill, resumeSkill, parts.skills);
  put(15, seed.rows.cert, resumeCert, parts.certs);
  put(16, seed.rows.intention, resumeIntention, parts.intentions);
  for (const { skillId: used } of parts.skills)
    seed.skillUse.set(String(used), (seed.skillUse.get(String(used)) ?? 0) + 1);
}
