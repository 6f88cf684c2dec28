import { longText } from '@campus/contract/kit';
import { ruleTexts as words } from '@campus/contract/system';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckRuleInput } from '../../../src/areas/system/rule-editor.tsx';
import { show } from '../../kit/support.tsx';

it('keeps rules for the whole value before or behind those for its pieces, as they were', async () => {
  const rule = [
    { digits: '*', pattern: '^.{2,}$', message: '先' },
    { digits: '1', pattern: '^a$', message: '一' },
    { digits: '2', pattern: '^b$', message: '二' },
    { digits: '*', pattern: '^\\w+$', message: '后' },
  ];
  let written = '';
  show(
    <CheckRuleInput
      field={longText({ label: '规则' })}
      value={JSON.stringify(rule)}
      onChange={(value) => {
        written = value;
      }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: words.moveUp(2) }));
  expect(JSON.parse(written).map((line: { message: string }) => line.message)).toEqual(['先', '二', '一', '后']);
  await user.click(screen.getByRole('button', { name: words.removeRow(1) }));
  await user.type(screen.getByRole('textbox', { name: words.rowOf(1, words.message) }), '位');
  expect(JSON.parse(written).map((line: { message: string }) => line.message)).toEqual(['先', '一位', '后']);
});
