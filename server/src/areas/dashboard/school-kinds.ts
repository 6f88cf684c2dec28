import { entities } from '@campus/contract';
import { feedback, feedbackFlow } from '@campus/contract/interaction';
import { bookingFlow, venueBooking } from '@campus/contract/interview';
import { type AnyEntity, auditDays, type Filter, getCodes, listQueryOf, type Workflow } from '@campus/contract/kit';
import { agreement, dispatch, toPush } from '@campus/contract/resume';
import { agreementStatuses } from '@campus/contract/rules';
import { allCohorts, employment, employmentFlow, ofUnmerged } from '@campus/contract/statistics';
import type { TaskKind } from './task-kind.ts';

const destination = {
  code: 'employ:employment:audit',
  entity: employment,
  names: ['realname', 'unitName'],
  owner: 'staff',
  days: 'register.auditDays',
} as const;
const signing = {
  entity: agreement,
  names: ['realname', 'postName'],
  owner: 'staff',
  days: 'register.auditDays',
} as const;
const signingPage = '/resume/step/sign';
const ofCollege: Filter = ['status', 'eq', agreementStatuses.college];
const ofSchool: Filter = ['status', 'eq', agreementStatuses.school];
/** Both parties agree to the end: the school decides. */
const toEnd: Filter = {
  all: [
    ['status', 'eq', agreementStatuses.ending],
    ['endAgreeTime', 'filled', null],
  ],
};
const heldBookings: Filter = ['status', 'eq', bookingFlow.states.held.code];
const openFeedback = getCodes(feedbackFlow, 'waiting', 'running');

/** The audits of entities, as their workflows declare them. */
const audits: readonly TaskKind[] = (entities as readonly AnyEntity[]).flatMap((entity) => {
  const flow = entity.workflow as Workflow<'waiting'> | undefined;
  if (!flow?.task) return [];
  const { key, title, since, names, days = auditDays, path, isOfList } = flow.task;
  const query = isOfList ? { [flow.column]: String(flow.states.waiting.code) } : {};
  return {
    ...{ key, title, since, names, days, entity, link: { path, query } },
    code: entity.can.approve as string,
    rows: [flow.column, 'in', getCodes(flow, 'waiting')],
    owner: 'staff',
  };
});
/** What waits for the school and its colleges. */
const kinds: readonly TaskKind[] = [
  ...audits,
  {
    key: 'dispatchPush',
    title: '待推送派遣',
    code: 'resume:dispatch:push',
    entity: dispatch,
    rows: toPush,
    since: 'waitSince',
    names: ['realname', 'postName'],
    owner: 'staff',
    days: 'delivery.staleDays',
    link: { path: '/resume/step/dispatch', query: listQueryOf(dispatch, toPush) },
  },
  {
    ...signing,
    key: 'signCollege',
    title: '签约待院系审核',
    code: 'resume:agreement:collegeAudit',
    rows: ofCollege,
    since: 'signedTime',
    link: { path: signingPage, query: listQueryOf(agreement, ofCollege) },
    only: 'college',
  },
  {
    ...signing,
    key: 'signSchool',
    title: '签约待学校鉴证',
    code: 'resume:agreement:schoolAudit',
    rows: ofSchool,
    since: 'collegeTime',
    link: { path: signingPage, query: listQueryOf(agreement, ofSchool) },
    only: 'staff',
  },
  {
    ...signing,
    key: 'signEnd',
    title: '解约审核',
    code: 'resume:agreement:schoolAudit',
    rows: toEnd,
    since: 'endAgreeTime',
    link: { path: signingPage, query: listQueryOf(agreement, toEnd) },
    only: 'staff',
  },
  {
    ...destination,
    key: 'destCollege',
    title: '毕业去向待院系审核',
    rows: { all: [['audit', 'eq', employmentFlow.states.college.code], ofUnmerged] },
    since: 'submitTime',
    link: {
      path: '/employ/destination',
      query: { cohort: allCohorts, audit: String(employmentFlow.states.college.code) },
    },
    only: 'college',
  },
  {
    ...destination,
    key: 'destSchool',
    title: '毕业去向待学校审核',
    rows: { all: [['audit', 'eq', employmentFlow.states.school.code], ofUnmerged] },
    since: 'collegeTime',
    link: {
      path: '/employ/destination',
      query: { cohort: allCohorts, audit: String(employmentFlow.states.school.code) },
    },
    only: 'staff',
  },
  {
    key: 'booking',
    title: '场地占用待通过',
    code: 'venue:booking:edit',
    entity: venueBooking,
    rows: heldBookings,
    since: 'createTime',
    names: ['title', 'holder'],
    owner: 'staff',
    days: 'register.auditDays',
    until: 'startTime',
    link: { path: '/interview/booking', query: listQueryOf(venueBooking, heldBookings) },
  },
  {
    key: 'feedback',
    title: '意见反馈待处理',
    code: 'interaction:feedback:accept',
    entity: feedback,
    rows: ['status', 'in', openFeedback],
    since: 'createTime',
    names: ['content'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/interaction/feedback', query: { status: openFeedback.join(',') } },
  },
];
export const listSchoolKinds = (): readonly TaskKind[] => kinds;
