import {
  dateTime,
  dict,
  type Filter,
  file,
  getCodes,
  longText,
  signature,
  text,
  until,
  workflow,
} from '../../kit/index.ts';
import { agreementStatuses } from '../../rules/index.ts';
import { ownStudent } from '../audiences.ts';
import { agreementSentences as words } from './agreement-texts.ts';
import { ownPosts } from './own-posts.ts';

const opinion = text({ label: '审核意见', max: 200 });
const returnReason = longText({ label: '审核意见', required: true, max: 500, requiredMessage: '请填写审核意见!' });
const paper = (label: string, requiredMessage: string) =>
  file({ label, required: true, requiredMessage, folder: 'agreement' });
const college = { by: ['college', 'school'], code: 'collegeAudit' } as const;
const school = { by: 'school', code: 'schoolAudit' } as const;
const back = { call: 'return', danger: true, batch: true, input: { reason: returnReason } } as const;
/** Values of rc_actor_type. */
const endParties = { student: 1 } as const;
/** Of a student who asks for the end of an agreement or agrees to it. */
const ofStudent = {
  signature: signature({ label: '学生签名', help: '签名印在解除协议书上' }),
};
/** The other party asks for the end: the company is answered by the student, the student by the company. */
const othersApplication: Filter = {
  any: [
    {
      all: [ownStudent, ['endParty', 'ne', endParties.student]],
    },
    { all: [ownPosts, ['endParty', 'eq', endParties.student]] },
  ],
};
/** The school certifies for a company without a right of its own only what its agency has sealed. */
const stamped: Filter = {
  any: [
    ['stampFile', 'filled', null],
    ['hasDirectSign', 'eq', 1],
  ],
};
/** Both parties can end what they have signed. */
const either = { by: ['owner', 'student'], code: 'add' } as const;

/** Life cycle of an agreement: the company invites, the student accepts, college and school certify, both can end it. */
export const agreementFlow = workflow({
  dict: 'rc_agreement_status',
  initial: 'invited',
  counted: true,
  owner: ownPosts,
  student: ownStudent,
  states: {
    invited: { code: agreementStatuses.invited, label: '待学生应约', tone: 'waiting', editable: true },
    college: { code: agreementStatuses.college, label: '待院系审核', tone: 'waiting' },
    school: { code: agreementStatuses.school, label: '待学校鉴证', tone: 'waiting' },
    effective: { code: agreementStatuses.effective, label: '已生效', tone: 'done' },
    refused: { code: 5, label: '学生拒绝', tone: 'bad' },
    expired: { code: 6, label: '已过期', tone: 'neutral' },
    revoked: { code: agreementStatuses.revoked, label: '已撤回', tone: 'neutral' },
    returned: { code: agreementStatuses.returned, label: '审核退回', tone: 'bad', editable: true },
    ending: { code: agreementStatuses.ending, label: '解约审核中', tone: 'waiting' },
    ended: { code: agreementStatuses.ended, label: '已解约', tone: 'neutral' },
  },
  steps: {
    revoke: {
      label: '撤回签约',
      from: ['invited', 'returned', 'college', 'school'],
      to: 'revoked',
      by: 'owner',
      danger: true,
      requires: [
        { holds: ['status', 'in', [agreementStatuses.invited, agreementStatuses.returned]], otherwise: words.answered },
      ],
      done: '签约已撤回',
      input: {
        reason: longText({ label: '撤回原因', required: true, min: 5, max: 500, requiredMessage: '请填写撤回原因!' }),
      },
    },
    resend: {
      label: '重新发送',
      from: ['returned'],
      to: 'invited',
      by: 'owner',
      code: 'add',
      done: '已重新发送，等待学生应约',
      input: { deadline: dateTime({ label: '应约截止', required: true }) },
    },
    /** The sealed page of the agency that a company without a right of its own signs through. */
    stamp: {
      label: '上传盖章页',
      from: ['invited', 'college', 'school'],
      to: ['invited', 'college', 'school'],
      by: 'owner',
      code: 'add',
      done: '盖章页已上传',
      input: { stampFile: paper('人事代理盖章页', '请上传人事代理机构盖章页!') },
    },
    accept: {
      label: '应约',
      from: ['invited'],
      to: ['college', 'effective'],
      by: 'student',
      requires: [
        {
          holds: until('deadline'),
          otherwise: words.expired,
          errorCode: 'RC_EXPIRED',
        },
      ],
      input: {
        signature: signature({ label: '学生签名', help: '签名印在协议书上；已有纸质签名的，可以上传扫描件' }),
        file: file({ label: '签名扫描件', folder: 'agreement', accept: ['png', 'jpg', 'jpeg'], maxMb: 1 }),
      },
      done: '已应约',
    },
    refuse: {
      label: '拒绝',
      from: ['invited'],
      to: 'refused',
      by: 'student',
      done: '已拒绝签约',
      input: {
        reason: longText({ label: '拒绝原因', required: true, max: 200, requiredMessage: '请填写拒绝原因!' }),
      },
    },
    collegePass: {
      ...college,
      label: '院系通过',
      from: ['college'],
      to: 'school',
      batch: true,
      input: { opinion },
      reason: 'opinion',
      done: '院系审核通过',
    },
    collegeReturn: { ...college, ...back, label: '退回', from: ['college'], to: 'returned', done: '已退回' },
    schoolPass: {
      ...school,
      label: '学校鉴证',
      from: ['school'],
      to: 'effective',
      batch: true,
      requires: [{ holds: stamped, otherwise: words.unstamped, isShown: true }],
      input: { opinion },
      reason: 'opinion',
      done: '协议已生效',
    },
    schoolReturn: { ...school, ...back, label: '退回', from: ['school'], to: 'returned', done: '已退回' },
    endApply: {
      ...either,
      label: '申请解约',
      from: ['effective'],
      to: 'ending',
      danger: true,
      done: '解约申请已提交',
      input: {
        reasonCode: dict({
          label: '解约原因',
          dict: 'rc_end_reason',
          numeric: true,
          required: true,
          requiredMessage: '请选择解约原因!',
        }),
        reason: longText({
          label: '解约说明',
          max: 500,
          requiredMessage: '选择“其他”时，请填写解约说明!',
          requiredWhen: { field: 'reasonCode', holds: ['9'], least: 5 },
        }),
        endFile: paper('解约材料', '请上传解约材料!'),
      },
      ofStudent,
    },
    endAgree: {
      ...either,
      label: '同意解约',
      from: ['ending'],
      to: 'ending',
      requires: [
        { holds: ['endAgreeTime', 'empty', null], otherwise: words.agreedAlready },
        { holds: othersApplication, otherwise: words.ownApplication },
      ],
      confirm: '确定同意解除{row}？',
      ofStudent,
      done: '已同意解约，等待学校审核',
    },
    /** A letter that both parties have sealed says that they agree. */
    endFile: {
      ...either,
      label: '上传解约函',
      from: ['ending'],
      to: 'ending',
      done: '解约函已上传，等待学校审核',
      input: { endFile: paper('双方盖章的解约函', '请上传双方盖章的解约函!') },
    },
    endPass: {
      ...school,
      label: '同意解约',
      from: ['ending'],
      to: 'ended',
      requires: [{ holds: ['endAgreeTime', 'filled', null], otherwise: words.notAgreed, isShown: true }],
      confirm: words.endEffect,
      input: { opinion },
      reason: 'opinion',
      done: '协议已解除',
    },
    endReturn: {
      ...school,
      label: '退回解约',
      danger: true,
      from: ['ending'],
      to: 'effective',
      input: { reason: returnReason },
      done: '解约申请已退回，协议继续有效',
    },
    expire: { label: '过期', from: ['invited'], to: 'expired', by: 'system', due: 'deadline' },
    /** The day before the deadline the student is asked once more. */
    remind: {
      label: '提醒应约',
      from: ['invited'],
      to: 'invited',
      by: 'system',
      when: ['isReminded', 'eq', 0],
      due: 'remindTime',
    },
    /** What the agreement was for has ended. */
    void: {
      label: '撤回',
      from: ['invited', 'college', 'school', 'returned'],
      to: 'revoked',
      by: 'system',
      code: 'revoke',
    },
  },
});

/** States of an agreement in force; the end is not decided yet. */
export const effectiveStates = ['effective', 'ending'] as const;
export const effectiveAgreements: Filter = ['status', 'in', getCodes(agreementFlow, ...effectiveStates)];
