import { longText } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { ruleTexts } from '@campus/contract/system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckRuleInput } from '../../../src/areas/system/rule-editor.tsx';
import { show } from '../../kit/support.tsx';

it('keeps whole-value rules before or after those of the sections', async () => {
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
  const messages = () => JSON.parse(written).map((line: { message: string }) => line.message);
  await user.click(screen.getByRole('button', { name: '移动第2行' }));
  await user.click(await screen.findByRole('menuitem', { name: text.grid.moveUp }));
  await waitFor(() => expect(messages()).toEqual(['先', '二', '一', '后']));
  await user.click(screen.getByRole('checkbox', { name: '选择第1行' }));
  await user.click(screen.getByRole('button', { name: text.grid.delete }));
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }));
  await waitFor(() => expect(messages()).toEqual(['先', '一', '后']));
  await user.click(document.querySelector('[data-key="message"].grid-cell') as Element);
  await user.type(screen.getByRole('textbox', { name: ruleTexts.message }), '位');
  await waitFor(() => expect(messages()).toEqual(['先', '一位', '后']));
});

it('marks an unsupported pattern and a section without length', async () => {
  show(<CheckRuleInput field={longText({ label: '规则' })} value="[]" onChange={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: text.grid.add }));
  const cell = (key: string) => document.querySelector(`[data-key="${key}"].grid-cell`) as HTMLElement;
  for (const [key, typed] of [
    ['digits', '0'],
    ['pattern', '(a)\\1'],
  ] as const) {
    await user.click(cell(key));
    const field = cell(key).querySelector('input') as HTMLInputElement;
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => expect(cell(key).getAttribute('aria-invalid')).toBe('true'));
  }
});
