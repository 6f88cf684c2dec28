import { fairFlow, jobFair } from '@campus/contract/jobfair';
import { text } from '@campus/contract/messages';
import { expect, it } from 'vitest';
import { getActionTitle } from '../../src/kit/step/action-title.ts';

const fair = text.listPage.named(jobFair.title, '秋季双选会');

it.each([
  ['删除', fair, '删除招聘会“秋季双选会”'],
  ['删除', text.listPage.chosen(3), '删除所选 3 项'],
  [fairFlow.steps.reschedule.label, fair, '调整时间场地：招聘会“秋季双选会”'],
  [fairFlow.steps.cancel.label, fair, '取消招聘会“秋季双选会”'],
  [text.listPage.batchStep('驳回'), text.listPage.chosen(3), '批量驳回：所选 3 项'],
  ['重置密码', undefined, '重置密码'],
])('names the action %s with %s', (label, subject, title) => {
  expect(getActionTitle(label, subject)).toBe(title);
});
