import { choice, dateTime, endpoint, entity, type Row, text, type, user } from '../../kit/index.ts';

/** A delegate during absence (代理人): sees the work of the user, without their permissions. */
export const sysUserAgent = entity({
  area: 'system',
  name: 'sysUserAgent',
  table: 'sys_user_agent',
  code: 'system:useragent',
  path: '/sys/sysUserAgent',
  title: '用户代理人设置',
  fields: {
    userName: user({ label: '用户', required: true, unique: { message: '该用户已设置代理人' } }),
    agentUserName: user({ label: '代理人', required: true }),
    startTime: dateTime({ label: '代理开始时间', required: true }),
    endTime: dateTime({ label: '代理结束时间', required: true }),
    status: choice({ label: '状态', options: { '1': '有效', '0': '无效' }, default: '1' }),
    createName: text({ label: '创建人名称', max: 100, derived: true }),
    updateName: text({ label: '更新人名称', max: 100, derived: true }),
    sysCompanyCode: text({ label: '所属公司', max: 64, derived: true }),
  },
  list: ['userName', 'agentUserName', 'startTime', 'endTime', 'status'],
  example: {
    userName: 'admin',
    agentUserName: 'school',
    startTime: '2030-01-01 09:00:00',
    endTime: '2030-01-31 18:00:00',
  },
  form: ['userName', 'agentUserName', 'startTime', 'endTime', 'status'],
  visible: { staff: 'all' },
  done: { add: '代理人设置成功！', edit: '代理人设置成功！' },
  versioned: true,
});
export const agentOfUser = endpoint({
  method: 'GET',
  path: '/sys/sysUserAgent/queryByUserName',
  title: '用户的代理人',
  needs: 'system:useragent:list',
  input: { userName: text({ label: '用户', max: 50 }) },
  output: type<Row<typeof sysUserAgent>>(),
});
