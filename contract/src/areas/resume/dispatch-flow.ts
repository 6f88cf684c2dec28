import { date, getCodes, longText, text, workflow } from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';
import { dispatchSentences as words } from './dispatch-texts.ts';
import { ownPosts } from './own-posts.ts';
import { companyAudiences } from './resume-access.ts';
import { formFlow } from './resume-flow.ts';

/** What the company learns of where the student's file goes and when the student reports. */
const content = {
  archiveUnit: { label: '档案接收单位', max: 100, width: 160 },
  archiveAddress: { label: '档案接收地址', max: 200 },
  household: { label: '户口迁往', max: 100 },
  reportDate: { label: '报到日期', width: 110 },
  contact: { label: '企业联系人', max: 30, width: 96 },
  contactMobile: { label: '联系电话', max: 11, pattern: patterns.mobile },
  note: { label: '派遣说明', max: 200 },
} as const;
/** Drafts can be incomplete. */
export const dispatchDraft = {
  archiveUnit: text(content.archiveUnit),
  archiveAddress: text(content.archiveAddress),
  household: text(content.household),
  reportDate: date(content.reportDate),
  contact: text(content.contact),
  /** Plain to those who push and to the company itself. */
  contactMobile: text({
    ...content.contactMobile,
    mask: 'mobile',
    plain: 'resume:dispatch:push',
    plainWhen: { audiences: companyAudiences, rows: { all: [] } },
  }),
  note: longText(content.note),
};
const required = { required: true } as const;
const pushed = {
  ...dispatchDraft,
  archiveUnit: text({ ...content.archiveUnit, ...required }),
  archiveAddress: text({ ...content.archiveAddress, ...required }),
  reportDate: date({ ...content.reportDate, ...required }),
  contact: text({ ...content.contact, ...required }),
  contactMobile: text({ ...content.contactMobile, ...required }),
};
const reason = (label: string, requiredMessage: string) =>
  longText({ label, required: true, min: 5, max: 500, requiredMessage });

const states = {
  waiting: { code: 0, label: '待推送', tone: 'waiting', editable: true },
  pushed: { code: 1, label: '已推送', tone: 'progress' },
  received: { code: 2, label: '企业已接收', tone: 'done' },
  returned: { code: 3, label: '企业已退回', tone: 'bad', editable: true },
  revoked: { code: 4, label: '已撤回', tone: 'neutral', editable: true },
} as const;

/** From the school to the company, which receives the papers or returns them. */
export const dispatchFlow = workflow({
  dict: 'rc_dispatch_status',
  initial: 'waiting',
  counted: true,
  owner: ownPosts,
  states,
  steps: {
    push: {
      label: '推送',
      from: ['waiting', 'returned', 'revoked'],
      to: 'pushed',
      by: 'staff',
      requires: [
        { holds: ['isEnded', 'eq', 0], otherwise: words.notHere },
        { holds: ['formAudit', 'in', getCodes(formFlow, 'approved')], otherwise: words.noForm, isShown: true },
      ],
      asks: true,
      prefilled: true,
      done: '已推送给企业',
      input: pushed,
    },
    receive: {
      label: '接收',
      from: ['pushed'],
      to: 'received',
      by: 'owner',
      code: 'confirm',
      asks: true,
      done: '已接收，投递进入签约环节',
    },
    return: {
      label: '退回',
      from: ['pushed'],
      to: 'returned',
      by: 'owner',
      code: 'confirm',
      danger: true,
      asks: true,
      done: '已退回学校',
      input: { reason: reason('退回原因', '请填写退回原因!') },
    },
    revoke: {
      label: '撤回推送',
      from: ['pushed', 'received'],
      to: 'revoked',
      by: 'staff',
      danger: true,
      requires: [{ holds: ['status', 'eq', states.pushed.code], otherwise: words.received }],
      asks: true,
      done: '推送已撤回',
      input: { reason: reason('撤回原因', '请填写撤回原因!') },
    },
    /** The delivery has ended. */
    drop: {
      label: '作废',
      from: ['waiting', 'pushed', 'received', 'returned', 'revoked'],
      to: 'revoked',
      by: 'system',
    },
    /** The college is asked once when the papers have waited too long. */
    remind: {
      label: '提醒推送',
      from: ['waiting', 'returned', 'revoked'],
      to: ['waiting', 'returned', 'revoked'],
      by: 'system',
      when: ['isReminded', 'eq', 0],
      due: 'remindTime',
    },
  },
});
