import { company } from '@campus/contract/enterprise';
import {
  applyChoices,
  applyEntryCode,
  applyRefusals,
  applyWords,
  auditFairApplies,
  boothModes,
  type FairHealthKind,
  fairApply,
  fairApplyFlow,
  fairHealth,
  fairHealthKinds,
  insureFlow,
  jobFair,
  remindApplies,
} from '@campus/contract/jobfair';
import { failure, getState, isEnterprise, type Row, refusal } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { batch } from '../../kit/write/step.ts';
import { loadQrAddress } from '../../platform/qr/qr-codes.ts';
import { setting } from '../../platform/settings.ts';
import { refusalOf } from './apply-checks.ts';
import { notifyCompany } from './apply-notices.ts';
import type { Apply, Company, Fair } from './apply-parties.ts';

export const auditAppliesAnswer = auditBatchAnswer(auditFairApplies, fairApply, 'companyName');

/** The company that a form is about: the own one, or that of the form. */
async function readCompany(given: string | null, context: Context): Promise<Company | undefined> {
  const id = isEnterprise(context.session) ? context.session.companyId : given;
  if (!id) return undefined;
  const { rows } = await sql<Company>`select * from rc_company where ${context.live(company)} and id = ${id}`.execute(
    context.db,
  );
  return rows[0];
}
/** The application of the company for this fair that counts: it is one, unless it was cancelled. */
async function findApply(fairId: string, companyId: string, context: Context) {
  const { draft, rejected, cancelled } = fairApplyFlow.states;
  const { rows } = await sql<{ id: string; status: number }>`
    select id, status from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fairId}
      and company_id = ${companyId} and status <> ${cancelled.code}::int`.execute(context.db);
  const isUnfinished = ({ status }: { status: number }) => status === draft.code || status === rejected.code;
  return {
    /** Begun, or refused: the company goes on with it. */
    unfinished: rows.find(isUnfinished)?.id ?? null,
    isSubmitted: rows.some((row) => !isUnfinished(row)),
  };
}
async function openPostsOf(companyId: string, context: Context) {
  const { rows } = await sql<{ id: string; name: string; headcount: number }>`
    select id, name, coalesce(headcount, 1) as headcount from rc_company_post where ${context.live(companyPost)}
      and company_id = ${companyId} and ${inStates(postFlow, ['active'])} order by create_time desc limit 200`.execute(
    context.db,
  );
  return rows;
}

export const applyChoicesAnswer = answer(applyChoices, async ({ fairId, companyId }, context) => {
  await context.engine.one(jobFair, fairId, context);
  const { rows } = await sql<Fair>`select * from rc_job_fair where ${context.live(jobFair)} and id = ${fairId}`.execute(
    context.db,
  );
  const fair = rows[0] as Fair;
  const firm = await readCompany(companyId, context);
  const taken = fair.placeCount ?? 0;
  const own = firm && (await findApply(fairId, firm.id, context));
  return {
    fairTitle: fair.title,
    notice: fair.notice,
    boothMode: fair.boothMode,
    needInsure: fair.needInsure,
    placesLeft: Math.max(0, (fair.maxCompany ?? 0) - taken),
    waiting: fair.queueCount ?? 0,
    mayWait: fair.allowWaitlist === 1,
    boothPerCompany: await setting(context, 'fair.boothPerCompany'),
    maxPost: await setting(context, 'fair.maxPost'),
    maxAttendee: await setting(context, 'fair.maxAttendee'),
    posts: firm ? await openPostsOf(firm.id, context) : [],
    contact: firm?.contactName ?? '',
    contactMobile: firm?.contactMobile ?? '',
    applyId: own?.unfinished ?? null,
    refusal: own?.isSubmitted ? applyRefusals.applied : firm ? await refusalOf({ firm, fair }, context) : null,
  };
});

export const entryCodeAnswer = answer(
  applyEntryCode,
  async ({ id }, context, call) => {
    const row = await context.engine.one<Apply & { fairTitle: string; companyName: string; fairStart: string }>(
      fairApply,
      id,
      context,
    );
    const { rows } = await sql<{ entryCode: string | null }>`
      select entry_code from rc_fair_apply where ${context.live(fairApply)} and id = ${id}`.execute(context.db);
    const code = rows[0]?.entryCode;
    const state = getState(fairApplyFlow, row.status);
    if (!code || (state !== 'confirmed' && state !== 'arrived'))
      throw failure('wrongState', fairApplyFlow.states[state].label, applyWords.showCode);
    const url = await loadQrAddress({ bizType: fairApply.qr?.type ?? '', bizId: id }, context, call);
    const { fairTitle, companyName, boothNos, fairStart: startTime } = row;
    return { code, url, fairTitle, companyName, boothNos, startTime };
  },
  { transaction: true },
);

type Problem = { readonly id: string; readonly companyName: string };
/** The applications with a problem before the fair. */
async function listProblems(kind: FairHealthKind, fair: Row<typeof jobFair>, context: Context): Promise<Problem[]> {
  const none = sql<boolean>`false`;
  const people = sql`select 1 from rc_fair_attendee p where p.apply_id = a.id and p.del_flag = 0`;
  const condition = {
    unconfirmed: sql<boolean>`${inStates(fairApplyFlow, ['passed'], 'a')}`,
    noPeople: sql<boolean>`${inStates(fairApplyFlow, ['confirmed'], 'a')} and not exists (${people})`,
    insurance:
      fair.needInsure === 1
        ? sql<boolean>`${inStates(fairApplyFlow, ['passed', 'confirmed'], 'a')} and exists (${people}
          and not ${inStates(insureFlow, ['passed'], 'p')})`
        : none,
    noBooth:
      fair.boothMode === boothModes.none
        ? none
        : sql<boolean>`${inStates(fairApplyFlow, ['passed', 'confirmed'], 'a')} and not exists (
            select 1 from rc_fair_booth b where b.apply_id = a.id and b.del_flag = 0)`,
    noPost: sql<boolean>`${inStates(fairApplyFlow, ['passed', 'confirmed'], 'a')} and not exists (
      select 1 from rc_fair_apply_post x join rc_company_post p on p.id = x.post_id
        and ${inStates(postFlow, ['active'], 'p')} and p.del_flag = 0
      where x.apply_id = a.id and x.del_flag = 0)`,
  }[kind];
  const { rows } = await sql<Problem>`
    select a.id, c.company_name from rc_fair_apply a join rc_company c on c.id = a.company_id
    where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fair.id} and ${condition}
    order by c.company_name, a.id limit 500`.execute(context.db);
  return rows;
}
const kinds = Object.keys(fairHealthKinds) as FairHealthKind[];
async function readFair(id: string, context: Context): Promise<Row<typeof jobFair>> {
  const { rows } = await sql<Row<typeof jobFair>>`
    select * from rc_job_fair where ${await context.visible(jobFair)} and id = ${id}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
export const fairHealthAnswer = answer(fairHealth, async ({ fairId }, context) => {
  const fair = await readFair(fairId, context);
  return Promise.all(kinds.map(async (kind) => ({ kind, applies: await listProblems(kind, fair, context) })));
});

/** Reminds each company of what is missing, at most once an hour. */
export const remindAppliesAnswer = answer(
  remindApplies,
  async ({ fairId, kind }, context, call) => {
    const fair = await readFair(fairId, context);
    if (String(fair.startTime ?? '') <= context.now) throw refusal(applyWords.remindLate, 'RC_STATE');
    const problems = await listProblems(kind, fair, context);
    if (problems.length === 0) return { ok: 0, failed: [] };
    const names = new Map(problems.map(({ id, companyName }) => [id, companyName]));
    const what = fairHealthKinds[kind];
    return batch(
      problems.slice(0, 200).map(({ id }) => id),
      async (id) => names.get(id) ?? id,
      (id) =>
        context.engine.transaction(call, async (each) => {
          const row = await each.engine.lock(fairApply, id, each);
          if (row) await notifyCompany('F21', row, each, { what }, `${kind} ${each.now.slice(0, 13)}`);
        }),
    );
  },
  { transaction: false },
);
