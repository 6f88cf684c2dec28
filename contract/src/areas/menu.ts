import { type Area, group, isGroup, type MenuGroup, type MenuPage, type Side } from '../kit/index.ts';
import { areas } from './index.ts';

/*
 * The default menu: the groups are here, every page is an entry of its area. Seeding adds new entries and changes
 * nothing else.
 */
const groups: Readonly<Partial<Record<Side, readonly MenuGroup[]>>> = {
  school: [
    group('/dashboard', '首页', 'HomeOutlined', []),
    group('/group/enterprise', '企业与岗位', 'BankOutlined', [
      group('/enterprise', '企业管理', 'BankOutlined', []),
      group('/post', '岗位管理', 'SolutionOutlined', []),
    ]),
    group('/group/student', '学生与简历', 'TeamOutlined', [
      group('/student', '学生管理', 'TeamOutlined', []),
      group('/resume', '简历管理', 'FileTextOutlined', []),
      group('/match', '人岗匹配', 'DeploymentUnitOutlined', []),
    ]),
    group('/group/interview', '面试与日历', 'CalendarOutlined', [
      group('/interview', '面试管理', 'ScheduleOutlined', []),
      group('/calendar/school', '学校日历', 'CalendarOutlined', []),
    ]),
    group('/group/fair', '招聘会与宣讲会', 'ShopOutlined', [
      group('/jobFair', '招聘会', 'ShopOutlined', []),
      group('/preach', '宣讲会', 'SoundOutlined', []),
    ]),
    group('/employ', '就业统计', 'BarChartOutlined', []),
    group('/group/live', '直播与活动', 'PlayCircleOutlined', [group('/live', '直播间管理', 'PlayCircleOutlined', [])]),
    group('/group/content', '社区与内容', 'PictureOutlined', [
      group('/moderation', '内容审核', 'SafetyCertificateOutlined', []),
      group('/publicity', '登录与海报', 'PictureOutlined', []),
      group('/media', '媒体资源', 'PlaySquareOutlined', []),
    ]),
    group('/group/message', '消息与互动', 'NotificationOutlined', [
      group('/interaction', '互动服务', 'MessageOutlined', []),
      group('/message', '消息中心', 'NotificationOutlined', []),
    ]),
    group('/group/system', '系统', 'SettingOutlined', [
      group('/isystem', '系统管理', 'SettingOutlined', []),
      group('/online', '在线开发', 'CodeOutlined', []),
      group('/monitor', '系统监控', 'MonitorOutlined', []),
      group('/demo', '常见案例', 'ExperimentOutlined', []),
    ]),
  ],
  enterprise: [
    group('/dashboard', '首页', 'HomeOutlined', []),
    group('/group/company', '我的企业', 'ShopOutlined', [group('/myCompany', '我的企业', 'ShopOutlined', [])]),
    group('/group/recruit', '岗位与简历', 'SolutionOutlined', [
      group('/post', '岗位管理', 'SolutionOutlined', []),
      group('/resume', '简历管理', 'FileTextOutlined', []),
    ]),
    group('/group/interview', '面试与日历', 'CalendarOutlined', [
      group('/interview', '面试管理', 'ScheduleOutlined', []),
      group('/calendar/enterprise', '企业日历', 'CalendarOutlined', []),
    ]),
    group('/group/fair', '招聘会与宣讲会', 'ShopOutlined', [
      group('/jobFair', '招聘会', 'ShopOutlined', []),
      group('/preach', '宣讲会', 'SoundOutlined', []),
    ]),
    group('/group/live', '直播与活动', 'PlayCircleOutlined', [group('/live', '直播间管理', 'PlayCircleOutlined', [])]),
    group('/group/cooperation', '合作与推广', 'PlaySquareOutlined', [
      group('/media', '资源与短信', 'PlaySquareOutlined', []),
    ]),
    group('/group/help', '帮助与消息', 'QuestionCircleOutlined', [
      group('/interaction', '帮助与反馈', 'QuestionCircleOutlined', []),
      group('/message', '消息中心', 'NotificationOutlined', []),
    ]),
  ],
  organization: [group('/message', '消息中心', 'NotificationOutlined', [])],
};

const entries = areas.flatMap((area: Area) => area.menu ?? []).sort((a, b) => a.order - b.order);
const getPages = (side: Side, path: string): MenuPage[] =>
  entries.filter((entry) => [entry.side].flat().includes(side) && entry.under === path).map(({ page }) => page);
const withPages = (side: Side, { path, title, icon, pages }: MenuGroup): MenuGroup =>
  group(path, title, icon, [
    ...pages.map((child) => (isGroup(child) ? withPages(side, child) : child)),
    ...getPages(side, path),
  ]);

/** The menus by side, in order. */
export const menus: Readonly<Partial<Record<Side, readonly MenuGroup[]>>> = Object.fromEntries(
  Object.entries(groups).map(([side, list]) => [side, list.map((row) => withPages(side as Side, row))]),
);
