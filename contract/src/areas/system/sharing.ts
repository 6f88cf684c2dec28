import { type Filter, me, type Session } from '../../kit/index.ts';

const own: Filter = ['createBy', 'eq', me('username')];
const sharedWith = (side: Filter): Filter => ({ any: [own, { all: [['shared', 'eq', 1], side] }] });
const ofSchool = sharedWith(['companyId', 'empty', null]);

/** Own rows and shared rows of the same side: school users share with the school, company users within their company. */
export const sharedOnSide = {
  staff: ofSchool,
  college: ofSchool,
  enterprise: sharedWith(['companyId', 'eq', me('companyId')]),
  interviewer: own,
  organization: own,
} as const;

/** Shares own views with the school. */
export const shareListViews = 'system:listView:share';
/** Changes and deletes queries and views that other users share. */
export const manageSuperQueries = 'system:superQuery:manage';

/** Whether the session may share a view. Company users need no code: their views never leave the company. */
export const mayShareViews = ({ audience, companyId, codes }: Session): boolean =>
  audience === 'enterprise' ? companyId !== undefined : codes.has(shareListViews);

/** Whether the session may change and delete a saved query or view that it sees. */
export const mayChangeShared = (
  { createBy, shared }: { readonly createBy: string; readonly shared: 0 | 1 },
  { username, audience, roles, codes }: Session,
): boolean =>
  createBy === username ||
  (Number(shared) === 1 && (audience === 'enterprise' ? roles.includes('ent_admin') : codes.has(manageSuperQueries)));
