import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ClickMenu } from '../../src/widgets/click-menu.tsx';
import { PopupPanel } from '../../src/widgets/popup-panel.tsx';
import { show } from '../kit/support.tsx';

it('opens its menu at the first press and keeps the focus at the button', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  show(
    <ClickMenu menu={{ items: [{ key: 'copy', label: '复制' }], onClick }}>
      <button type="button">更多</button>
    </ClickMenu>,
  );
  // Nothing of antd is rendered before.
  expect(screen.getByRole('button', { name: '更多' }).className).toBe('');
  await user.tab();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: '复制' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' }));
  await user.click(entry);
  expect(onClick).toHaveBeenCalledOnce();
});

it('focuses a panel at its first opening and the button when it is closed', async () => {
  const user = userEvent.setup();
  show(
    <PopupPanel
      content={(close) => (
        <button type="button" onClick={close}>
          关闭
        </button>
      )}
    >
      <button type="button">列设置</button>
    </PopupPanel>,
  );
  await user.click(screen.getByRole('button', { name: '列设置' }));
  const inside = await screen.findByRole('button', { name: '关闭' });
  await waitFor(() => expect(document.activeElement).toBe(inside));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '列设置' }));
});
