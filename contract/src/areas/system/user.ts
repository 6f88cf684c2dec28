import {
  area,
  by,
  date,
  dateTime,
  dict,
  entity,
  flag,
  image,
  longText,
  me,
  number,
  onAdd,
  ref,
  refs,
  some,
  text,
} from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';

/** A user account of any side (用户). */
export const sysUser = entity({
  area: 'system',
  name: 'sysUser',
  table: 'sys_user',
  many: true,
  code: 'system:user',
  path: '/sys/user',
  title: '用户',
  adding: '新增用户',
  page: 'system/UserList',
  fields: {
    username: text({
      priority: 'high',
      label: '用户账号',
      required: true,
      max: 50,
      pattern: patterns.usernameCharacters,
      unique: { message: '用户名已存在!' },
      width: 144,
    }),
    realname: text({
      label: '用户姓名',
      required: true,
      max: 100,
      requiredMessage: '请输入用户名称!',
      width: 112,
      pinyin: 'person',
    }),
    nickname: text({ label: '昵称', max: 100 }),
    /** argon2id, with its parameters and its salt. */
    password: text({ label: '密码', max: 255, secret: true, derived: true }),
    phone: text({
      priority: 'high',
      label: '手机号码',
      max: 11,
      pattern: { test: patterns.mobile.test, message: '请输入正确格式的手机号码!' },
      unique: { message: '手机号已存在!' },
      width: 116,
    }),
    email: text({ label: '邮箱', max: 100, pattern: patterns.email, unique: { message: '邮箱已存在!' } }),
    workNo: text({ label: '工号', max: 100, unique: { message: '工号已存在' } }),
    avatar: image({ label: '头像', folder: 'avatar', maxMb: 2, width: 64, priority: 'low' }),
    sex: dict({ label: '性别', dict: 'sex', numeric: true, width: 64, priority: 'low' }),
    birthday: date({ label: '生日', width: 108, priority: 'low' }),
    telephone: text({
      label: '座机',
      max: 20,
      pattern: { test: patterns.landline.test, message: '请输入正确的座机号码' },
    }),
    regionCode: area({ label: '所在地区', level: 'city', derived: true }),
    introduction: longText({ label: '个人简介', max: 200, derived: true }),
    /** Codes of positions, comma-separated. */
    post: text({ label: '职务', max: 255 }),
    userIdentity: dict({ label: '身份', dict: 'user_identity', numeric: true, default: 1 }),
    /** Ids of the departments the user leads. */
    departIds: refs({ label: '负责部门', to: 'sysDepart', max: 1000, width: 104, priority: 'low' }),
    status: dict({ label: '状态', dict: 'user_status', numeric: true, default: 1, width: 80, priority: 'high' }),
    userType: dict({ label: '用户类型', dict: 'user_type', required: true, default: '1', width: 96 }),
    /** The company of an enterprise account, maintained by the enterprise area. */
    companyId: ref({ label: '所属企业', to: 'company', derived: true }),
    /** The organisation of an organisation account. */
    orgId: text({ label: '所属机构', max: 32, derived: true }),
    /** Code of the last used department in any session; lists show the names of all departments. */
    orgCode: text({ label: '部门', max: 64, derived: true, width: 152, priority: 'high' }),
    loginTenantId: number({ label: '最近租户', derived: true }),
    lastLoginTime: dateTime({ label: '最近登录', derived: true }),
    lastLoginIp: text({ label: '最近登录IP', max: 64, derived: true }),
    loginCount: number({ label: '登录次数', derived: true, default: 0 }),
    lastPwdUpdateTime: dateTime({ label: '密码修改时间', derived: true }),
    /** 1 weak, 2 good, 3 strong, at the time it was chosen. */
    passwordLevel: number({ label: '密码强度', derived: true }),
    /** Another user set the password: it must be changed before anything else. */
    mustChangePassword: flag({ label: '须修改密码', derived: true }),
    /** Another user chose the username: the owner may replace it once. */
    accountAssigned: flag({ label: '账号未重置', derived: true }),
    /**
     * Incremented by every change of password, phone, status, second factor or administrator. Sessions, tickets and
     * requests
     * with an older version are invalid.
     */
    credentialVersion: number({ label: '凭据版本', required: true, default: 0, derived: true, secret: true }),
  },
  quiet: ['lastLoginTime', 'lastLoginIp', 'loginCount'],
  display: 'realname',
  list: ['username', 'realname', 'avatar', 'sex', 'birthday', 'phone', 'orgCode', 'departIds', 'status', 'userType'],
  numbered: true,
  hidden: ['workNo', 'email', 'telephone', 'post', 'userIdentity', 'companyId', 'lastLoginTime', 'createTime'],
  search: [
    by('username', 'like', '账号'),
    'sex',
    by('realname', 'like', '用户姓名'),
    'phone',
    by('status', 'eq', '用户状态'),
  ],
  form: [
    onAdd('username'),
    'realname',
    'nickname',
    'workNo',
    'phone',
    'post',
    'userIdentity',
    'departIds',
    'avatar',
    'birthday',
    'sex',
    'email',
    'telephone',
    onAdd('userType'),
  ],
  excel: [
    'username',
    'realname',
    'workNo',
    'phone',
    'orgCode',
    'post',
    'sex',
    'birthday',
    'email',
    'telephone',
    'userIdentity',
    'status',
    'userType',
  ],
  importing: ['username', 'realname', 'workNo', 'phone', 'sex', 'birthday', 'email', 'telephone'],
  // Members of the tenant; a user may belong to several.
  asked: ['username', 'phone', 'email', 'workNo'],
  visible: {
    staff: some('sysUserTenant', 'userId', ['tenantId', 'eq', me('tenantId')]),
    enterprise: ['companyId', 'eq', me('companyId')],
  },
  calls: ['list', 'queryById', 'delete', 'deleteBatch'],
  computed: ['orgCodeTxt', 'relTenantIds', 'selectedroles', 'selecteddeparts'],
  done: { delete: '删除用户成功', deleteBatch: '批量删除用户成功' },
  tenant: false,
  versioned: true,
  // Rows name their authors, also deleted ones.
  indexes: [['username'], ['status', 'createTime']],
});

/** A user's membership of a department. */
export const sysUserDepart = entity({
  area: 'system',
  name: 'sysUserDepart',
  table: 'sys_user_depart',
  code: 'system:user',
  path: '',
  title: '用户部门',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true }),
    departId: ref({ label: '部门', to: 'sysDepart', required: true }),
  },
  list: ['userId', 'departId'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId', 'departId'], message: '该用户已在部门中' }],
  tenant: false,
});

/** A tenant of a user: the row's own tenant. */
export const sysUserTenant = entity({
  area: 'system',
  name: 'sysUserTenant',
  table: 'sys_user_tenant',
  code: 'system:user',
  path: '',
  title: '用户租户',
  fields: { userId: ref({ label: '用户', to: 'sysUser', required: true }) },
  list: ['userId'],
  form: [],
  visible: {},
  uniques: [{ fields: ['userId'], message: '该用户已属于租户' }],
});
