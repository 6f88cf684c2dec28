import { fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { listsRefusal, resume, resumeRefusals, studentRefusals } from '@campus/contract/resume';
import { incompleteResume, requiredCompleteness } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { departmentUsers, studentReceivers } from '../../platform/messages/receivers.ts';
import { queueMatch } from '../match/match-queue.ts';
import { formHash, loadContent, loadStudent, refreshResume } from './resume-refresh.ts';
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

/** Résumés: one per student, saved with its five lists, approved by the college. */
export const resumeBehaviour = behaviour(resume, {
  async beforeSave(draft, context) {
    if (context.before) return;
    const { sysOrgCode, mergedInto } = await loadStudent(draft.employId as string, context);
    if (mergedInto) throw fieldFailure('employId', studentRefusals.merged);
    Object.assign(draft, { sysOrgCode });
  },
  async afterSave(row, context) {
    const content = await loadContent(row, context);
    const refused = listsRefusal(content.lists);
    if (refused) throw refused;
    await refreshResume(row, content, context);
    // Only a public résumé is matched.
    if (context.before && context.before.status !== row.status) queueMatch('student', row.employId, context);
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
