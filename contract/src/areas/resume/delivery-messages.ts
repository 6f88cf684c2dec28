import { type Button, digestText, messageEvent } from '../../kit/index.ts';

const drawer = '/resume/delivery?id={refId}';
/** Notifications about deliveries and recommendations. */
export const deliveryEvents = [
  messageEvent('D01', '收到新简历', '{school}{name}投递了《{post}》', {
    link: drawer,
    digest: { content: digestText, link: '/resume/delivery' },
  }),
  messageEvent('D02', '企业邀请', '{company}邀请您应聘《{post}》，请在{deadline}前确认', { sms: true }),
  messageEvent('D27', '邀请将到期', '{company}邀请您应聘《{post}》即将到期，请在{deadline}前确认'),
  messageEvent('D03', '学生已确认', '{name}确认了《{post}》的邀请', { link: drawer }),
  messageEvent('D04', '学生未接受邀请', '{name}未接受《{post}》的邀请', { link: drawer }),
  messageEvent('D05', '投递进展', '您在《{post}》的应聘进入{stage}'),
  messageEvent('D06', '应聘结果', '感谢您应聘《{post}》，本次未能进入下一环节'),
  messageEvent('D07', '学生撤回投递', '{name}撤回了《{post}》的投递', { link: '/resume/delivery' }),
  messageEvent('D08', '请评价企业', '请对{company}的招聘过程进行评价'),
  messageEvent('D09', '投递已关闭', '您对《{post}》的投递已关闭，原因：{reason}'),
  messageEvent('D10', '投递已关闭', '{name}已在其他单位签约，《{post}》的投递已关闭', { link: drawer }),
  messageEvent('D11', '简历转岗', '您的简历由《{a}》转至《{b}》', { link: drawer }),
  messageEvent('D12', '学校推荐简历', '{name}被推荐到《{post}》，请及时处理', { link: '/resume/recommend' }),
  messageEvent('D13', '推荐被婉拒', '{company}婉拒了{name}到《{post}》的推荐，原因：{reason}', {
    link: '/resume/recommend',
  }),
] as const;

const page = '/resume/delivery';
/** Permission codes beyond the standard ones. */
export const deliveryButtons: readonly Button[] = [
  { code: 'resume:delivery:pass', label: '通过', page },
  { code: 'resume:delivery:skip', label: '越级推进', page },
  { code: 'resume:delivery:reject', label: '不通过', page },
  { code: 'resume:delivery:restore', label: '恢复', page },
  { code: 'resume:delivery:close', label: '关闭', page },
  { code: 'resume:delivery:note', label: '备注、星标与标签', page },
  { code: 'resume:delivery:transfer', label: '转岗', page },
  { code: 'resume:delivery:behalf', label: '代学生操作', page },
  { code: 'recommend:resumeRecommend:add', label: '推荐', page: '/resume/recommend' },
  { code: 'recommend:resumeRecommend:revoke', label: '撤回', page: '/resume/recommend' },
  { code: 'recommend:resumeRecommend:handle', label: '接受、婉拒', page: '/resume/recommend' },
];
