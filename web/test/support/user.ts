import type { LoginUser } from '@campus/contract/rules';

/** A signed-in user with the given facts. */
export const makeUser = (facts: Partial<LoginUser> = {}): LoginUser => ({
  id: '1790000000000000001',
  username: 'zhangsan',
  realname: '张三',
  nickname: null,
  avatar: null,
  sex: null,
  birthday: null,
  phone: null,
  email: null,
  orgCode: null,
  orgCodeTxt: null,
  status: 1,
  userIdentity: null,
  departIds: null,
  post: null,
  workNo: null,
  telephone: null,
  relTenantIds: '1',
  loginTenantId: 1,
  userType: '1',
  companyId: null,
  createTime: null,
  ...facts,
});
