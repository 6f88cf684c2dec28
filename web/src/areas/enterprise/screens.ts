import type { AreaScreens } from '../screens.ts';

/** Screens of companies and their accounts, for the school and for companies. */
export const screens: AreaScreens = {
  'enterprise/CompanyAudit': () => import('./company-audit.tsx').then((m) => m.CompanyAuditPage),
  'enterprise/CompanyList': () => import('./company.tsx').then((m) => m.CompanyListPage),
  'enterprise/CompanyDetail': () => import('./company-detail.tsx').then((m) => m.CompanyDetailPage),
  'enterprise/AccountList': () => import('./account.tsx').then((m) => m.AccountListPage),
  'enterprise/CompanyUserList': () => import('./company-user.tsx').then((m) => m.CompanyUserListPage),
  'jobFair/BlacklistList': () => import('./blacklist.tsx').then((m) => m.BlacklistPage),
  'enterprise/AccountAlterationList': () => import('./account-alteration.tsx').then((m) => m.AccountAlterationListPage),
  'enterprise/CompanyChangeList': () => import('./company-change.tsx').then((m) => m.CompanyChangeListPage),
  'myCompany/CompanyChange': () => import('./company-change.tsx').then((m) => m.OwnCompanyChangePage),
  'myCompany/CompanyCredit': () => import('./company-credit.tsx').then((m) => m.OwnCreditPage),
  'myCompany/CompanyInfo': () => import('./company-info.tsx').then((m) => m.CompanyInfoPage),
  'myCompany/MemberList': () => import('./company-user.tsx').then((m) => m.MemberListPage),
};
