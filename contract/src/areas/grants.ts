import type { Side } from '../kit/index.ts';

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

/** Grants of codes: `prefix`, its actions, the roles. `*` means every action; rows are cumulative per role. */
export interface GrantRow {
  readonly prefix: string;
  readonly actions: string;
  readonly roles: string;
}
const grant = (prefix: string, actions: string, roles: string): GrantRow => ({ prefix, actions, roles });

const keep = 'add edit delete deleteBatch importExcel';
const look = 'list exportXls';
const admin = 'school_admin';
const auditor = 'school_auditor';
const staff = 'school_staff';
const college = 'college_staff';
const enterprise = 'ent_admin ent_hr';
const desk = `${admin} ${staff}`;
const everyOffice = `${admin} ${staff} ${college}`;

const everybody = shippedRoles.map(({ code }) => code).join(' ');

/** Shipped grants of all entities. */
export const grantRows: readonly GrantRow[] = [
  grant('company:company', look, `${admin} ${auditor} ${staff} viewer`),
  grant('company:company', 'list', college),
  grant('company:company', keep, desk),
  grant('company:company', 'edit', 'ent_admin'),
  grant('company:company', 'audit', `${admin} ${auditor}`),
  grant('company:company', 'disable', admin),
  grant('company:company', 'plain', `${admin} ${auditor} ${staff} ent_admin`),
  grant('company:companyUser', `${look} ${keep}`, `${desk} ent_admin`),
  grant('company:companyUser', look, 'viewer'),
  grant('company:companyUser', 'resetPwd freeze', `${admin} ent_admin`),
  grant('company:accountAlteration', `audit ${look}`, `${admin} ${auditor}`),
  grant('post:companyPost', look, `${admin} ${auditor} ${staff} ${enterprise} viewer`),
  grant('post:companyPost', 'list', college),
  grant('post:companyPost', `${keep} pause close refresh`, `${desk} ${enterprise}`),
  grant('post:companyPost', 'audit offline', `${admin} ${auditor}`),
  grant('post:postType', '*', `${admin} ${auditor}`),
  grant('post:forbiddenWord', '*', `${admin} ${auditor}`),
  grant('employ:employUser', `${look} ${keep} pii`, everyOffice),
  grant('employ:employUser', look, 'viewer'),
  grant('employ:employUser', 'merge', admin),
  grant('resume:resume', `${look} download audit`, everyOffice),
  grant('resume:resume', look, 'viewer'),
  grant('resume:resume', 'download', enterprise),
  grant('resume:resume', keep, desk),
  grant('resume:resume', 'add edit', college),
  grant('account', 'setting', everybody),
  grant('recruit:setting', 'edit', admin),
  grant('recruit:holiday', '*', admin),
  grant('resume:delivery', look, `${everyOffice} ${enterprise} viewer`),
  grant('resume:delivery', 'pass reject restore note', enterprise),
  grant('resume:delivery', 'close', `${desk} ${enterprise}`),
  grant('resume:delivery', 'skip', 'ent_admin'),
  grant('resume:delivery', 'transfer', `${desk} ${enterprise}`),
  grant('resume:delivery', 'behalf', everyOffice),
  grant('recommend:resumeRecommend', `${look} add revoke`, everyOffice),
  grant('recommend:resumeRecommend', look, 'viewer'),
  grant('recommend:resumeRecommend', 'list handle', enterprise),
  grant('dashboard:analysis', 'view', `${admin} ${auditor} ${staff} ${college} viewer`),
  grant('dashboard:workplace', 'view', `${admin} ${auditor} ${staff} school_finance ${college}`),
  grant('dashboard:workplace', 'view', `content_auditor expert viewer ${enterprise} ent_interviewer org_admin`),
  grant('dashboard:company', 'view', enterprise),
  grant('publicity:companyPublicity', '*', admin),
  grant('publicity:companyPublicity', 'list add edit publish offline exportXls importExcel', staff),
  grant('publicity:companyPublicity', look, 'viewer'),
  grant('publicity:loginConfig', '*', admin),
  grant('interaction:feedback', '*', admin),
  grant('interaction:feedback', 'list add edit accept resolve reject duplicate reopen score exportXls', staff),
  grant('interaction:feedback', look, 'viewer'),
  grant('interaction:feedback', 'list', 'content_auditor'),
  grant('interaction:feedback', 'list add reopen score', enterprise),
  grant('questAns', '*', admin),
  grant('questAns', 'list add edit enable disable test mergeSimilar statistics importExcel exportXls', staff),
  grant('questAns', `${look} statistics`, 'viewer'),
  grant('questAns', 'list', `content_auditor ${enterprise}`),
  grant('questAns:miss', '*', admin),
  grant('questAns:miss', 'list convert attach ignore exportXls', staff),
  grant('questAns:miss', look, 'viewer'),
  grant('questAns:miss', 'list ignore', 'content_auditor'),
  grant('questAns:category', '*', admin),
  grant('questAns:category', 'list add edit', staff),
  grant('questAns:category', 'list', 'viewer content_auditor'),
  grant('system:message', '*', admin),
  grant('system:message', 'list edit exportXls', staff),
  grant('system:message', look, 'viewer'),
  grant('system:message:template', '*', admin),
  grant('system:message:template', 'list add edit exportXls sendMsg', staff),
  grant('system:message:template', look, 'viewer'),
  grant('system:message:event', 'list edit', `${admin} ${staff}`),
  grant('system:message:event', 'list', 'viewer'),
  grant('system:sysAnnouncement', '*', admin),
  grant('system:sysAnnouncement', 'list add edit exportXls doReleaseData doReovkeData', staff),
  grant('system:sysAnnouncement', look, 'viewer'),
  grant('system:user', '*', admin),
  grant('system:useragent', '*', admin),
  grant('system:superQuery', 'manage', admin),
  grant('system:listView', 'share', `${desk} ${auditor}`),
  grant('system:role', '*', admin),
  grant('system:permission', 'saveRole', admin),
  grant('system:depart', '*', admin),
  grant('system:depart:role', '*', admin),
  grant('system:permission', 'saveDepart', admin),
  grant('system:addressbook', 'phone', desk),
  grant('system:position', '*', admin),
  grant('system:dict', '*', admin),
  grant('system:dict:item', '*', admin),
  grant('system:tableWhite', '*', admin),
  grant('system:category', '*', admin),
];

const words = (list: string): string[] => list.split(' ').filter(Boolean);
/** Whether the shipped grants give `code` to the role; superuser roles hold every code of their side. */
export function isGranted(roleCode: string, code: string): boolean {
  if (roleCode === 'admin' || roleCode === 'platform_admin') return true;
  const at = code.lastIndexOf(':');
  const [prefix, action] = [code.slice(0, at), code.slice(at + 1)];
  return grantRows.some(
    (row) =>
      row.prefix === prefix &&
      words(row.roles).includes(roleCode) &&
      (row.actions === '*' || words(row.actions).includes(action)),
  );
}
