import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, test } from 'vitest';
import { ConsoleThemeProvider } from '../../src/theme/console-theme-provider.tsx';

test('a button that waits keeps its name, during and after', () => {
  const button = (isWaiting: boolean) => (
    <ConsoleThemeProvider>
      <Button loading={isWaiting}>保存</Button>
    </ConsoleThemeProvider>
  );
  const { rerender } = render(button(true));
  expect(screen.getByRole('button', { name: '保存' }).querySelector('.anticon-loading')).toBeTruthy();
  rerender(button(false));
  expect(screen.getByRole('button', { name: '保存' }).querySelector('.anticon-loading')).toBeNull();
});
