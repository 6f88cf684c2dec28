import { themeSettingsFrom } from '@campus/contract/rules';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '../../src/request/storage.ts';
import { SettingsDrawer } from '../../src/shell/settings-drawer.tsx';
import { contrast } from '../../src/theme/contrast.ts';
import { followSettings } from '../../src/theme/follow-settings.ts';
import { neutrals } from '../../src/theme/palette.ts';
import { changeSettings, defaultSettings, useSettings } from '../../src/theme/settings.ts';
import { themeVariables } from '../../src/theme/variables.ts';

beforeEach(() => {
  localStorage.clear();
  useSettings.setState(defaultSettings, true);
});

test('what the storage holds counts only where it fits', () => {
  expect(
    themeSettingsFrom({ darkMode: true, multipage: 'yes', layout: 'diagonal', primaryColour: 'url(x)', junk: 1 }),
  ).toEqual({
    ...defaultSettings,
    darkMode: true,
  });
});

test('every change is stored and applied to the page at once (W-SD1, W-SD5)', () => {
  const stop = followSettings();
  render(<SettingsDrawer open onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('radio', { name: '极客蓝' }));
  fireEvent.click(screen.getByRole('switch', { name: '暗黑模式' }));
  fireEvent.click(screen.getByRole('switch', { name: '色弱模式' }));
  stop();
  const root = document.documentElement;
  expect(root.style.getPropertyValue('--brand')).toBe('#2F54EB');
  expect(root.dataset.mode).toBe('dark');
  expect(root.hasAttribute('data-colour-weak')).toBe(true);
  expect(readStored('settings')).toMatchObject({ primaryColour: '#2F54EB', darkMode: true, colourWeak: true });
});

test('a tab follows the settings of another one', () => {
  const stop = followSettings();
  const chosen = JSON.stringify({ value: { ...defaultSettings, darkMode: true }, expire: null });
  localStorage.setItem('pro__settings', chosen);
  window.dispatchEvent(new StorageEvent('storage', { key: 'pro__settings' }));
  expect(useSettings.getState().darkMode).toBe(true);
  expect(document.documentElement.dataset.mode).toBe('dark');
  expect(localStorage.getItem('pro__settings')).toBe(chosen);
  stop();
});

test('top navigation switches the fixed side bar off and bars it (W-SD2)', () => {
  changeSettings({ fixedSidebar: true });
  render(<SettingsDrawer open onClose={() => undefined} />);
  fireEvent.click(screen.getByText('顶部栏导航'));
  expect(useSettings.getState()).toMatchObject({ layout: 'topmenu', fixedSidebar: false });
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '固定侧边菜单' }).disabled).toBe(true);
});

test('hiding the header needs a fixed one (W-SD4)', () => {
  render(<SettingsDrawer open onClose={() => undefined} />);
  const hide = screen.getByRole<HTMLButtonElement>('switch', { name: '下滑时隐藏 Header' });
  expect(hide.disabled).toBe(true);
  fireEvent.click(screen.getByRole('switch', { name: '固定 Header' }));
  expect(hide.disabled).toBe(false);
  fireEvent.click(hide);
  fireEvent.click(screen.getByRole('switch', { name: '固定 Header' }));
  expect(useSettings.getState().autoHideHeader).toBe(false);
});

test.each(['light', 'dark'] as const)('marks of code can be read in a disabled editor (%s)', (mode) => {
  expect(contrast(neutrals[mode].secondary, neutrals[mode].off)).toBeGreaterThan(4.5);
});

const brands = ['#F5222D', '#FA541C', '#FAAD14', '#13C2C2', '#52C41A', '#1890FF', '#2F54EB', '#722ED1'];
test.each(brands)('text in the brand colour %s can be read in both modes', (primary) => {
  for (const mode of ['light', 'dark'] as const) {
    const colours = themeVariables(mode, primary);
    const pairs = [
      ['--brand-text', '--surface'],
      ['--brand-on-soft', '--brand-soft'],
      ['--text-tertiary', '--page'],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(colours[text] ?? '', colours[ground] ?? ''), `${text} ${mode}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast('#FFFFFF', colours['--brand-solid'] ?? '')).toBeGreaterThanOrEqual(4.5);
  }
});

test('a stored look is there again after a reload (W-SD1)', async () => {
  changeSettings({ darkMode: true, multipage: false, primaryColour: '#2F54EB' });
  vi.resetModules();
  const again = await import('../../src/theme/settings.ts');
  expect(again.useSettings.getState()).toMatchObject({ darkMode: true, multipage: false, primaryColour: '#2F54EB' });
});
