import { type Filter, me, type Session } from '../../kit/index.ts';

const own: Filter = ['createBy', 'eq', me('username')];
const isSharedWith = (side: Filter): Filter => ({ any: [own, { all: [['shared', 'eq', 1], side] }] });
const ofSchool = isSharedWith(['companyId', 'empty', null]);

/** Own rows and rows shared on the same side: school users share with the school, company users within their company. */
export const sharedOnSide = {
  staff: ofSchool,
  college: ofSchool,
  enterprise: isSharedWith(['companyId', 'eq', me('companyId')]),
  interviewer: own,
  organization: own,
} as const;

/** Shares own views with the school. */
export const shareListViews = 'system:listView:share';
/** Changes and deletes queries and views shared by other users. */
export const manageSuperQueries = 'system:superQuery:manage';

/** Whether the session may share a view. Company users need no code: their views are shared within the company only. */
export const mayShareViews = ({ audience, companyId, codes }: Session): boolean =>
  audience === 'enterprise' ? companyId !== undefined : codes.has(shareListViews);

/** Whether the session may change and delete a visible saved query or view. */
export const mayChangeShared = (
  { createBy, shared }: { readonly createBy: string; readonly shared: 0 | 1 },
  { username, audience, roles, codes }: Session,
): boolean =>
  createBy === username ||
  (Number(shared) === 1 && (audience === 'enterprise' ? roles.includes('ent_admin') : codes.has(manageSuperQueries)));
