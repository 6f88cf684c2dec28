import {
  type AuditEntry,
  auditBatchCall,
  batchReasons,
  endpoint,
  formFields,
  ref,
  text,
  type,
} from '../../kit/index.ts';
import { company } from './company.ts';
import { proofFields } from './company-fields.ts';

const companyId = ref({ label: '企业', to: 'company', required: true });
type Shown = Record<string, unknown>;

/** A check for the auditor before approval; level `block` prevents it. */
export interface CheckItem {
  readonly name: string;
  readonly level: 'block' | 'warn' | 'ok';
  readonly note: string;
}
export interface AuditPanel {
  readonly items: readonly CheckItem[];
  /** Expected day of the decision. */
  readonly expectedDate: string | null;
  readonly overdue: boolean;
}
/** Rows per tab of the list. */
export interface CompanyCounts {
  readonly all: number;
  readonly waiting: number;
  readonly approved: number;
  readonly refused: number;
  /** 待完善资料 and 资料未提交. */
  readonly notSubmitted: number;
  readonly disabled: number;
}
export interface CompanyMember {
  /** Id of the account. */
  readonly id: string;
  /** Id of the membership, which posts refer to; null for users without a company. */
  readonly companyUserId: string | null;
  readonly username: string;
  readonly realname: string;
  /** Masked. */
  readonly mobile: string | null;
  /** Alias used by framework clients. */
  readonly phone: string | null;
  readonly role: number | null;
  readonly status: number;
  readonly tenantId: number;
  readonly companyId: string | null;
}
/** Public data of an approved company. */
export interface PublicCompany {
  readonly id: string;
  readonly companyName: string;
  readonly shortName: string | null;
  readonly logo: string | null;
  readonly tags_dictText: string | null;
  readonly nature_dictText: string | null;
  readonly industry_dictText: string | null;
  readonly scale_dictText: string | null;
  readonly regionCode_dictText: string | null;
  readonly address: string | null;
  readonly website: string | null;
  readonly introduction: string | null;
  readonly welfare_dictText: string | null;
}

/** Open to every signed-in user; the entity's visibility limits the rows. */
export const companyById = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/queryById',
  title: '企业详情',
  needs: 'signed-in',
  input: { id: companyId },
  output: type<Shown>(),
});
/** Added by the school: approved immediately, with an administrator account whose password is returned once. */
export const addCompany = endpoint({
  method: 'POST',
  path: '/api/pc/bizCompany/add',
  title: '新增企业',
  needs: 'company:company:add',
  input: {
    ...formFields(company, 'add', 'staff'),
    ...proofFields,
    adminUsername: text({ label: '管理员账号', max: 18 }),
  },
  output: type<Shown & { account: { username: string; password: string } }>(),
  done: '添加成功！',
});
export const auditCheck = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/auditCheck',
  title: '企业审核校验',
  silent: true,
  needs: 'company:company:audit',
  input: { id: companyId },
  output: type<AuditPanel>(),
});
export const auditLog = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/auditLog',
  title: '企业审核记录',
  needs: 'company:company:list',
  input: { id: companyId },
  output: type<AuditEntry[]>(),
});
export const auditBatch = auditBatchCall(company, '企业批量审核', batchReasons('rc_company_reject_reason'));
export const companyCounts = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/counts',
  title: '企业数量',
  needs: 'company:company:list',
  input: {},
  output: type<CompanyCounts>(),
});
export const myCompany = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/myCompany',
  title: '我的企业',
  needs: 'signed-in',
  input: {},
  output: type<Shown>(),
});
/** Accepts the row as it was read; fails when a certified value differs. */
export const editMyCompany = endpoint({
  method: 'PUT',
  path: '/api/pc/bizCompany/myCompany',
  title: '修改企业信息',
  needs: 'company:company:edit',
  input: {},
  output: type<Shown>(),
  done: '编辑成功！',
});
export const companyMembers = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/getUserByCompanyId',
  title: '企业成员',
  needs: 'signed-in',
  input: { companyId: text({ label: '企业', max: 32 }), id: text({ label: '企业', max: 32 }) },
  output: type<CompanyMember[]>(),
});
/** Contacts of the high-tech zone; the transfer dialog uses the first one as initiator. */
export const zoneMembers = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/getGxCompanyUser',
  title: '高新区用户',
  needs: 'signed-in',
  input: { companyId: text({ label: '企业', max: 32 }) },
  output: type<CompanyMember[]>(),
});
export const publicCompany = endpoint({
  method: 'GET',
  path: '/api/pc/bizCompany/publicDetail',
  title: '企业主页',
  needs: 'anyone',
  input: { id: text({ label: '企业', max: 32, required: true }) },
  output: type<PublicCompany>(),
  perMinute: 60,
});
