import { ref } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { RefInput } from '../../src/kit/form/ref-input.tsx';
import { getPage, listen, serve, show, signIn } from './support.tsx';

const field = ref({ label: '书架', to: 'testShelf' });
function Input({ start = '' }) {
  const [value, setValue] = useState(start);
  return <RefInput id="shelf" field={field} value={value} onChange={setValue} />;
}

it.each([
  ['chosen by search', ''],
  ['given as an id', 's1'],
])('names the row that was %s in the dialog', async (_case, start) => {
  listen();
  signIn();
  serve({ 'GET /test/shelf/list': () => getPage([{ id: 's1', version: 1, code: '甲架' }]) });
  show(<Input start={start} />);
  if (start === '') {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByText('甲架'));
  }
  await userEvent.click(screen.getByRole('button', { name: text.biz.button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByText('甲架');
  expect(dialog.queryByText('s1')).toBeNull();
});
