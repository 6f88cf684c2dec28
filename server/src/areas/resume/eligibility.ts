import { company } from '@campus/contract/enterprise';
import { type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { employUser, resume } from '@campus/contract/resume';
import { completenessNeeded } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';

export const sources = { own: 1, fair: 2, match: 3, recommend: 4, transfer: 5, invite: 6, preach: 7 } as const;
export interface Application {
  readonly employId: string;
  readonly postId: string;
  readonly source: number;
  /** Rules 4 and 5 are waived knowingly (sources 4 and 5). */
  readonly waived?: boolean;
}
/** Everything the rules look at, read in the transaction that writes the delivery. */
export interface Applicants {
  readonly student: Row<typeof employUser>;
  readonly post: Row<typeof companyPost>;
  readonly company: Row<typeof company>;
  readonly resume: Row<typeof resume>;
}

/** Levels of education in rising order; the numbers are those of the dictionaries. */
const levels: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '25': 2, '11': 3, '01': 4 };
const rule = (n: number, sentence: string, errorCode = 'RC_DELIVERY_RULE') => refusal(sentence, errorCode, { rule: n });

/** Two requests for one pair wait for each other here; the unique index would refuse the second all the same. */
export async function lockPair(postId: string, employId: string, context: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${postId}|${employId}`}, 0))`.execute(context.db);
}

async function readApplicants(a: Application, context: Context): Promise<Applicants> {
  const { engine } = context;
  const student = await engine.lock(employUser, a.employId, context);
  if (!student || student.mergedInto || ![1, 2].includes(student.status ?? 0)) throw rule(1, '学生状态不允许投递');
  const post = await engine.lock(companyPost, a.postId, context);
  const open =
    post &&
    (post.postStatus === 1 ||
      (([sources.recommend, sources.transfer] as number[]).includes(a.source) && post.postStatus === 2));
  if (!post || !open || post.endDate < context.now.slice(0, 10)) throw rule(2, '岗位已停止招聘');
  const employer = await engine.lock(company, post.companyId, context);
  if (!employer || employer.auditStatus !== 3 || employer.blackFlag === 1) throw rule(3, '该企业暂不可投递');
  checkFit(a, student, post);
  return { student, post, company: employer, resume: await readResume(a, student, context) };
}
function checkFit(a: Application, student: Row<typeof employUser>, post: Row<typeof companyPost>): void {
  if (a.waived && ([sources.recommend, sources.transfer] as number[]).includes(a.source)) return;
  if (!post.gradYears.split(',').includes(String(student.gradYear))) throw rule(4, '毕业年份不符合岗位要求');
  if ((levels[student.eduLevel] ?? 0) < (levels[post.eduRequire] ?? 0)) throw rule(5, '学历不符合岗位要求');
}
async function readResume(
  a: Application,
  student: Row<typeof employUser>,
  context: Context,
): Promise<Row<typeof resume>> {
  const { rows } = await sql<{
    id: string;
  }>`select id from rc_resume where employ_id = ${student.id} and del_flag = 0`.execute(context.db);
  const found = rows[0] ? await context.engine.lock(resume, rows[0].id, context) : undefined;
  const shown = found && (found.status !== 3 || a.source === sources.own);
  if (!found || !shown || (found.completeness ?? 0) < completenessNeeded.deliver)
    throw rule(6, '简历完整度不足60%，请先完善简历');
  return found;
}

async function checkPast(a: Application, context: Context): Promise<void> {
  const { now } = context;
  const { rows } = await sql<{ active: number; refused: string | null; withdrawn: number }>`
    select (count(*) filter (where status in (1, 2)))::int as active, max(update_time) filter (where status = 3) as refused,
      (count(*) filter (where status = 4))::int as withdrawn
    from rc_delivery where post_id = ${a.postId} and employ_id = ${a.employId}`.execute(context.db);
  const past = rows[0] as { active: number; refused: string | null; withdrawn: number };
  if (past.active > 0) throw rule(8, '已投递该岗位，请勿重复投递', 'RC_DELIVERY_DUP');
  if (a.source === sources.transfer) return;
  const days = await setting(context, 'delivery.redeliverDays');
  const { rows: recent } = await sql<{
    near: boolean;
  }>`select ${past.refused}::timestamptz > ${now}::timestamptz - make_interval(days => ${days}::int) as near`.execute(
    context.db,
  );
  if (past.refused && recent[0]?.near) throw rule(9, `${days}天内已被该岗位淘汰，暂不能再次投递`);
  if (past.withdrawn >= (await setting(context, 'delivery.maxWithdraw'))) throw rule(10, '已多次撤回对该岗位的投递');
}
async function checkToday(a: Application, context: Context): Promise<void> {
  if (!([sources.own, sources.fair, sources.preach] as number[]).includes(a.source)) return;
  const limit = await setting(context, 'delivery.dailyLimit');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_delivery
    where employ_id = ${a.employId} and source in (1, 2, 7) and deliver_time >= ${context.now.slice(0, 10)}::date`.execute(
    context.db,
  );
  if ((rows[0]?.n ?? 0) >= limit) throw rule(11, '今日投递次数已达上限');
}

/**
 * Who may deliver (recruitment document 10.5), asked in its order under a lock of the pair. Rules 7, 12 and 13 speak of
 * agreements, fairs and talks and come with them. Throws RC_DELIVERY_RULE with the number of the rule, RC_DELIVERY_DUP.
 */
export async function checkApplication(a: Application, context: Context): Promise<Applicants> {
  await lockPair(a.postId, a.employId, context);
  const found = await readApplicants(a, context);
  await checkPast(a, context);
  await checkToday(a, context);
  return found;
}
