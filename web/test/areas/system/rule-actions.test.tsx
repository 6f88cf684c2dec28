import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SysCheckRuleListPage } from '../../../src/areas/system/check-rule.tsx';
import { SysFillRuleListPage } from '../../../src/areas/system/fill-rule.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, listen, serve, show, signIn } from '../../kit/support.tsx';
import { emptyPage } from '../../support/fresh-browser.ts';

function signInWith(code: string): void {
  signIn();
  listen();
  const auth = ['list', 'add', 'edit', 'delete'].map((action) => ({
    action: `system:${code}:${action}`,
    type: '1',
    status: '1',
  }));
  useSession.setState(({ permissions }) => ({ permissions: { ...permissions, auth, allAuth: auth } as never }));
}
async function loadActions(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  const row = await screen.findByRole('row', { name });
  const shown = [...row.querySelectorAll('.row-actions button')].map((button) => button.textContent?.trim());
  await user.click(within(row).getByRole('button', { name: '更多' }));
  const behind = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  return { shown, behind };
}
afterEach(emptyPage);

it('offers the test of a check rule after its form, and describes the rule in its detail', async () => {
  signInWith('checkrule');
  const ruleJson =
    '[{"digits":"2","pattern":"^[A-Z]+$","message":"两位大写字母"},{"digits":"*","pattern":"^.{4}$","message":"共四位"}]';
  const row = { id: '1', version: 0, ruleName: '学号', ruleCode: 'no', ruleJson };
  serve({ 'GET /sys/checkRule/list': () => getPage([row]), 'GET /sys/checkRule/queryById': () => ({ result: row }) });
  const user = userEvent.setup();
  show(<SysCheckRuleListPage />);
  const { shown, behind } = await loadActions(user, /学号/);
  expect([shown, behind]).toEqual([
    ['编辑', '功能测试', '更多'],
    ['详情', '删除'],
  ]);
  await user.click(screen.getByRole('menuitem', { name: '详情' }));
  expect(await screen.findByText('^[A-Z]+$', { selector: 'code' })).toBeTruthy();
  expect(screen.getByText(/全局规则.*共四位/)).toBeTruthy();
});

it('keeps the test of a fill rule behind 更多', async () => {
  signInWith('fillrule');
  serve({
    'GET /sys/fillRule/list': () => getPage([{ id: '1', ruleName: '订单号', ruleCode: 'no', ruleClass: 'uuid' }]),
  });
  const user = userEvent.setup();
  show(<SysFillRuleListPage />);
  await waitFor(async () =>
    expect(await loadActions(user, /订单号/)).toEqual({
      shown: ['编辑', '更多'],
      behind: ['功能测试', '详情', '删除'],
    }),
  );
});
