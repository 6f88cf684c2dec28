import { menuEntry, page } from '../../kit/index.ts';

const under = '/jobFair';
const check = 'jobFair:fairAttendance:check';
/** Pages around the applications and the day of a fair. */
export const fairDayMenu = [
  menuEntry(
    'school',
    under,
    30,
    page('/jobFair/audit', '待审核', 'AuditOutlined', 'jobFair/JobFairAudit', [
      'jobFair:jobFair:audit',
      'jobFair:fairApply:audit',
      'jobFair:fairAttendee:insure',
    ]),
  ),
  menuEntry(
    'enterprise',
    under,
    30,
    page('/jobFair/myApply', '我的报名', 'FormOutlined', 'jobFair/MyFairApply', 'jobFair:fairApply:add'),
  ),
  menuEntry(
    'school',
    under,
    40,
    page('/jobFair/attendance', '参会情况', 'CheckOutlined', 'jobFair/FairAttendanceList', check),
  ),
  menuEntry(
    'school',
    under,
    50,
    page('/jobFair/expense', '费用报销', 'WalletOutlined', 'jobFair/FairExpenseList', [
      'jobFair:fairExpense:audit',
      'jobFair:fairExpense:finance',
    ]),
  ),
  menuEntry(
    'enterprise',
    under,
    50,
    page('/jobFair/expense', '费用报销', 'WalletOutlined', 'jobFair/FairExpenseList', 'jobFair:fairExpense:add'),
  ),
  menuEntry(
    'school',
    under,
    80,
    page('/jobFair/scan/:id', '扫码签到', 'ScanOutlined', 'jobFair/FairScan', check, {
      hidden: true,
      usesCamera: true,
      parent: '/jobFair/attendance',
    }),
  ),
  menuEntry(
    'school',
    under,
    81,
    page('/jobFair/gate/:id', '入口二维码', 'QrcodeOutlined', 'jobFair/FairGateCode', check, {
      hidden: true,
      parent: '/jobFair/attendance',
    }),
  ),
];
