import { group, type MenuGroup, type MenuPage, page, type Side } from '../kit/index.ts';

/*
 * The default menu: first-level groups, their groups, their pages. A page is added
 * once its screen works; seeding adds new entries and changes nothing else.
 */

const hidden = (path: string, title: string, component: string, code: string, parent: string): MenuPage =>
  page(path, title, 'FileTextOutlined', component, code, { hidden: true, parent });
const live = { keepAlive: false } as const;

/** Opened from the user menu. */
const accountSettings = page(
  '/account/settings/Index',
  '账户设置',
  'UserOutlined',
  'account/settings/Index',
  'account:setting',
  { hidden: true },
);
const accountCenter = page('/account/center', '个人中心', 'UserOutlined', 'account/center/Index', undefined, {
  hidden: true,
});
const schoolHome = group('/dashboard', '首页', 'HomeOutlined', [
  page('/dashboard/analysis', '分析页', 'LineChartOutlined', 'dashboard/Analysis', 'dashboard:analysis:view', live),
  page('/dashboard/workplace', '工作台', 'DesktopOutlined', 'dashboard/Workplace', 'dashboard:workplace:view', live),
  accountSettings,
  accountCenter,
]);
const companies = group('/enterprise', '企业管理', 'BankOutlined', [
  page('/enterprise/audit', '企业审核', 'AuditOutlined', 'enterprise/CompanyAudit', 'company:company:audit'),
  page('/enterprise/company', '企业列表', 'BankOutlined', 'enterprise/CompanyList', 'company:company:list'),
  page('/enterprise/account', '企业账号管理', 'IdcardOutlined', 'enterprise/AccountList', 'company:companyUser:list'),
  page('/enterprise/user', '企业用户管理', 'TeamOutlined', 'enterprise/CompanyUserList', 'company:companyUser:list'),
  page(
    '/enterprise/alteration',
    '账号变更审核',
    'SwapOutlined',
    'enterprise/AccountAlterationList',
    'company:accountAlteration:audit',
  ),
  hidden(
    '/enterprise/detail/:id',
    '企业详情',
    'enterprise/CompanyDetail',
    'company:company:list',
    '/enterprise/company',
  ),
]);
const postList = page('/post/list', '岗位列表', 'SolutionOutlined', 'post/CompanyPostList', 'post:companyPost:list');
const postDetail = hidden(
  '/post/detail/:id',
  '岗位详情',
  'post/CompanyPostDetail',
  'post:companyPost:list',
  '/post/list',
);
const schoolPosts = group('/post', '岗位管理', 'SolutionOutlined', [
  postList,
  page('/post/audit', '岗位审批', 'FileDoneOutlined', 'post/PostAudit', 'post:companyPost:audit'),
  page('/post/type', '岗位类别', 'PartitionOutlined', 'post/PostTypeTree', 'post:postType:edit'),
  page('/post/forbiddenWord', '招聘敏感词', 'FilterOutlined', 'post/ForbiddenWordList', 'post:forbiddenWord:edit'),
  postDetail,
]);
const students = group('/student', '学生管理', 'TeamOutlined', [
  page('/student/profile', '学生档案', 'TeamOutlined', 'student/EmployUserList', 'employ:employUser:list'),
  page('/student/resume', '简历库', 'ProfileOutlined', 'student/ResumeList', 'resume:resume:list'),
]);
const resumes = (recommendCode: string): MenuGroup =>
  group('/resume', '简历管理', 'FileTextOutlined', [
    page('/resume/byPost', '按岗位查看', 'ContainerOutlined', 'resume/ByPost', 'resume:delivery:list'),
    page('/resume/delivery', '投递管理', 'InboxOutlined', 'resume/DeliveryList', 'resume:delivery:list'),
    page('/resume/recommend', '简历推荐', 'LikeOutlined', 'resume/RecommendList', recommendCode),
  ]);
const publicity = group('/publicity', '登录与海报', 'PictureOutlined', [
  page(
    '/publicity/companyPublicity',
    '登录页轮播',
    'PictureOutlined',
    'publicity/CompanyPublicityList',
    'publicity:companyPublicity:list',
  ),
  page(
    '/publicity/loginConfig',
    '企业登录管理',
    'LoginOutlined',
    'publicity/LoginConfig',
    'publicity:loginConfig:save',
  ),
]);
const myMessages = page('/isps/userAnnouncement', '我的消息', 'BellOutlined', 'system/UserAnnouncementList');
const questAnsPage = (title: string): MenuPage =>
  page('/interaction/questAns', title, 'RobotOutlined', 'interaction/QuestAnsList', 'questAns:list');
const feedbackPage = page(
  '/interaction/feedback',
  '意见反馈',
  'BulbOutlined',
  'interaction/FeedbackList',
  'interaction:feedback:list',
);
const interaction = group('/interaction', '互动服务', 'MessageOutlined', [
  feedbackPage,
  questAnsPage('问答管理'),
  page('/interaction/questMiss', '未命中问题', 'QuestionOutlined', 'interaction/QuestMissList', 'questAns:miss:list'),
]);
const messages = group('/message', '消息中心', 'NotificationOutlined', [
  myMessages,
  page(
    '/isystem/annountCement',
    '系统通告',
    'NotificationOutlined',
    'system/SysAnnouncementList',
    'system:sysAnnouncement:list',
  ),
  page(
    '/modules/message/sysMessageList',
    '系统消息',
    'MailOutlined',
    'modules/message/SysMessageList',
    'system:message:list',
  ),
  page(
    '/modules/message/sysMessageTemplateList',
    '消息模板',
    'SnippetsOutlined',
    'modules/message/SysMessageTemplateList',
    'system:message:template:list',
  ),
  page(
    '/modules/message/messageEventList',
    '消息事件',
    'ApiOutlined',
    'modules/message/MessageEventList',
    'system:message:event:list',
  ),
]);
const system = group('/isystem', '系统管理', 'SettingOutlined', [
  page('/isystem/user', '用户管理', 'UserOutlined', 'system/UserList', 'system:user:list'),
  page('/isystem/roleUserList', '角色管理', 'TeamOutlined', 'system/RoleUserList', 'system:role:list'),
  page('/isystem/permission', '菜单管理', 'MenuOutlined', 'system/PermissionList', 'system:permission:list'),
  page('/isystem/depart', '部门管理', 'ApartmentOutlined', 'system/DepartList', 'system:depart:list'),
  page('/isystem/departUserList', '我的部门', 'ClusterOutlined', 'system/DepartUserList'),
  page('/isystem/position', '职务管理', 'TrophyOutlined', 'system/SysPositionList', 'system:position:list'),
  page('/isystem/addressList', '通讯录', 'ContactsOutlined', 'system/AddressList'),
  page('/isystem/dict', '数据字典', 'BookOutlined', 'system/DictList', 'system:dict:list'),
  page('/isystem/tableWhiteList', '字典数据源', 'TableOutlined', 'system/SysTableWhiteList', 'system:tableWhite:list'),
  page('/isys/category', '分类字典', 'PartitionOutlined', 'system/SysCategoryList', 'system:category:list'),
  page('/isys/tenant', '租户管理', 'BlockOutlined', 'system/TenantList', 'system:tenant:list'),
  page('/isystem/gatewayroute', '网关路由', 'GatewayOutlined', 'system/SysGatewayRouteList', 'system:gateway:list'),
  page('/recruit/setting', '招聘参数', 'ControlOutlined', 'recruit/Setting', 'recruit:setting:edit'),
  page('/recruit/holiday', '节假日', 'CalendarOutlined', 'recruit/HolidayList', 'recruit:holiday:list'),
]);
const online = group('/online', '在线开发', 'CodeOutlined', [
  page(
    '/online/cgreport',
    '在线报表配置',
    'TableOutlined',
    'modules/online/cgreport/OnlCgreportHeadList',
    'online:report:list',
  ),
  page('/isystem/fillRule', '填值规则', 'FieldNumberOutlined', 'system/SysFillRuleList', 'system:fillrule:list'),
  page('/isystem/checkRule', '编码校验规则', 'CheckSquareOutlined', 'system/SysCheckRuleList', 'system:checkrule:list'),
  page('/isystem/dataSource', '多数据源管理', 'DatabaseOutlined', 'system/SysDataSourceList', 'system:datasource:list'),
  hidden(
    '/online/cgreport/:code',
    '在线报表',
    'modules/online/cgreport/auto/OnlCgreportAutoList',
    'online:report:view',
    '/online/cgreport',
  ),
]);
const figures = 'system:monitor:view';
const monitor = group('/monitor', '系统监控', 'MonitorOutlined', [
  page('/monitor/SystemInfo', '服务器信息', 'CloudServerOutlined', 'modules/monitor/SystemInfo', figures),
  page('/monitor/JvmInfo', '运行时信息', 'CodeOutlined', 'modules/monitor/JvmInfo', figures),
  page('/monitor/TomcatInfo', 'HTTP服务信息', 'ApiOutlined', 'modules/monitor/TomcatInfo', figures),
  page('/monitor/HttpTrace', '请求追踪', 'AimOutlined', 'modules/monitor/HttpTrace', figures),
  page('/monitor/redis/info', '缓存监控', 'ThunderboltOutlined', 'modules/monitor/RedisInfo', figures),
  page('/monitor/Disk', '磁盘监控', 'HddOutlined', 'modules/monitor/DiskMonitoring', figures),
  page('/monitor/database', '数据库监控', 'DatabaseOutlined', 'modules/monitor/DatabaseInfo', figures),
  page('/isystem/onlineUser', '在线用户', 'WifiOutlined', 'system/SysUserOnlineList', 'system:online:list', live),
  page('/isystem/log', '日志管理', 'FileSearchOutlined', 'system/LogList', 'system:log:list'),
  page('/sys/dataLog-list', '数据日志', 'DiffOutlined', 'system/DataLogList', 'system:datalog:list'),
  page('/isystem/QuartzJobList', '定时任务', 'FieldTimeOutlined', 'system/QuartzJobList', 'system:quartzJob:list'),
]);
const demo = group('/demo', '常见案例', 'ExperimentOutlined', [
  page('/demo/form', '表单页', 'FormOutlined', 'demo/FormDemo', 'demo:form'),
  page('/demo/list', '列表页', 'UnorderedListOutlined', 'demo/ListDemo', 'demo:list'),
  page('/demo/editTable', '可编辑表格', 'TableOutlined', 'demo/EditTableDemo', 'demo:editTable'),
  page('/demo/masterDetail', '主子表与树表', 'ClusterOutlined', 'demo/MasterDetailDemo', 'demo:masterDetail'),
  page('/demo/profile', '详情页', 'ProfileOutlined', 'demo/ProfileDemo', 'demo:profile'),
  page('/demo/components', '组件示例', 'AppstoreOutlined', 'demo/ComponentsDemo', 'demo:components'),
  page('/result/success', '成功页', 'CheckCircleOutlined', 'result/Success', 'demo:resultSuccess'),
  page('/result/fail', '失败页', 'CloseCircleOutlined', 'result/Error', 'demo:resultFail'),
  page('/exception/403', '403', 'StopOutlined', 'exception/403', 'demo:exception403'),
  page('/exception/404', '404', 'FileUnknownOutlined', 'exception/404', 'demo:exception404'),
  page('/exception/500', '500', 'BugOutlined', 'exception/500', 'demo:exception500'),
]);

const enterpriseHome = group('/dashboard', '首页', 'HomeOutlined', [
  page('/dashboard/analysis', '分析页', 'LineChartOutlined', 'dashboard/Analysis', 'dashboard:company:view', live),
  page('/dashboard/workplace', '工作台', 'DesktopOutlined', 'dashboard/Workplace', 'dashboard:workplace:view', live),
  accountSettings,
]);
const myCompany = group('/myCompany', '我的企业', 'ShopOutlined', [
  page('/myCompany/info', '企业信息', 'BankOutlined', 'myCompany/CompanyInfo', 'company:company:edit'),
  page('/myCompany/user', '成员管理', 'TeamOutlined', 'myCompany/MemberList', 'company:companyUser:list'),
]);

/** The menus by side, in order. */
export const menus: Readonly<Partial<Record<Side, readonly MenuGroup[]>>> = {
  school: [
    schoolHome,
    group('/group/enterprise', '企业与岗位', 'BankOutlined', [companies, schoolPosts]),
    group('/group/student', '学生与简历', 'TeamOutlined', [students, resumes('recommend:resumeRecommend:add')]),
    group('/group/content', '社区与内容', 'PictureOutlined', [publicity]),
    group('/group/message', '消息与互动', 'NotificationOutlined', [interaction, messages]),
    group('/group/system', '系统', 'SettingOutlined', [system, online, monitor, demo]),
  ],
  enterprise: [
    enterpriseHome,
    group('/group/company', '我的企业', 'ShopOutlined', [myCompany]),
    group('/group/recruit', '岗位与简历', 'SolutionOutlined', [
      group('/post', '岗位管理', 'SolutionOutlined', [postList, postDetail]),
      resumes('recommend:resumeRecommend:handle'),
    ]),
    group('/group/help', '帮助与消息', 'QuestionCircleOutlined', [
      group('/interaction', '帮助与反馈', 'QuestionCircleOutlined', [questAnsPage('帮助问答'), feedbackPage]),
      group('/message', '消息中心', 'NotificationOutlined', [myMessages]),
    ]),
  ],
  organization: [group('/message', '消息中心', 'NotificationOutlined', [myMessages, accountSettings, accountCenter])],
};
