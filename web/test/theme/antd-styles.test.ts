import { expect, it } from 'vitest';
import { renderAntdStyles } from '../../antd-styles.ts';
import { consoleTheme } from '../../src/theme/console-theme.ts';

const withoutMotion = { ...consoleTheme('light', '#1890FF'), token: { motion: false } };
const light = await renderAntdStyles(consoleTheme('light', '#1890FF'));

it.each([
  ['dark', consoleTheme('dark', '#1890FF')],
  ['of another colour', consoleTheme('light', '#F5222D')],
  ['on a phone', consoleTheme('light', '#1890FF', true)],
  ['without motion', withoutMotion],
])('has the same sheet when the theme is %s', async (_name, theme) => {
  expect(await renderAntdStyles(theme)).toBe(light);
});

it('names the components whose styles a browser need not make', () => {
  const named = /data-ant-cssinjs-cache-path\{content:"([^"]+)"/.exec(light)?.[1] ?? '';
  const components = named.split(';').map((entry) => entry.split('|')[1]);
  expect(components).toEqual(
    expect.arrayContaining([
      'Shared',
      'Button-Button',
      'Menu-Menu',
      'Table-Table',
      'Select-Select',
      'Pagination-Pagination',
    ]),
  );
  expect(light).toContain('.ant-table-cell');
});
