import { type Button, messageEvent } from '../../kit/index.ts';

/** Notifications about companies and their accounts. */
export const enterpriseEvents = [
  messageEvent('C01', '企业待审核', '{company}提交了入驻资料，请及时审核', { link: '/enterprise/audit?id={id}' }),
  messageEvent('C02', '企业审核通过', '{company}已通过审核，可登录发布岗位', {
    sms: true,
    link: '/dashboard/analysis',
  }),
  messageEvent('C03', '企业审核未通过', '{company}未通过审核，原因：{reason}', { sms: true }),
  messageEvent('C04', '企业已停用', '{company}已停用，原因：{reason}', { sms: true }),
  messageEvent('C05', '企业已恢复', '{company}已恢复使用', { sms: true }),
  messageEvent('C06', '账号信息变更', '您的账号于{time}修改了{what}，如非本人操作请联系就业中心', {
    sms: true,
    urgent: true,
    security: true,
  }),
  messageEvent('C07', '账号变更待审核', '{company}申请{type}', { link: '/enterprise/alteration' }),
  messageEvent('C08', '资质变更待审核', '{company}提交了资质变更（{what}），请及时审核', {
    link: '/enterprise/change?id={id}',
  }),
  messageEvent('C09', '资质变更已通过', '贵单位的资质变更（{what}）已通过审核', { link: '/myCompany/change' }),
  messageEvent('C10', '资质变更未通过', '贵单位的资质变更（{what}）未通过审核，原因：{reason}', {
    link: '/myCompany/change',
  }),
  messageEvent('C11', '营业执照即将到期', '{company}营业执照将于{date}到期，请及时更新', { link: '/myCompany/change' }),
  messageEvent('B01', '列入黑名单', '{company}被列入黑名单至{date}，原因：{reason}', {
    sms: true,
    link: '/myCompany/credit',
  }),
  messageEvent('B02', '自动列入黑名单', '{company}违规计分达到上限，已自动列入黑名单至{date}', {
    link: '/enterprise/detail/{id}?part=credit',
  }),
  messageEvent('B03', '解除黑名单', '{company}已解除黑名单，原因：{reason}', { sms: true, link: '/myCompany/credit' }),
  messageEvent('C12', '账号变更未通过', '您申请的{type}未通过审核，原因：{reason}', { sms: true }),
] as const;

/** SMS with a password: sent directly, because the outbox would store it. */
export const firstPasswordText = (username: string, password: string): string =>
  `您的登录账号为${username}，初始密码为${password}，首次登录后请修改密码。`;
export const resetPasswordText = (username: string, password: string): string =>
  `您的账号${username}的密码已重置为${password}，登录后请修改密码。`;

/** Permission codes beyond the standard ones, by page. */
export const enterpriseButtons: readonly Button[] = [
  { code: 'company:company:add', label: '新增', page: '/enterprise/company' },
  { code: 'company:company:audit', label: '审核', page: '/enterprise/audit' },
  { code: 'company:company:disable', label: '停用、启用', page: '/enterprise/company' },
  { code: 'company:company:plain', label: '查看联系方式', page: '/enterprise/company' },
  { code: 'company:companyUser:delete', label: '删除', page: '/enterprise/user' },
  { code: 'company:companyUser:freeze', label: '冻结、解冻', page: '/enterprise/user' },
  { code: 'company:companyUser:resetPwd', label: '重置密码', page: '/enterprise/user' },
  { code: 'company:accountAlteration:audit', label: '审核', page: '/enterprise/alteration' },
  { code: 'company:companyChange:audit', label: '审核', page: '/enterprise/change' },
  { code: 'jobFair:blacklist:add', label: '列入黑名单、变更', page: '/jobFair/blacklist' },
  { code: 'jobFair:blacklist:release', label: '解除黑名单', page: '/jobFair/blacklist' },
  { code: 'jobFair:violation:add', label: '登记违规', page: '/jobFair/blacklist' },
  { code: 'jobFair:violation:revoke', label: '撤销违规', page: '/jobFair/blacklist' },
  { code: 'company:companyChange:add', label: '申请、撤回', page: '/myCompany/change' },
];
