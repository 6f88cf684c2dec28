import { type Button, messageEvent } from '../../kit/index.ts';

const sms = { sms: true } as const;
const detail = '/jobFair/detail/{id}';
const own = '/jobFair/myApply?id={refId}';
/** Notifications about job fairs. */
export const jobFairEvents = [
  messageEvent('F01', '招聘会待审核', '招聘会“{fair}”已提交，请及时审核', { link: '/jobFair/audit?id={id}' }),
  messageEvent('F02', '招聘会已发布', '招聘会“{fair}”已通过审核并发布', { link: detail }),
  messageEvent('F03', '招聘会审核驳回', '招聘会“{fair}”未通过审核，原因：{reason}', { link: detail }),
  messageEvent('F04', '招聘会调整', '{fair}由{old}改为{new}，原因：{reason}', { ...sms, link: own }),
  messageEvent('F05', '招聘会取消', '{fair}已取消，原因：{reason}', { ...sms, link: own }),
  messageEvent('F08', '展位安排', '{fair}展位：{booth}', { link: detail }),
] as const;

const page = '/jobFair/list';
/** Permission codes beyond the standard ones. */
export const jobFairButtons: readonly Button[] = [
  { code: 'jobFair:jobFair:add', label: '创建', page },
  { code: 'jobFair:jobFair:edit', label: '编辑、提交、置顶', page },
  { code: 'jobFair:jobFair:audit', label: '审核招聘会', page },
  { code: 'jobFair:jobFair:auditOwn', label: '审核自己创建的招聘会', page },
  { code: 'jobFair:jobFair:cancel', label: '取消招聘会', page },
  { code: 'jobFair:jobFair:archive', label: '归档', page },
  { code: 'jobFair:fairBooth:list', label: '查看展位', page },
  { code: 'jobFair:fairBooth:edit', label: '维护展位', page },
  { code: 'jobFair:fairBooth:allocate', label: '分配展位', page },
];
