import { type Button, messageEvent } from '../../kit/index.ts';

const link = '/resume/step/sign?id={refId}';
/** Notifications about agreements. */
export const agreementEvents = [
  messageEvent('D20', '签约邀请', '{company}邀请您签订《{post}》{kind}，请在{deadline}前应约', { sms: true }),
  messageEvent('D21', '签约未达成', '{name}与{company}的《{post}》签约未达成，原因：{reason}', { link }),
  messageEvent('D22', '签约待审核', '{name}与{company}签订的《{post}》{kind}待审核，请及时处理', { link }),
  messageEvent('D23', '协议已生效', '{name}与{company}签订的《{post}》{kind}已生效', { sms: true, link }),
  messageEvent('D24', '签约退回', '{name}的《{post}》{kind}被退回，原因：{reason}，请修改后重新发送', { link }),
  messageEvent('D25', '解约申请', '{party}申请解除{name}与{company}的《{post}》{kind}，原因：{reason}', { link }),
  messageEvent('D26', '解约结果', '{name}与{company}的《{post}》{kind}{result}', { link }),
  messageEvent('D29', '应约将到期', '{company}的《{post}》签约邀请即将到期，请在{deadline}前应约'),
] as const;

const page = '/resume/step/sign';
/** Permission codes beyond the standard ones. */
export const agreementButtons: readonly Button[] = [
  { code: 'resume:agreement:revoke', label: '撤回签约', page },
  { code: 'resume:agreement:collegeAudit', label: '院系审核', page },
  { code: 'resume:agreement:schoolAudit', label: '学校鉴证', page },
];
