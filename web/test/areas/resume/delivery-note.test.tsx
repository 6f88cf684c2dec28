import { text } from '@campus/contract/messages';
import { deliveryTexts } from '@campus/contract/resume';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Note } from '../../../src/areas/resume/delivery-marks.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { clearUserStorage } from '../../../src/request/storage.ts';
import { listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: deliveryTexts.note });
/** The note input of the open delivery. */
const at = (id: string) => show(<Note key={id} row={{ id }} />);

let notices: RecordedNotices;
beforeEach(() => {
  sessionStorage.clear();
  notices = listen();
  signIn();
  const may = [{ action: 'resume:delivery:note', type: '1', status: '1' }] as const;
  useSession.setState({ permissions: { menu: [], auth: may, allAuth: may, sysSafeMode: false } as never });
});

it('keeps the unsent note of a delivery while others are opened, and sends it once', async () => {
  const asked = serve({ 'POST /resume/delivery/note': () => ({}) });
  const first = at('1');
  await userEvent.type(note(), '电话未接');
  first.unmount();
  const second = at('2');
  expect(note().value).toBe('');
  second.unmount();
  at('1');
  expect(note().value).toBe('电话未接');
  await userEvent.click(screen.getByRole('button', { name: text.common.save }));
  await waitFor(() => expect(note().value).toBe(''));
  expect(asked.map(({ body }) => body)).toEqual([{ id: '1', remark: '电话未接' }]);
  expect(sessionStorage.length).toBe(0);
});

it('keeps the note after a server error, and clears it with the session', async () => {
  serve({ 'POST /resume/delivery/note': () => ({ success: false, code: 500, message: '记录不存在' }) });
  const refused = at('1');
  await userEvent.type(note(), '再联系');
  await userEvent.click(screen.getByRole('button', { name: text.common.save }));
  await waitFor(() => expect(notices.messages).toEqual(['warning: 记录不存在']));
  refused.unmount();
  const again = at('1');
  expect(note().value).toBe('再联系');
  again.unmount();
  clearUserStorage();
  at('1');
  expect(note().value).toBe('');
});
