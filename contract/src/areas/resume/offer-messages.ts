import { type Button, messageEvent } from '../../kit/index.ts';
import { revokeAcceptedCode } from './offer-flow.ts';

const drawer = '/resume/step/hire?id={refId}';
/** Notifications about offers. */
export const offerEvents = [
  messageEvent('D14', '录用通知', '{company}向您发放了《{post}》录用通知，请在{deadline}前确认', { sms: true }),
  messageEvent('D15', '录用已接受', '{name}接受了《{post}》的录用', { link: drawer }),
  messageEvent('D16', '录用未达成', '{name}未接受《{post}》的录用，原因：{reason}', { link: drawer }),
  messageEvent('D17', '录用已撤回', '{company}撤回了{name}的《{post}》录用，原因：{reason}'),
  messageEvent('D28', '录用答复将到期', '{company}的《{post}》录用通知即将到期，请在{deadline}前答复'),
  messageEvent('D30', '录用通知已过期', '{company}的《{post}》录用通知已于{deadline}过期'),
] as const;

const page = '/resume/step/hire';
/** Permission codes beyond the standard ones. */
export const offerButtons: readonly Button[] = [
  { code: 'resume:offer:revoke', label: '撤回录用', page },
  { code: revokeAcceptedCode, label: '撤回学生已接受的录用', page },
];
