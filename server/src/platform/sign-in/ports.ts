import type { AuditSituation } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import type { Db } from '../tables.ts';

/** Single sign-on by CAS. */
export interface CasSettings {
  /** Address of the CAS server, e.g. `https://sso.example.edu.cn/cas`. */
  readonly prefix: string;
  /** Addresses of this console that a ticket may be made for; the first is the default. */
  readonly services: readonly string[];
}
/** WeChat website login. */
export interface WechatSettings {
  readonly appId: string;
  readonly secret: string;
  /** `https://api.weixin.qq.com`, or a stand-in. */
  readonly apiBase: string;
  /** Page that shows the picture to scan: `https://open.weixin.qq.com`. */
  readonly openBase: string;
  /** Address of our `/pcwxlogin/callback` as WeChat's browser reaches it. */
  readonly redirectUri: string;
  /** Address of the console, before `/user/binding`. */
  readonly console: string;
}
/** The main campus site, which redeems the codes of the sign-on window. */
export interface MainSiteSettings {
  readonly address: string;
  readonly secret: string;
}
export interface SignInSettings {
  /** The code of every picture, for automated clients on loopback. */
  readonly captchaFixed?: string | undefined;
  /** False lifts the limits of SMS codes and of failures per address (`product.md` 2). */
  readonly rateLimits: boolean;
  /** Minutes without a call after which a session ends; 0 is never. */
  readonly sessionIdleMinutes: number;
  /** A newer sign-in ends the older ones of the same client type. */
  readonly singleLogin: boolean;
  /** SMS codes a day for the whole installation. */
  readonly smsDailyCap: number;
  readonly cas?: CasSettings | undefined;
  readonly wechat?: WechatSettings | undefined;
  readonly mainSite?: MainSiteSettings | undefined;
}
export const defaultSignInSettings: SignInSettings = {
  rateLimits: true,
  sessionIdleMinutes: 24 * 60,
  singleLogin: false,
  smsDailyCap: 5000,
};

/** Where the admission of an account's company stands; `postScope` limits a recruiter to some posts. */
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
/** What sign-in asks of the enterprise area, which it does not know. */
export interface EnterpriseHooks {
  /** The gate: only 3 signs in. Asked for enterprise accounts (userType 2). */
  situation(db: Db, userId: string): Promise<EnterpriseSituation>;
  /** Begins the company of an account that just registered itself, in the same transaction. */
  register(context: Context, account: NewAccount): Promise<void>;
  /** Ends the begun and waiting requests of an account whose credentials change, in the same transaction. */
  endRequests(context: Context, userId: string): Promise<void>;
  /** Whether this tenant takes registrations now. */
  registrationOpen(db: Db, tenantId: number): Promise<boolean>;
}

/** A verification code on its way to a phone; the text holds the code. */
export interface CodeMessage {
  readonly tenantId: number;
  readonly mobile: string;
  readonly content: string;
  readonly code: string;
  readonly isPassword?: boolean;
}
