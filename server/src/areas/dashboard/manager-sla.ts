import { type AuditSpeed, managerSla } from '@campus/contract/dashboard';
import {
  accountAlteration,
  alterationFlow,
  changeFlow,
  company,
  companyChange,
  companyFlow,
} from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { agreement } from '@campus/contract/resume';
import { agreementStatuses } from '@campus/contract/rules';
import { employment, employmentFlow, ofUnmerged } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { loadCohort } from '../statistics/cohort.ts';
import { getCached } from './cache.ts';
import { loadCount, mayList } from './counts.ts';

/** An audit by the state of what waits for it. */
interface Audit {
  readonly key: string;
  readonly name: string;
  readonly of: AnyEntity;
  readonly state: number;
  readonly path: string;
  /** The page at `path` lists only what waits. */
  readonly isQueue?: true;
}
const { college, school } = agreementStatuses;
const destination = employmentFlow.states;
const audits: readonly Audit[] = [
  {
    key: 'company',
    name: '企业审核',
    of: company,
    state: companyFlow.states.waiting.code,
    path: '/enterprise/audit',
    isQueue: true,
  },
  {
    key: 'post',
    name: '岗位审批',
    of: companyPost,
    state: postFlow.states.waiting.code,
    path: '/post/audit',
    isQueue: true,
  },
  {
    key: 'alteration',
    name: '账号变更审核',
    of: accountAlteration,
    state: alterationFlow.states.waiting.code,
    path: '/enterprise/alteration',
  },
  {
    key: 'companyChange',
    name: '资质变更审核',
    of: companyChange,
    state: changeFlow.states.waiting.code,
    path: '/enterprise/change',
  },
  { key: 'signCollege', name: '签约院系审核', of: agreement, state: college, path: '/resume/step/sign' },
  { key: 'signSchool', name: '签约学校鉴证', of: agreement, state: school, path: '/resume/step/sign' },
  {
    key: 'destCollege',
    name: '去向院系审核',
    of: employment,
    state: destination.college.code,
    path: '/employ/destination',
  },
  {
    key: 'destSchool',
    name: '去向学校审核',
    of: employment,
    state: destination.school.code,
    path: '/employ/destination',
  },
];
const columnOf = ({ of }: Audit): string => of.workflow?.column ?? '';
const countedDays = 90;

/** Median hours between entering the waiting state and leaving it, from the history of workflows. */
async function loadAuditSpeed(
  { of, state }: Audit,
  { db, session, now }: Context,
): Promise<{ readonly hours: number | null; readonly decided: number }> {
  const { rows } = await sql<{ hours: number | null; decided: number }>`
    with changes as (
      select to_status, operate_time as since,
        lead(operate_time) over (partition by biz_id order by operate_time, id) as until
      from biz_audit_log where tenant_id = ${session.tenantId} and biz_type = ${of.name})
    select round((percentile_cont(0.5) within group (order by extract(epoch from until - since) / 3600))::numeric, 1)::float8 as hours,
      count(*)::int as decided
    from changes where to_status = ${state}::int and until > ${now}::timestamptz - make_interval(days => ${countedDays}::int)`.execute(
    db,
  );
  return rows[0] ?? { hours: null, decided: 0 };
}
/** What the list shows: destinations are listed by cohort. */
const waitingRows = (audit: Audit, gradYear: number): Filter => ({
  all: [
    [columnOf(audit), 'eq', audit.state],
    ...(audit.of === employment ? [['gradYear', 'eq', gradYear] as const, ofUnmerged] : []),
  ],
});
const slaAnswer = answer(managerSla, async ({ gradYear }, context) => {
  const cohort = await loadCohort(gradYear, context);
  return getCached(`managerSla|${cohort.gradYear}`, context, async () => {
    const shown: AuditSpeed[] = [];
    for (const audit of audits.filter(({ of }) => mayList(context, of))) {
      const { key, name, of, path, isQueue, state } = audit;
      const waiting = await loadCount(of, waitingRows(audit, cohort.gradYear), context);
      const query = {
        ...(!isQueue && { [columnOf(audit)]: String(state) }),
        ...(of === employment && { gradYear: cohort.query.gradYear }),
      };
      shown.push({ key, name, waiting, link: { path, query }, ...(await loadAuditSpeed(audit, context)) });
    }
    return { asOf: context.now, audits: shown };
  });
});

export const managerSlaAnswers = [slaAnswer];
