import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { RichTextEditor } from '../../src/widgets/editors/rich-text-editor.tsx';
import { listen, show, signIn } from '../kit/support.tsx';

beforeEach(() => {
  // The editor asks where its lines are; jsdom lays nothing out.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  document.elementFromPoint ??= () => null;
  listen();
  signIn();
});

let hide: (isHidden: boolean) => void = () => undefined;
let value = '';
let set: (next: string) => void = () => undefined;
function Page({ start }: { start: string }) {
  const [isHidden, setHidden] = useState(false);
  const [now, setNow] = useState(start);
  hide = setHidden;
  set = setNow;
  value = now;
  return (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <RichTextEditor value={now} onChange={setNow} />
    </Activity>
  );
}
const box = () => screen.getByRole('textbox', { hidden: true });
const bold = () => screen.getByRole<HTMLButtonElement>('button', { name: '加粗' });

it('has what was typed after its page was hidden and shown again', async () => {
  show(<Page start="<p>开头</p>" />);
  await waitFor(() => expect(box().textContent).toBe('开头'));
  act(() => {
    box().querySelector('p')!.textContent = '开头和后来';
  });
  await waitFor(() => expect(value).toBe('<p>开头和后来</p>'));
  act(() => hide(true));
  act(() => hide(false));
  await waitFor(() => expect(box().textContent).toBe('开头和后来'));
});

it('takes a value from outside, and gives an empty text for an empty editor (W-RT5)', async () => {
  show(<Page start="<p>开头</p>" />);
  await waitFor(() => expect(box().textContent).toBe('开头'));
  act(() => set('<p>别的</p>'));
  await waitFor(() => expect(box().textContent).toBe('别的'));
  act(() => {
    box().querySelector('p')!.textContent = '';
  });
  await waitFor(() => expect(value).toBe(''));
});

it('offers no tools while it is disabled (W-RT4)', async () => {
  show(<RichTextEditor disabled value="<p>只读</p>" onChange={() => undefined} />);
  await waitFor(() => expect(box().textContent).toBe('只读'));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(() => bold()).toThrow();
});
