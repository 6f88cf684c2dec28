import type { GrantRow, Side } from '../kit/index.ts';

/** A shipped role and the side whose menu entries it may hold. */
export interface ShippedRole {
  readonly code: string;
  readonly name: string;
  readonly side: Side;
  readonly description?: string;
}
const role = (code: string, name: string, side: Side, description?: string): ShippedRole => ({
  code,
  name,
  side,
  ...(description !== undefined && { description }),
});
/** All shipped roles. */
export const shippedRoles: readonly ShippedRole[] = [
  role('admin', '系统管理员', 'school', '系统内置，拥有全部权限'),
  role('platform_admin', '平台管理员', 'school', '全部租户的全部权限'),
  role('school_admin', '就业中心管理员', 'school'),
  role('school_auditor', '审核专员', 'school'),
  role('school_staff', '就业专员', 'school'),
  role('school_finance', '财务专员', 'school'),
  role('college_staff', '院系就业工作人员', 'school'),
  role('content_auditor', '内容审核员', 'school'),
  role('expert', '就业专家', 'school'),
  role('viewer', '只读用户', 'school'),
  role('ent_admin', '企业管理员', 'enterprise'),
  role('ent_hr', '企业招聘专员', 'enterprise'),
  role('ent_interviewer', '企业面试官', 'enterprise'),
  role('org_admin', '机构账号', 'organization'),
];

/** Grants actions of a code prefix to roles; `*` is every action. */
export const grant = (prefix: string, actions: string, roles: string): GrantRow => ({ prefix, actions, roles });

// Actions and roles that several rows of grants name.
export const keep = 'add edit delete deleteBatch importExcel';
export const look = 'list exportXls';
export const admin = 'school_admin';
export const auditor = 'school_auditor';
export const staff = 'school_staff';
export const college = 'college_staff';
export const enterprise = 'ent_admin ent_hr';
export const desk = `${admin} ${staff}`;
export const everyOffice = `${admin} ${staff} ${college}`;

export const everybody = shippedRoles.map(({ code }) => code).join(' ');
