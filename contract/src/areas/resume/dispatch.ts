import { by, dateTime, entity, type Filter, flag, getCodes, longText, ref, text, through } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';
import { parties } from './delivery-parties.ts';
import { dispatchDraft, dispatchFlow } from './dispatch-flow.ts';
import { dispatchSentences as words } from './dispatch-texts.ts';
import { ownPosts } from './own-posts.ts';
import { companyAudiences, partiesShown } from './resume-access.ts';

/** The school has to push, for the first time or again. */
export const toPush: Filter = {
  all: [
    ['status', 'in', getCodes(dispatchFlow, 'waiting', 'returned', 'revoked')],
    ['isEnded', 'eq', 0],
  ],
};
/** The company has to receive. */
export const toReceive: Filter = ['status', 'in', getCodes(dispatchFlow, 'pushed')];
/** The company reads pushed content, not the drafts. */
const sent: Filter = ['status', 'in', getCodes(dispatchFlow, 'pushed', 'received')];

/** What the school sends to the company. */
export const dispatchContent = [
  'formAudit',
  'formNo',
  'archiveUnit',
  'archiveAddress',
  'household',
  'reportDate',
  'contact',
  'contactMobile',
  'note',
] as const;
/** The certified recommendation form of a hired student with the file's way, from the school to the company (推送派遣). */
export const dispatch = entity({
  area: 'resume',
  name: 'dispatch',
  table: 'rc_dispatch',
  code: 'resume:dispatch',
  path: '/resume/dispatch',
  title: '派遣',
  page: 'resume/DispatchList',
  fields: {
    deliveryId: ref({ label: '投递', to: 'delivery', derived: true }),
    ...parties,
    companyName: through('companyId', 'companyName', { label: '企业', width: 160, priority: 'high' }),
    resumeId: ref({ label: '简历', to: 'resume', derived: true }),
    formAudit: through('resumeId', 'formAudit', { label: '推荐表审核', side: 'staff', width: 104 }),
    formNo: text({ label: '推荐表编号', max: 40, derived: true, width: 168 }),
    ...dispatchDraft,
    pushBy: text({ label: '推送人', max: 50, derived: true, width: 96 }),
    pushTime: dateTime({ label: '推送时间', derived: true, width: 142 }),
    /** Account of the pusher, who hears of a return. */
    pushUser: text({ label: '推送账号', max: 50, derived: true, secret: true }),
    receiveBy: text({ label: '接收人', max: 50, derived: true, width: 96 }),
    receiveTime: dateTime({ label: '接收时间', derived: true, width: 142 }),
    returnReason: longText({ label: '退回原因', max: 500, derived: true }),
    revokeReason: longText({ label: '撤回原因', max: 500, derived: true }),
    /** The delivery has ended: nothing is pushed any more. */
    isEnded: flag({ label: '投递已结束', derived: true }),
    waitSince: dateTime({ label: '待推送自', derived: true, width: 142 }),
    /** When a push is overdue. */
    remindTime: dateTime({ label: '提醒时间', derived: true, secret: true }),
    isReminded: flag({ label: '已提醒', derived: true, secret: true }),
  },
  display: 'realname',
  called: ['realname', 'postName'],
  list: [
    'realname',
    'status',
    'schoolName',
    'postName',
    'companyName',
    'formAudit',
    'formNo',
    'reportDate',
    'pushTime',
    'receiveTime',
  ],
  hidden: [
    'departId',
    'majorCode',
    'archiveUnit',
    'archiveAddress',
    'household',
    'contact',
    'contactMobile',
    'note',
    'pushBy',
    'receiveBy',
    'returnReason',
    'revokeReason',
    'isEnded',
    'waitSince',
    'deliveryId',
    'employId',
    'postId',
    'companyId',
  ],
  search: [
    'realname',
    by('status', 'in'),
    'postName',
    'companyName',
    'reportDate',
    'pushTime',
    'receiveTime',
    by('formNo', 'eq'),
    'archiveUnit',
    by('isEnded', 'eq'),
    by('deliveryId', 'eq'),
    by('companyId', 'eq'),
    by('postId', 'eq'),
  ],
  protectedRows: { rows: ['isEnded', 'eq', 1], message: words.deliveryEnded, isFixed: true },
  form: Object.keys(dispatchDraft) as (keyof typeof dispatchDraft)[],
  detail: [
    'deliveryId',
    'employId',
    'realname',
    'schoolName',
    'departId',
    'majorCode',
    'postId',
    'postName',
    'companyId',
    'companyName',
    ...dispatchContent,
    'status',
    'pushBy',
    'pushTime',
    'receiveBy',
    'receiveTime',
    'returnReason',
    'revokeReason',
    'isEnded',
  ],
  excel: [
    'realname',
    'schoolName',
    'departId',
    'majorCode',
    'postName',
    'companyName',
    'formNo',
    'archiveUnit',
    'archiveAddress',
    'household',
    'reportDate',
    'contact',
    'contactMobile',
    'status',
    'pushBy',
    'pushTime',
    'receiveTime',
    'returnReason',
  ],
  sort: { column: 'createTime', order: 'desc' },
  workflow: dispatchFlow,
  visible: {
    staff: 'all',
    college: ownCollege,
    enterprise: ownPosts,
  },
  shown: [
    partiesShown,
    {
      audiences: companyAudiences,
      fields: ['formNo', ...(Object.keys(dispatchDraft) as (keyof typeof dispatchDraft)[])],
      when: sent,
    },
  ],
  calls: ['list', 'queryById', 'edit', 'exportXls'],
  done: { edit: '派遣信息已保存' },
  uniques: [{ fields: ['deliveryId'], message: words.one }],
  indexes: [
    ['companyId', 'status'],
    ['postId', 'status'],
    ['tenantId', 'status'],
  ],
});
