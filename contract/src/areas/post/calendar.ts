import { calendarEvents, deadlineTone, getCodes } from '../../kit/index.ts';
import { companyPost } from './company-post.ts';
import { extendPost } from './post-calls.ts';
import { postFlow } from './post-flow.ts';

const both = ['school', 'enterprise'] as const;
const filters = { companyId: 'companyId', postId: 'id' } as const;

/** Last days of open posts. */
export const postDeadlineEvents = calendarEvents({
  kind: 'postDeadline',
  title: '岗位截止',
  calendar: 'employment',
  sides: both,
  entity: companyPost,
  rows: ['postStatus', 'in', getCodes(postFlow, 'active', 'paused')],
  start: 'endDate',
  names: ['name'],
  company: 'companyName',
  filters,
  tone: deadlineTone,
  move: {
    sides: ['enterprise'],
    path: extendPost.path,
    may: (_row, session) => session.codes.has(companyPost.can.edit as string),
    body: ({ id, version }, start) => ({ id, version, endDate: start }),
  },
  link: (id) => ({ path: `/post/detail/${id}`, query: {} }),
});
/** Last days in time of audits of posts. */
export const postAuditEvents = calendarEvents({
  kind: 'postAudit',
  title: '岗位审核到期',
  calendar: 'employment',
  sides: ['school'],
  entity: companyPost,
  rows: ['postStatus', 'in', getCodes(postFlow, 'waiting')],
  start: 'updateTime',
  due: 'register.auditDays',
  names: ['name'],
  company: 'companyName',
  needs: companyPost.can.audit as string,
  filters,
  tone: deadlineTone,
  link: (id) => ({ path: `/post/detail/${id}`, query: {} }),
});
