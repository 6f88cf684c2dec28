import { auditDeadlines, calendarEvents, deadlineTone, getCodes } from '../../kit/index.ts';
import { company } from './company.ts';
import { companyFlow } from './company-flow.ts';

/** Last days of business licences. */
export const licenseEvents = calendarEvents({
  kind: 'licenseExpire',
  title: '营业期限到期',
  calendar: 'employment',
  sides: ['school'],
  entity: company,
  rows: ['auditStatus', 'in', getCodes(companyFlow, 'approved')],
  start: 'licenseExpire',
  names: ['companyName'],
  company: 'companyName',
  filters: { companyId: 'id' },
  tone: deadlineTone,
  link: (id) => ({ path: `/enterprise/detail/${id}`, query: {} }),
});
/** Last days in time of audits of companies. */
export const companyAuditEvents = auditDeadlines(company, {
  kind: 'companyAudit',
  title: '企业审核到期',
  names: ['companyName'],
  company: 'companyName',
  filters: { companyId: 'id' },
  link: (id) => ({ path: `/enterprise/detail/${id}`, query: {} }),
});
