import { failure, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  employUser,
  listsRefusal,
  type ResumeLists,
  resume,
  resumeRefusals,
  studentRefusals,
} from '@campus/contract/resume';
import { incompleteResume, requiredCompleteness } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour, type SaveContext } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { departmentUsers, studentReceivers } from '../../platform/messages/receivers.ts';
import { queueMatch } from '../match/match-queue.ts';
import {
  formHash,
  getDerived,
  isContentChanged,
  loadContent,
  loadStudent,
  type ResumeContent,
  spreadContent,
} from './resume-refresh.ts';
import { removeLists } from './resume-removal.ts';

type Resume = Row<typeof resume>;

async function assertNotDelivered(id: string, { db }: Context): Promise<void> {
  const { rows } = await sql`select 1 from rc_delivery where resume_id = ${id} limit 1`.execute(db);
  if (rows.length > 0) throw refusal(resumeRefusals.delivered, 'RC_STATE');
}

/** Asserts that grades and a sufficiently complete résumé exist before the recommendation form goes to the college. */
async function assertReady(row: Resume, context: Context): Promise<void> {
  const { gpa, rankText } = await loadStudent(row.employId, context);
  const needed = requiredCompleteness.formSubmit;
  if ((row.completeness ?? 0) < needed) throw refusal(incompleteResume(needed), 'RC_STATE');
  if (gpa === null || !rankText) throw refusal(resumeRefusals.noGrades, 'RC_STATE');
}

/** The content that the save of a résumé leaves. */
async function readContent(context: SaveContext<typeof resume>): Promise<ResumeContent> {
  const [student] = context.first(employUser);
  if (!student) throw failure('notFound');
  return { student, lists: await context.children<ResumeLists>() };
}

/** Résumés: one per student, saved with its five lists, approved by the college. */
export const resumeBehaviour = behaviour(resume, {
  lockFirst: (id, context) => [ownerOf(resume, id, 'employId', employUser, context)],
  lockForNew: ({ employId }) => [{ entity: employUser, where: sql`id = ${employId}` }],
  async beforeSave(draft, context) {
    const content = await readContent(context);
    const { sysOrgCode, mergedInto } = content.student;
    if (!context.before) {
      if (mergedInto) throw fieldFailure('employId', studentRefusals.merged);
      Object.assign(draft, { sysOrgCode });
    }
    const refused = listsRefusal(content.lists);
    if (refused) throw refused;
    Object.assign(draft, getDerived(draft, content, context.now));
  },
  async afterSave(row, context) {
    const { before } = context;
    // Only a public résumé is matched.
    if (isContentChanged(before, row) || before?.status !== row.status) queueMatch('student', row.employId, context);
    await spreadContent(row, await readContent(context), context);
  },
  async beforeDelete(row, context) {
    await assertNotDelivered(row.id, context);
    await removeLists(row, context);
  },
  steps: {
    async submit(row, { behalfRemark }, context) {
      await assertReady(row, context);
      return { behalfRemark };
    },
    async approve(row, { opinion }, context) {
      const { student, lists } = await loadContent(row, context);
      return {
        formNo: row.formNo ?? `TJ${student.gradYear}${student.studentNo}`,
        formOpinion: opinion,
        formAuditBy: context.session.realname,
        formAuditTime: context.now,
        formHash: formHash(student, lists),
      };
    },
    reject: (_row, { opinion }, { session, now }) => ({
      formOpinion: opinion,
      formAuditBy: session.realname,
      formAuditTime: now,
    }),
  },
  async notice(name, row, context) {
    const params = { formNo: row.formNo, reason: row.formOpinion };
    if (name !== 'waiting') return { receivers: await studentReceivers(row.employId, context), params };
    const { realname } = await loadStudent(row.employId, context);
    const usernames = await departmentUsers(row.sysOrgCode, 'college_staff', context);
    return { receivers: { usernames }, params: { name: realname } };
  },
});
