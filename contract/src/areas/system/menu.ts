import { menuEntry, page } from '../../kit/index.ts';

export const systemMenu = [
  menuEntry(
    'school',
    '/isystem',
    10,
    page('/isystem/user', '用户管理', 'UserOutlined', 'system/UserList', 'system:user:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    20,
    page('/isystem/roleUserList', '角色管理', 'TeamOutlined', 'system/RoleUserList', 'system:role:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    30,
    page('/isystem/permission', '菜单管理', 'MenuOutlined', 'system/PermissionList', 'system:permission:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    40,
    page('/isystem/depart', '部门管理', 'ApartmentOutlined', 'system/DepartList', 'system:depart:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    50,
    page('/isystem/departUserList', '我的部门', 'ClusterOutlined', 'system/DepartUserList'),
  ),
  menuEntry(
    'school',
    '/isystem',
    60,
    page('/isystem/position', '职务管理', 'TrophyOutlined', 'system/SysPositionList', 'system:position:list'),
  ),
  menuEntry('school', '/isystem', 70, page('/isystem/addressList', '通讯录', 'ContactsOutlined', 'system/AddressList')),
  menuEntry(
    'school',
    '/isystem',
    80,
    page('/isystem/dict', '数据字典', 'BookOutlined', 'system/DictList', 'system:dict:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    90,
    page(
      '/isystem/tableWhiteList',
      '字典数据源',
      'TableOutlined',
      'system/SysTableWhiteList',
      'system:tableWhite:list',
    ),
  ),
  menuEntry(
    'school',
    '/isystem',
    100,
    page('/isys/category', '分类字典', 'PartitionOutlined', 'system/SysCategoryList', 'system:category:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    110,
    page('/isys/tenant', '租户管理', 'BlockOutlined', 'system/TenantList', 'system:tenant:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    120,
    page('/isystem/gatewayroute', '网关路由', 'GatewayOutlined', 'system/SysGatewayRouteList', 'system:gateway:list'),
  ),
  menuEntry(
    'school',
    '/isystem',
    130,
    page('/recruit/setting', '招聘参数', 'ControlOutlined', 'recruit/Setting', 'recruit:setting:edit'),
  ),
  menuEntry(
    'school',
    '/isystem',
    140,
    page('/recruit/holiday', '节假日', 'CalendarOutlined', 'recruit/HolidayList', 'recruit:holiday:list'),
  ),
  menuEntry(
    'school',
    '/online',
    20,
    page('/isystem/fillRule', '填值规则', 'FieldNumberOutlined', 'system/SysFillRuleList', 'system:fillrule:list'),
  ),
  menuEntry(
    'school',
    '/online',
    30,
    page(
      '/isystem/checkRule',
      '编码校验规则',
      'CheckSquareOutlined',
      'system/SysCheckRuleList',
      'system:checkrule:list',
    ),
  ),
  menuEntry(
    'school',
    '/monitor',
    80,
    page('/isystem/onlineUser', '在线用户', 'WifiOutlined', 'system/SysUserOnlineList', 'system:online:list', {
      keepAlive: false,
    }),
  ),
  menuEntry(
    'school',
    '/monitor',
    90,
    page('/isystem/log', '日志管理', 'FileSearchOutlined', 'system/LogList', 'system:log:list'),
  ),
  menuEntry(
    'school',
    '/monitor',
    100,
    page('/sys/dataLog-list', '数据日志', 'DiffOutlined', 'system/DataLogList', 'system:datalog:list'),
  ),
  menuEntry(
    'school',
    '/monitor',
    110,
    page('/isystem/QuartzJobList', '定时任务', 'FieldTimeOutlined', 'system/QuartzJobList', 'system:quartzJob:list'),
  ),
];
