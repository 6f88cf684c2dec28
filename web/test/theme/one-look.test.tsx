import { cleanup, render } from '@testing-library/react';
import { ConfigProvider, theme } from 'antd';
import { describe, expect, it, test } from 'vitest';
import { consoleTheme } from '../../src/theme/console-theme.ts';
import { themeVariables } from '../../src/theme/variables.ts';
import { PersonAvatar } from '../../src/widgets/person-avatar.tsx';

describe('the character of a person without a picture', () => {
  const shown = (name: string) => {
    cleanup();
    return render(<PersonAvatar name={name} />).container.textContent;
  };
  it.each([
    ['林知夏', '林'],
    ['欧阳明月', '欧'],
    ['  赵六', '赵'],
    ['alice', 'A'],
    ['𠮷田', '𠮷'],
    ['', ''],
  ])('of %j is %j: the first, whole and in capitals', (name, character) => expect(shown(name)).toBe(character));
});

describe.each(['light', 'dark'] as const)('the brand in the %s mode', (mode) => {
  test.each(['#1890FF', '#F5222D', '#FAAD14'])(
    '%s fills buttons, ticks, dots and switches in one colour',
    (primary) => {
      const { components = {} } = consoleTheme(mode, primary);
      const solid = themeVariables(mode, primary)['--brand-solid'];
      const { Button, Checkbox, Radio, Steps, Switch, Tree, TreeSelect } = components;
      for (const tokens of [Button, Checkbox, Radio, Steps, Switch, Tree, TreeSelect])
        expect(tokens?.colorPrimary).toBe(solid);
      expect(components.Menu?.darkItemSelectedBg).toBe(solid);
    },
  );
  test('writes links, tabs, pages and menus in one colour', () => {
    const { components = {} } = consoleTheme(mode, '#1890FF');
    const text = themeVariables(mode, '#1890FF')['--brand-text'];
    const { Tabs, Pagination, Dropdown, Spin } = components;
    expect([Tabs?.itemSelectedColor, Pagination?.colorPrimary, Dropdown?.colorPrimary, Spin?.colorPrimary]).toEqual([
      text,
      text,
      text,
      text,
    ]);
  });
});

describe('a small control', () => {
  const getHeight = (isPhone: boolean) => {
    let height = 0;
    const Height = () => {
      height = theme.useToken().token.controlHeightSM;
      return null;
    };
    render(
      <ConfigProvider theme={consoleTheme('light', '#1890FF', isPhone)}>
        <Height />
      </ConfigProvider>,
    );
    return height;
  };
  it('is as high as any other on a phone, where a finger presses it', () => expect(getHeight(true)).toBe(32));
  it('stays small under a pointer', () => expect(getHeight(false)).toBe(24));
});
