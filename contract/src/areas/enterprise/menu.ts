import { menuEntry, page } from '../../kit/index.ts';

export const enterpriseMenu = [
  menuEntry(
    'school',
    '/jobFair',
    60,
    page('/jobFair/blacklist', '黑名单', 'StopOutlined', 'jobFair/BlacklistList', [
      'jobFair:blacklist:add',
      'jobFair:violation:add',
    ]),
  ),
  menuEntry(
    'school',
    '/enterprise',
    10,
    page('/enterprise/audit', '企业审核', 'AuditOutlined', 'enterprise/CompanyAudit', 'company:company:audit'),
  ),
  menuEntry(
    'school',
    '/enterprise',
    20,
    page('/enterprise/company', '企业列表', 'BankOutlined', 'enterprise/CompanyList', 'company:company:list'),
  ),
  menuEntry(
    'school',
    '/enterprise',
    30,
    page('/enterprise/account', '企业账号管理', 'IdcardOutlined', 'enterprise/AccountList', 'company:companyUser:list'),
  ),
  menuEntry(
    'school',
    '/enterprise',
    40,
    page('/enterprise/user', '企业用户管理', 'TeamOutlined', 'enterprise/CompanyUserList', 'company:companyUser:list'),
  ),
  menuEntry(
    'school',
    '/enterprise',
    50,
    page(
      '/enterprise/alteration',
      '账号变更审核',
      'SwapOutlined',
      'enterprise/AccountAlterationList',
      'company:accountAlteration:audit',
    ),
  ),
  menuEntry(
    'school',
    '/enterprise',
    55,
    page(
      '/enterprise/change',
      '资质变更审核',
      'DiffOutlined',
      'enterprise/CompanyChangeList',
      'company:companyChange:audit',
    ),
  ),
  menuEntry(
    'school',
    '/enterprise',
    60,
    page('/enterprise/detail/:id', '企业详情', 'FileTextOutlined', 'enterprise/CompanyDetail', 'company:company:list', {
      hidden: true,
      parent: '/enterprise/company',
    }),
  ),
  menuEntry(
    'enterprise',
    '/myCompany',
    10,
    page('/myCompany/info', '企业信息', 'BankOutlined', 'myCompany/CompanyInfo', 'company:company:edit'),
  ),
  menuEntry(
    'enterprise',
    '/myCompany',
    15,
    page('/myCompany/change', '资质变更', 'DiffOutlined', 'myCompany/CompanyChange', 'company:companyChange:list'),
  ),
  menuEntry(
    'enterprise',
    '/myCompany',
    30,
    page('/myCompany/credit', '违规与黑名单', 'SafetyOutlined', 'myCompany/CompanyCredit', 'jobFair:blacklist:list'),
  ),
  menuEntry(
    'enterprise',
    '/myCompany',
    20,
    page('/myCompany/user', '成员管理', 'TeamOutlined', 'myCompany/MemberList', 'company:companyUser:list'),
  ),
];
