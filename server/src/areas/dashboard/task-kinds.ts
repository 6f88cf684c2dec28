import type { FigureLink } from '@campus/contract/dashboard';
import { accountAlteration, company } from '@campus/contract/enterprise';
import { interview } from '@campus/contract/interview';
import type { AnyEntity, Filter, Session } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import {
  columnFilters,
  columnQueries,
  delivery,
  dispatch,
  recommend,
  toEvaluate,
  toPush,
  toReceive,
} from '@campus/contract/resume';
import type { WaitKey } from '@campus/contract/rules';
import { allCohorts, employment, employmentFlow, ofUnmerged } from '@campus/contract/statistics';
import type { Context } from '../../kit/context.ts';

/** A kind of pending work: its owner, its rows, their age and deadline. */
export interface TaskKind {
  readonly key: string;
  readonly title: string;
  /** Title of the unfiltered figure where a figure of the chosen period has a similar name. */
  readonly allTitle?: string;
  readonly code: string;
  readonly entity: AnyEntity;
  readonly rows: Filter;
  readonly since: string;
  /** The fields that form a row's title, in order. */
  readonly names: readonly string[];
  /** The side that owns the work; the other side may act if its permission codes allow it. */
  readonly owner: 'staff' | 'enterprise';
  /** The only users whose work it is; default: everybody with the code. */
  readonly only?: Session['audience'];
  readonly days: WaitKey;
  /** The field with the deadline of a row; default: so many days after `since`. */
  readonly until?: string;
  readonly link: FigureLink;
}
const destination = {
  code: 'employ:employment:audit',
  entity: employment,
  names: ['realname', 'unitName'],
  owner: 'staff',
  days: 'register.auditDays',
} as const;
const kinds: readonly TaskKind[] = [
  {
    key: 'company',
    title: '企业审核',
    code: 'company:company:audit',
    entity: company,
    rows: ['auditStatus', 'eq', 2],
    since: 'submitTime',
    names: ['companyName'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/enterprise/audit', query: {} },
  },
  {
    key: 'post',
    title: '岗位审批',
    code: 'post:companyPost:audit',
    entity: companyPost,
    rows: ['postStatus', 'eq', 3],
    since: 'updateTime',
    names: ['name', 'companyName'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/post/audit', query: {} },
  },
  {
    key: 'alteration',
    title: '账号变更审核',
    code: 'company:accountAlteration:audit',
    entity: accountAlteration,
    rows: ['status', 'eq', 1],
    since: 'createTime',
    names: ['companyName', 'username'],
    owner: 'staff',
    days: 'register.auditDays',
    link: { path: '/enterprise/alteration', query: { status: '1' } },
  },
  {
    key: 'delivery',
    title: '待处理简历',
    allTitle: '待处理简历（不限时间）',
    code: 'resume:delivery:pass',
    entity: delivery,
    rows: columnFilters.waiting,
    since: 'stepTime',
    names: ['realname', 'postName'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/resume/delivery', query: columnQueries.waiting },
  },
  {
    key: 'recommend',
    title: '学校推荐待处理',
    code: 'recommend:resumeRecommend:handle',
    entity: recommend,
    rows: ['status', 'in', [1, 2]],
    since: 'recommendTime',
    names: ['realname'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/resume/recommend', query: { status: '1,2' } },
  },
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
    link: { path: '/resume/step/dispatch', query: { status: '0,3,4', isEnded: '0' } },
  },
  {
    key: 'dispatchReceive',
    title: '待接收派遣',
    code: 'resume:dispatch:confirm',
    entity: dispatch,
    rows: toReceive,
    since: 'pushTime',
    names: ['realname', 'postName'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/resume/step/dispatch', query: { status: '1' } },
  },
  {
    key: 'refusedPost',
    title: '被驳回的岗位',
    code: 'post:companyPost:edit',
    entity: companyPost,
    rows: ['postStatus', 'eq', 4],
    since: 'auditTime',
    names: ['name'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/post/list', query: { postStatus: '4' } },
    only: 'enterprise',
  },
  {
    key: 'interview',
    title: '面试待处理',
    code: 'interview:interview:result',
    entity: interview,
    rows: ['todo', 'in', [1]],
    since: 'endTime',
    names: ['realname', 'postName'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    link: { path: '/interview/list', query: { todo: '1' } },
    only: 'enterprise',
  },
  {
    key: 'evaluate',
    title: '待评价学生',
    code: 'resume:evaluation:add',
    entity: delivery,
    rows: toEvaluate,
    since: 'stepTime',
    names: ['realname', 'postName'],
    owner: 'enterprise',
    days: 'delivery.staleDays',
    until: 'evaluateDeadline',
    link: { path: '/resume/step/evaluation', query: { status: '1' } },
    only: 'enterprise',
  },
  {
    ...destination,
    key: 'destCollege',
    title: '毕业去向待院系审核',
    rows: { all: [['audit', 'eq', employmentFlow.states.college.code], ofUnmerged] },
    since: 'submitTime',
    link: { path: '/employ/destination', query: { cohort: allCohorts, audit: '1' } },
    only: 'college',
  },
  {
    ...destination,
    key: 'destSchool',
    title: '毕业去向待学校审核',
    rows: { all: [['audit', 'eq', employmentFlow.states.school.code], ofUnmerged] },
    since: 'collegeTime',
    link: { path: '/employ/destination', query: { cohort: allCohorts, audit: '2' } },
    only: 'staff',
  },
];
export const isMine = (kind: TaskKind, { session }: Context): boolean =>
  (kind.owner === 'enterprise') === (session.audience === 'enterprise');
/** The kinds the caller may handle. */
export const listPermittedKinds = ({ session }: Context): readonly TaskKind[] =>
  kinds.filter(({ code, only }) => session.codes.has(code) && (only === undefined || only === session.audience));
/** The kind with a key. */
export const getKind = (key: string): TaskKind => kinds.find((kind) => kind.key === key) as TaskKind;
