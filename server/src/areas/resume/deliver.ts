import type { Row } from '@campus/contract/kit';
import { delivery, resume } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { nextNumber, shortDay } from '../../platform/running-number.ts';
import { setting } from '../../platform/settings.ts';
import { appendStep, refreshCounters } from './delivery-history.ts';
import { type Applicants, type Application, checkApplication, sources } from './eligibility.ts';

export interface DeliverOptions {
  readonly refId?: string;
  readonly remark?: string | null;
  readonly onBehalf?: boolean;
  /** Copied from the delivery it replaces; else the résumé as it is now. */
  readonly snapshot?: Record<string, unknown> | null;
  /** Confirmed already: own applications, and transfers inside one company. */
  readonly confirmed?: boolean;
}
const ownSources: readonly number[] = [sources.own, sources.fair, sources.preach];

/** The usernames of those who hear of a post: its contact, else its author. */
export async function contactOf(postId: string, context: Context): Promise<string[]> {
  const { rows } = await sql<{ username: string | null; author: string }>`
    select u.username, p.create_by as author from rc_company_post p
    left join rc_company_user m on m.id = p.contact_user_id left join sys_user u on u.id = m.user_id
    where p.id = ${postId}`.execute(context.db);
  const [row] = rows;
  return row ? [row.username ?? row.author] : [];
}

/** The résumé as it is now, with its lists and texts, frozen into a delivery. Contact data stay with the student's row. */
async function snapshotOf(row: Row<typeof resume>, context: Context): Promise<Record<string, unknown>> {
  const {
    educations,
    experiences,
    skills,
    certs,
    intentions,
    headline,
    selfEvaluation,
    photo,
    file,
    contentTime,
    completeness,
  } = await context.engine.one(resume, row.id, {
    ...context,
    session: { ...context.session, audience: 'staff' },
  });
  const bare = (path: unknown) => (typeof path === 'string' ? path.replace(/\?.*$/, '') : null);
  return {
    educations,
    experiences,
    skills,
    certs,
    intentions,
    headline,
    selfEvaluation,
    photo: bare(photo),
    file: bare(file),
    contentTime,
    completeness,
  };
}

async function deadline(context: Context): Promise<string> {
  const days = await setting(context, 'delivery.confirmDays');
  const { rows } = await sql<{
    at: string;
  }>`select ${context.now}::timestamptz + make_interval(days => ${days}::int) as at`.execute(context.db);
  return rows[0]?.at as string;
}

/** Makes one delivery by the rules of 10.5, with its first line of history, counters and messages. */
export async function deliver(
  a: Application,
  context: Context,
  options: DeliverOptions = {},
): Promise<Row<typeof delivery>> {
  const found = await checkApplication(a, context);
  const confirmed = options.confirmed ?? ownSources.includes(a.source);
  const row = await context.engine.insert(delivery, await valuesOf(a, found, confirmed, options, context), context);
  const remark = [options.remark, a.waived ? '已知不符合要求，仍要推荐' : null].filter(Boolean).join('；') || null;
  await appendStep(
    undefined,
    row,
    {
      action: 'submit',
      remark,
      ...(options.refId && { refId: options.refId, refType: 'origin' }),
      ...(options.onBehalf && { onBehalf: true }),
    },
    context,
  );
  await refreshCounters(row, context);
  await notify(context, {
    code: 'D01',
    refId: row.id,
    receivers: { usernames: await contactOf(a.postId, context) },
    params: { school: found.student.schoolName, name: found.student.realname, post: found.post.name },
  });
  if (!confirmed) {
    await notify(context, {
      code: 'D02',
      refId: row.id,
      receivers: { mobiles: [found.student.mobile] },
      params: { company: found.company.companyName, post: found.post.name, deadline: row.confirmDeadline },
    });
  }
  return row;
}

async function valuesOf(
  a: Application,
  { student, post, resume: cv }: Applicants,
  confirmed: boolean,
  options: DeliverOptions,
  context: Context,
) {
  return {
    deliveryNo: await nextNumber(context, `TD${shortDay(context.now)}`, 6),
    employId: a.employId,
    postId: a.postId,
    companyId: post.companyId,
    resumeId: cv.id,
    resumeSnapshot: options.snapshot ?? (await snapshotOf(cv, context)),
    source: a.source,
    refId: options.refId ?? null,
    step: 10,
    stepResult: 0,
    status: 1,
    studentConfirm: confirmed ? 1 : 0,
    confirmDeadline: confirmed ? null : await deadline(context),
    deliverTime: context.now,
    stepTime: context.now,
    stageTime: context.now,
    // A delivery belongs to the student's department: its staff see it.
    sysOrgCode: student.sysOrgCode,
  };
}
