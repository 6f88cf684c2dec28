import { workflow } from '../../kit/index.ts';
import { ownPosts } from '../resume/own-posts.ts';
import { rejectInput } from '../resume/reject-input.ts';
import { restorable } from '../resume/restore-period.ts';

/** Screening of a match by the company of the post. */
export const matchFlow = workflow({
  column: 'screen',
  label: '筛选状态',
  dict: 'rc_match_screen',
  initial: 'waiting',
  owner: ownPosts,
  counted: true,
  states: {
    waiting: { code: 0, label: '待处理', tone: 'waiting' },
    passed: { code: 1, label: '已通过', tone: 'done' },
    notPassed: { code: 2, label: '未通过', tone: 'bad' },
    void: { code: 3, label: '已失效', tone: 'neutral' },
  },
  steps: {
    pass: {
      label: '通过',
      from: ['waiting'],
      to: 'passed',
      by: 'owner',
      code: 'screen',
      batch: true,
      confirm: '通过后向{row}发出应聘邀请，学生确认后可查看联系方式，是否继续？',
      done: '已通过，等待学生确认',
    },
    notPass: {
      label: '不通过',
      from: ['waiting'],
      to: 'notPassed',
      by: 'owner',
      code: 'screen',
      danger: true,
      batch: true,
      done: '已标记为不通过',
      reason: 'reason',
      input: rejectInput,
    },
    reopen: {
      label: '重新打开',
      from: ['notPassed'],
      to: ['waiting', 'void'],
      by: 'owner',
      code: 'screen',
      requires: [restorable],
      confirm: '{row}回到待处理并重新计算匹配度，是否继续？',
      done: '已重新打开',
    },
  },
});
