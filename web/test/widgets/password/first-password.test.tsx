import { text } from '@campus/contract/messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/request/session-store.ts';
import { FirstPasswordDialog } from '../../../src/shell/dialogs/first-password-dialog.tsx';
import { type Asked, listen, serve, show, signIn } from '../../kit/support.tsx';

const texts = text.password;
const fresh = 'Kp7#vuzQ-92';
const onDone = vi.fn();
let asked: Asked[];
let isReset: boolean;
beforeEach(() => {
  onDone.mockReset();
  signIn();
  listen();
  isReset = false;
  asked = serve({
    'GET /sys/user/ifResetAccount': () => ({ result: { reset: isReset }, message: isReset ? '已重置' : '未重置' }),
    'GET /sys/user/ifAccount': () => ({}),
    'POST /sys/user/updatePassword': () => ({ message: '密码重置成功!' }),
    'POST /sys/user/resetAccountPwd': () => ({ message: '重置成功' }),
  });
});
const open = async () => {
  show(<FirstPasswordDialog onDone={onDone} onSignOut={vi.fn()} />);
  expect(await screen.findByText(texts.first.why)).toBeTruthy();
};
const save = async () => {
  await userEvent.type(screen.getByLabelText(texts.old.label), 'Campus@2026');
  await userEvent.type(screen.getByLabelText(texts.new.label), fresh);
  await userEvent.type(screen.getByLabelText(texts.confirm.label), fresh);
  await userEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  return asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
};
const passwords = { password: fresh, confirmpassword: fresh };

it('replaces the password and keeps an assigned account name that is not changed', async () => {
  await open();
  expect(await screen.findByLabelText(texts.first.account)).toHaveProperty('value', 'lin');
  const body = { username: 'lin', oldpassword: 'Campus@2026', ...passwords };
  expect(await save()).toEqual([['/sys/user/updatePassword', body]]);
});
it('replaces an assigned account name in the same dialog', async () => {
  await open();
  const name = await screen.findByLabelText(texts.first.account);
  await userEvent.clear(name);
  await userEvent.type(name, 'linzhixia1');
  const body = { id: '7', username: 'linzhixia1', remark: 'Campus@2026', ...passwords };
  expect(await save()).toEqual([['/sys/user/resetAccountPwd', body]]);
  expect(useSession.getState().user?.username).toBe('linzhixia1');
});
it('asks only for the password when the account name was chosen by its user', async () => {
  isReset = true;
  await open();
  await waitFor(() => expect(screen.getByRole('button', { name: /^确\s*定$/ })).toHaveProperty('disabled', false));
  expect(screen.queryByLabelText(texts.first.account)).toBeNull();
  const body = { username: 'lin', oldpassword: 'Campus@2026', ...passwords };
  expect(await save()).toEqual([['/sys/user/updatePassword', body]]);
});
