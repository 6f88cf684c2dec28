import type { AuditSituation } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import type { Db } from '../tables.ts';

/** Single sign-on by CAS. */
export interface CasSettings {
  /** URL of the CAS server, e.g. `https://sso.example.edu.cn/cas`. */
  readonly prefix: string;
  /** URLs of this console that a ticket can be issued for; the first is the default. */
  readonly services: readonly string[];
}
/** WeChat website login. */
export interface WechatSettings {
  readonly appId: string;
  readonly secret: string;
  /** `https://api.weixin.qq.com`, or a stand-in. */
  readonly apiBase: string;
  /** Page that shows the QR code: `https://open.weixin.qq.com`. */
  readonly openBase: string;
  /** Public URL of our `/pcwxlogin/callback`. */
  readonly redirectUri: string;
  /** URL of the console, before `/user/binding`. */
  readonly console: string;
}
/** The main campus site, which redeems codes for its own sign-in. */
export interface MainSiteSettings {
  readonly address: string;
  readonly secret: string;
}
export interface SignInSettings {
  /** Fixed code of every captcha, for automated clients on loopback. */
  readonly captchaFixed?: string | undefined;
  /** False disables the limits of SMS codes and of failures per address. */
  readonly rateLimits: boolean;
  /** Idle minutes after which a session ends; 0 is never. */
  readonly sessionIdleMinutes: number;
  /** A newer sign-in ends the older ones of the same client type. */
  readonly singleLogin: boolean;
  /** Whether students (userType 3) can sign in. */
  readonly studentSignIn: boolean;
  /** SMS codes per day for the whole installation. */
  readonly smsDailyCap: number;
  readonly cas?: CasSettings | undefined;
  readonly wechat?: WechatSettings | undefined;
  readonly mainSite?: MainSiteSettings | undefined;
}
/** @internal Settings of the tests. */
export const defaultSignInSettings: SignInSettings = {
  rateLimits: true,
  sessionIdleMinutes: 24 * 60,
  singleLogin: false,
  studentSignIn: false,
  smsDailyCap: 5000,
};

/** Approval status of an account's company; `postScope` limits a recruiter to some posts. */
export interface EnterpriseSituation extends AuditSituation {
  readonly companyId?: string | null;
  readonly postScope?: readonly string[] | undefined;
}
export interface NewAccount {
  readonly userId: string;
  readonly username: string;
  readonly realname: string;
  readonly phone: string;
  readonly email: string | null;
  readonly tenantId: number;
}
/** Hooks of the enterprise area, which sign-in does not depend on. */
export interface EnterpriseHooks {
  /** Approval status of an enterprise account (userType 2): only 3 can sign in. */
  situation(db: Db, userId: string): Promise<EnterpriseSituation>;
  /** Creates the company of a newly registered account, in the same transaction. */
  register(context: Context, account: NewAccount): Promise<void>;
  /** Ends the drafts and pending requests of an account whose credentials change, in the same transaction. */
  endRequests(context: Context, userId: string): Promise<void>;
  /** Whether this tenant accepts registrations now. */
  registrationOpen(db: Db, tenantId: number): Promise<boolean>;
}

/** A verification code for a phone; the text contains the code. */
export interface CodeMessage {
  readonly tenantId: number;
  readonly mobile: string;
  readonly content: string;
  readonly code: string;
  readonly isPassword?: boolean;
}
