import { type Filter, getCodes, type Input } from '@campus/contract/kit';
import {
  alreadyDelivered,
  companyPost,
  type PickedPost,
  type PostPage,
  postFlow,
  recommendPosts,
  type StudentProblems,
  salaryText,
  transferPosts,
} from '@campus/contract/post';
import { findMisfits, requiredCompleteness, resumeProblem, studentProblem } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { findDeliveredPosts, loadApplicants, type ResolvedStudent, resolveStudents } from './deliveries-of.ts';

const mostRows = 100;
const columns = [
  'name',
  'companyName',
  'workPalce',
  'postStatus',
  'eduRequire',
  'gradYears',
  'majorCodes',
  'headcount',
  'salaryType',
  'salaryMin',
  'salaryMax',
  'salaryMonths',
];

type PostRow = Readonly<Record<string, unknown>>;
const getDemands = (row: PostRow): string =>
  [
    row.eduRequire_dictText,
    row.gradYears && `${String(row.gradYears).replaceAll(',', '、')}届`,
    row.majorCodes_dictText && String(row.majorCodes_dictText).replaceAll(',', '、'),
  ]
    .filter(Boolean)
    .join(' · ');

const getProblems = (
  students: readonly ResolvedStudent[],
  reasonsOf: (student: ResolvedStudent) => readonly string[],
): StudentProblems[] =>
  students.flatMap((student) => {
    const reasons = reasonsOf(student);
    return reasons.length > 0 ? [{ name: student.realname, reasons }] : [];
  });
/** Reasons that exclude the student from every post. */
const listExclusionReasons = (student: ResolvedStudent): string[] =>
  [studentProblem(student) ?? resumeProblem(student, requiredCompleteness.deliver, false)].filter(
    (reason) => reason !== undefined,
  );

/** One page of the visible posts in `states`; posts to which all chosen students have delivered are disabled. */
async function page(
  input: Input<typeof transferPosts>,
  states: readonly number[],
  context: Context,
): Promise<PostPage> {
  const { engine } = context;
  const size = Math.min(Math.max(input.pageSize ?? 10, 1), mostRows);
  const current = Math.max(input.pageNo ?? 1, 1);
  const filter: Filter = {
    all: [
      ['postStatus', 'in', states],
      ...(input.postId ? [['id', 'in', parseIds(input.postId)] as const] : []),
      ...(input.postName ? [['name', 'like', input.postName] as const] : []),
      ...(input.companyName ? [['companyName', 'like', input.companyName] as const] : []),
    ],
  };
  const rows = await engine.find(companyPost, filter, columns, context, size, (current - 1) * size);
  const students = await resolveStudents(parseIds(input.resumeId), parseIds(input.employId), context);
  const taken = await findDeliveredPosts(
    rows.map((row) => String(row.id)),
    students,
    context,
  );
  const applicants = await loadApplicants(students, context);
  const records = rows.map(
    (row): PickedPost => ({
      id: String(row.id),
      name: String(row.name),
      companyName: String(row.companyName ?? ''),
      workPalce: String(row.workPalce_dictText ?? ''),
      postStatus: Number(row.postStatus),
      postStatus_dictText: String(row.postStatus_dictText ?? ''),
      demands: getDemands(row),
      salary: salaryText(row),
      headcount: typeof row.headcount === 'number' ? row.headcount : null,
      misfits: getProblems(applicants, (student) =>
        findMisfits(student, { eduRequire: row.eduRequire, gradYears: row.gradYears }).map(({ message }) => message),
      ),
      ...(taken.has(String(row.id)) && { disabled: true as const, disabledReason: alreadyDelivered }),
    }),
  );
  const total = await engine.count(companyPost, filter, context);
  const barred = getProblems(applicants, listExclusionReasons);
  return { records, total, size, current, pages: Math.ceil(total / size), barred };
}

export const postPickerAnswers = [
  answer(transferPosts, (input, context) => page(input, getCodes(postFlow, 'active', 'paused'), context)),
  answer(recommendPosts, (input, context) => page(input, getCodes(postFlow, 'active'), context)),
];
