import { failure, getState, isEnterprise, refusal } from '@campus/contract/kit';
import {
  delivery,
  employUser,
  formAuditBatch,
  formFlow,
  printForm,
  type RecommendationForm,
  type ResumePreview,
  resume,
  resumePreview,
  resumeRefusals,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { recordView } from './delivery-calls.ts';
import { loadAccess } from './resume-access.ts';

type Data = Record<string, unknown>;
/** The delivery that lets a company read a résumé. */
export interface ReadThrough {
  readonly id: string;
  readonly postName: string | null;
}

/** The given delivery of the student, if visible to the session, or the latest one. */
export async function findDeliveryRead(
  employId: string,
  deliveryId: string | null,
  context: Context,
): Promise<ReadThrough | undefined> {
  const { rows } = await sql<ReadThrough>`
    select d.id, p.name as post_name from rc_delivery as d left join rc_company_post p on p.id = d.post_id
    where ${await context.visible(delivery, 'd')} and d.employ_id = ${employId} and (${deliveryId}::text is null or d.id = ${deliveryId})
    order by d.deliver_time desc nulls last, d.id desc limit 1`.execute(context.db);
  return rows[0];
}

/** Student fields shown on a résumé. */
const studentNames = [
  'realname',
  'sex',
  'birthday',
  'political',
  'mobile',
  'email',
  'wechat',
  'schoolName',
  'departId',
  'eduLevel',
  'majorCode',
  'majorDirection',
  'enrollDate',
  'gradDate',
  'gradYear',
  'gpa',
  'rankText',
  'originCode',
  'studentNo',
] as const;
function maskResume(row: Data): Data {
  const names = studentNames.flatMap((name) => [name, `${name}_dictText`]);
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])));
}

/** The résumé and its student, limited to readable fields. Throws notFound. */
export async function readResume(id: string, context: Context): Promise<ResumePreview> {
  const { engine, session } = context;
  const row = await engine.one(resume, id, context);
  const employId = row.employId as string;
  const student = await engine.one(employUser, employId, context);
  const access = isEnterprise(session) ? ((await loadAccess([employId], context)).get(employId) ?? 'gone') : 'full';
  const { rows } = await sql`select 1 from rc_resume where id = ${id} and file is not null`.execute(context.db);
  return { id, access, hasFile: rows.length > 0 && access === 'full', student: maskResume(student), resume: row };
}

const preview = answer(
  resumePreview,
  async ({ id, deliveryId }, context) => {
    const shown = await readResume(id, context);
    await sql`update rc_resume set view_count = coalesce(view_count, 0) + 1 where id = ${id}`.execute(context.db);
    if (isEnterprise(context.session)) {
      const through = await findDeliveryRead(shown.resume.employId as string, deliveryId, context);
      // Without a delivery the access comes from a recommendation; a delivery given by id must exist.
      if (!through && deliveryId) throw failure('notFound');
      if (through) await recordView(through.id, 'read', context);
    }
    return shown;
  },
  { transaction: true },
);

const print = answer(printForm, async ({ id }, context): Promise<RecommendationForm> => {
  const { resume: row, student } = await readResume(id, context);
  if (getState(formFlow, row.formAudit) !== 'approved') throw refusal(resumeRefusals.formNotApproved, 'RC_STATE');
  const { formNo, formOpinion, formAuditBy, formAuditTime } = row as Omit<RecommendationForm, 'student' | 'resume'>;
  return { formNo, formOpinion, formAuditBy, formAuditTime, student, resume: row };
});

const audits = auditBatchAnswer(formAuditBatch, resume, 'realname');

export const resumeAnswers = [preview, print, audits];
