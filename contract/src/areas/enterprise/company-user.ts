import { by, dict, entity, flag, me, onAdd, only, ref, refs, text, through } from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';

/** One person's account in a company (企业用户); name, phone and status live in `sysUser` alone and are written through it. */
export const companyUser = entity({
  area: 'enterprise',
  name: 'companyUser',
  table: 'rc_company_user',
  code: 'company:companyUser',
  path: '/api/pc/companyUser',
  title: '企业用户',
  page: 'enterprise/CompanyUserList',
  fields: {
    userId: ref({ label: '用户', to: 'sysUser', required: true, unique: true, derived: true }),
    companyId: ref({ label: '所属企业', to: 'company', required: true }),
    username: through('userId', 'username', { label: '登录账号', required: true, max: 50, pattern: patterns.usernameCharacters }),
    realname: through('userId', 'realname', { label: '姓名', required: true, max: 30 }),
    companyName: through('companyId', 'companyName', { label: '企业名称' }),
    role: dict({ label: '角色', dict: 'rc_company_user_role', numeric: true, required: true }),
    mobile: through('userId', 'phone', { label: '手机号', required: true, max: 11, pattern: patterns.mobile }),
    email: through('userId', 'email', { label: '邮箱', max: 100, pattern: patterns.email }),
    position: text({ label: '职务', max: 30 }),
    postScope: refs({ label: '负责岗位', to: 'companyPost', help: '不选表示全部岗位' }),
    status: through<number>('userId', 'status', { label: '状态' }),
    lastLoginTime: through('userId', 'lastLoginTime', { label: '最近登录' }),
    loginCount: through<number>('userId', 'loginCount', { label: '登录次数' }),
    isRegistrant: flag({ label: '注册人', derived: true }),
  },
  display: 'realname',
  list: ['username', 'realname', 'companyName', 'role', 'mobile', 'position', 'status', 'lastLoginTime'],
  hidden: ['companyId', 'userId', 'email', 'postScope', 'loginCount', 'isRegistrant'],
  search: ['username', 'realname', by('mobile', 'eq'), 'companyName', by('role', 'eq'), by('status', 'eq'), by('lastLoginTime', 'range')],
  form: [only('staff', 'companyId'), onAdd('username'), 'realname', 'mobile', 'email', 'position', 'role', 'postScope'],
  excel: ['username', 'realname', 'companyName', 'role', 'mobile', 'email', 'position', 'status', 'lastLoginTime'],
  importing: ['companyId', 'username', 'realname', 'role', 'mobile', 'email', 'position'],
  visible: {
    staff: 'all',
    enterprise: ['companyId', 'eq', me('companyId')],
    interviewer: ['userId', 'eq', me('userId')],
  },
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls', 'importExcel'],
  indexes: [['companyId', 'role']],
  versioned: true,
});
