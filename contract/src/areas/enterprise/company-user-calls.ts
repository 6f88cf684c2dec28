import { endpoint, ref, text, type } from '../../kit/index.ts';
import { text as message } from '../../messages/zh-CN.ts';
import { patterns } from '../../rules/index.ts';

const id = ref({ label: '企业用户', to: 'companyUser', required: true });
/** Maximum number of active members of a company. */
export const mostMembers = 20;

export interface SignInEntry {
  readonly time: string;
  readonly ip: string | null;
  readonly content: string | null;
}

/** Misspelled on the wire. Succeeds when the account name is free; an empty one is not checked. */
export const chackAccountNumber = endpoint({
  method: 'GET',
  path: '/api/pc/companyUser/chackAccountNumber',
  title: '登录账号校验',
  needs: 'signed-in',
  input: {
    accountNumber: text({ label: '登录账号', max: 50 }),
    account: text({ label: '登录账号', max: 50 }),
    id: text({ label: '企业用户', max: 32 }),
  },
  output: type<null>(),
  done: '账号可用',
  perMinute: 60,
});
/** Deletion by GET, as clients send it; our console uses DELETE. */
export const deleteCompanyUser = endpoint({
  method: ['GET', 'DELETE'],
  path: '/api/pc/companyUser/deleteCompanyUser',
  title: '删除企业用户',
  needs: 'company:companyUser:delete',
  input: { id },
  output: type<null>(),
  done: '删除成功！',
});
export const freezeMember = endpoint({
  method: 'POST',
  path: '/api/pc/companyUser/freeze',
  title: '冻结企业用户',
  needs: 'company:companyUser:freeze',
  input: { id },
  output: type<null>(),
  done: '冻结成功',
});
export const unfreezeMember = endpoint({
  method: 'POST',
  path: '/api/pc/companyUser/unfreeze',
  title: '解冻企业用户',
  needs: 'company:companyUser:freeze',
  input: { id },
  output: type<null>(),
  done: '解冻成功',
});
/** Sends the new password by SMS; no response contains it. */
export const resetMemberPassword = endpoint({
  method: 'POST',
  path: '/api/pc/companyUser/resetPwd',
  title: '重置企业用户密码',
  needs: 'company:companyUser:resetPwd',
  input: { id },
  output: type<null>(),
  done: '密码已重置，新密码已发送至该用户手机',
});
/** Swaps roles with another member of the caller's company. */
export const transferAdmin = endpoint({
  method: 'POST',
  path: '/api/pc/companyUser/transferAdmin',
  title: '移交企业管理员',
  needs: 'company:companyUser:edit',
  input: { targetUserId: ref({ label: '新管理员', to: 'sysUser', required: true }) },
  output: type<null>(),
  done: '移交成功',
});
/** The code was sent to the new number (SMS mode 3). */
export const changeMemberMobile = endpoint({
  method: 'POST',
  path: '/api/pc/companyUser/changeMobile',
  title: '更换企业用户手机号',
  needs: 'company:companyUser:edit',
  input: {
    id,
    mobile: text({ label: '手机号', required: true, max: 11, pattern: patterns.mobile }),
    smsCode: text({ label: '短信验证码', required: true, requiredMessage: message.alteration.sms.required, max: 6 }),
  },
  output: type<null>(),
  done: '手机号已更换',
});
/** The last 20 sign-ins. */
export const memberSignIns = endpoint({
  method: 'GET',
  path: '/api/pc/companyUser/loginLog',
  title: '登录日志',
  needs: 'company:companyUser:list',
  input: { id },
  output: type<SignInEntry[]>(),
});
