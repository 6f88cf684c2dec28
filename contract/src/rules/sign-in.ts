import type { Audience } from '../kit/session.ts';
import type { ThemeSettings } from './theme-settings.ts';

/** Input of the sign-in form, which calls the captcha `inputCode`. */
export interface LoginModel {
  username: string;
  password: string;
  captcha: string;
  checkKey: string | number;
  remember_me: boolean;
  /** 0 e-mail, 1 anything else. */
  loginType?: 0 | 1;
  loginOrgCode?: string;
}

export interface DepartBrief {
  id: string;
  parentId: string | null;
  departName: string;
  orgCode: string;
  orgType: string | null;
  orgCategory: string | null;
  departOrder: number | null;
  status: string | null;
}

export interface TenantBrief {
  id: number;
  name: string;
  status: number;
}

/** 1 administrator or staff, 2 enterprise user, 3 student, 4 organization account. */
export type UserType = '1' | '2' | '3' | '4';

/** The signed-in user as sent to the console. */
export interface LoginUser {
  id: string;
  username: string;
  realname: string | null;
  nickname: string | null;
  avatar: string | null;
  sex: number | null;
  birthday: string | null;
  phone: string | null;
  email: string | null;
  orgCode: string | null;
  orgCodeTxt: string | null;
  /** 1 normal, 2 frozen. */
  status: number;
  userIdentity: number | null;
  departIds: string | null;
  post: string | null;
  workNo: string | null;
  telephone: string | null;
  /** Ids of the user's tenants, comma-separated. */
  relTenantIds: string | null;
  loginTenantId: number | null;
  /** Name of that tenant. */
  loginTenantTxt?: string | null;
  userType: UserType;
  /** The side whose rows and steps the user has; narrower than the type. Absent in a user that an earlier version stored. */
  audience?: Audience;
  companyId: string | null;
  createTime: string | null;
  /** Home path after a sign-in without a redirect, if a role of the user sets one. */
  homePath?: string | null;
}

export interface DictItem {
  value: string;
  text: string;
  title: string;
}

/** `result` of every sign-in call. */
export interface LoginResult {
  token: string;
  userInfo: LoginUser;
  departs: DepartBrief[];
  /** 0 no department, 1 one, 2 several. */
  multi_depart: 0 | 1 | 2;
  /** Absent when the user has none. */
  tenantList?: TenantBrief[];
  sysAllDictItems: Record<string, DictItem[]>;
  mustChangePassword: boolean;
  mobileVerifyRequired: boolean;
  /** After a sign-in with a recovery code: how many are left. */
  recoveryCodesLeft?: number;
  ssoUrl: string | null;
  /** Identifies this browser at later sign-ins (header `X-Device-Token`). */
  deviceToken?: string;
  /** The user's own theme settings, if any. */
  theme?: Partial<ThemeSettings> | null;
}

/** 0 no data yet, 1 draft, 2 waiting, 3 approved (also accounts without a company), 4 rejected, 5 disabled. */
export type AuditStatus = 0 | 1 | 2 | 3 | 4 | 5;

export interface AuditSituation {
  auditStatus: AuditStatus;
  auditReason: string | null;
}

/** `result` of the company check by password or by phone. */
export interface CompanyCheck {
  /** The canonical username for the following sign-in. */
  username: string;
  auditSituation: AuditSituation;
  /** Only when the company is not approved and the account has no second factor. */
  registerToken?: string;
}

/** `result` of the registered company by username; without the registration token the mobile is masked or absent. */
export interface RegisteredCompany {
  account: string;
  mobile: string | null;
}

const dayMs = 24 * 3600_000;
/** How long the console keeps its stored data, in milliseconds. */
export const lifetimes = {
  session: 7 * dayMs,
  dictionaries: 7 * dayMs,
  keyPair: 7 * dayMs,
  lastLogin: 30 * dayMs,
} as const;
const mobileVerificationAfterMs = 30 * dayMs;

/** Next step of the sign-in after the company check. */
export type AfterCompanyCheck =
  | { readonly go: 'signIn' }
  | {
      readonly go: 'companyInfo';
      readonly path: string;
      readonly query: { readonly account: string; readonly mobile: string };
    }
  | {
      readonly go: 'auditStatus';
      readonly path: string;
      readonly query: { readonly auditStatus: string; readonly auditReason: string; readonly username: string };
    };

/** Whether `afterCompanyCheck` needs the registered company, to be fetched by username. */
export const needsRegisteredCompany = ({ auditStatus }: AuditSituation): boolean =>
  auditStatus === 0 || auditStatus === 1;

/**
 * Decision table of the sign-in: 3 signs in, 0 and 1 go to the company information with account and mobile of the
 * registered company, anything else to the approval status. `registered` is only needed for 0 and 1.
 */
export function afterCompanyCheck(
  { username, auditSituation }: CompanyCheck,
  registered?: RegisteredCompany,
): AfterCompanyCheck {
  const { auditStatus, auditReason } = auditSituation;
  if (auditStatus === 3) return { go: 'signIn' };
  if (needsRegisteredCompany(auditSituation)) {
    const query = { account: registered?.account ?? username, mobile: registered?.mobile ?? '' };
    return { go: 'companyInfo', path: '/enterprise-registration/company-info', query };
  }
  const query = { auditStatus: String(auditStatus), auditReason: auditReason ?? '', username };
  return { go: 'auditStatus', path: '/enterprise-registration/audit-status', query };
}

/** 0 when the name looks like an e-mail address, else 1. */
export const loginType = (username: string): 0 | 1 =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(username.trim()) ? 0 : 1;

/**
 * The selection needed after a sign-in; also the key of the dialog's title (`text.loginSelect.title[...]`). Undefined:
 * no dialog.
 */
export function selectionNeeded({
  multi_depart,
  tenantList = [],
}: Pick<LoginResult, 'multi_depart' | 'tenantList'>): 'both' | 'depart' | 'tenant' | undefined {
  const depart = multi_depart === 2;
  const tenant = tenantList.length > 1;
  if (depart && tenant) return 'both';
  if (depart) return 'depart';
  return tenant ? 'tenant' : undefined;
}

/** Whether the mobile must be verified again: more than 30 days since the last sign-in. Not for a first sign-in. */
export const mobileVerificationDue = (lastLoginAt: Date | undefined, now: Date): boolean =>
  lastLoginAt !== undefined && now.getTime() - lastLoginAt.getTime() > mobileVerificationAfterMs;
