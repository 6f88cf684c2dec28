import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useGrantEditor } from '../../../src/areas/system/grant-editor.tsx';
import { show, signIn } from '../../kit/support.tsx';

const node = (key: string, menuType: number, more: object = {}) => ({
  key,
  title: `菜单${key}`,
  parentId: '',
  menuType,
  ruleFlag: 0 as const,
  side: 'school',
  disabled: false,
  ...more,
});
const button = node('1-1', 2, { parentId: '1' });
const menu = node('1', 1, { ruleFlag: 1, children: [button] });
const grants = { tree: [menu] as never, granted: ['1'] };
const onRules = vi.fn();
function Editor() {
  const editor = useGrantEditor({
    grants,
    reload: async () => undefined,
    save: async () => '',
    onRules,
  });
  return (
    <>
      {editor.body}
      <output>{editor.isDirty ? '已改' : '未改'}</output>
    </>
  );
}

it.each(['click', '{Enter}', ' '])('opens the data rules by %s and ticks nothing', async (act) => {
  onRules.mockReset();
  signIn();
  show(<Editor />);
  const entry = await screen.findByRole('button', { name: '数据规则' });
  if (act === 'click') await userEvent.click(entry);
  else {
    entry.focus();
    await userEvent.keyboard(act);
  }
  expect(onRules).toHaveBeenCalledTimes(1);
  expect(screen.getByText('未改')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('tree')).getByText('菜单1'));
  expect(screen.getByText('已改')).toBeTruthy();
});
