import { auditDeadlines, calendarEvents, deadlineTone, getCodes } from '../../kit/index.ts';
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
export const postAuditEvents = auditDeadlines(companyPost, {
  kind: 'postAudit',
  title: '岗位审核到期',
  names: ['name'],
  company: 'companyName',
  filters,
  link: (id) => ({ path: `/post/detail/${id}`, query: {} }),
});
