import { text } from '@campus/contract/messages';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, startSession, useSession } from '../../../src/request/session-store.ts';
import { AccountReset } from '../../../src/shell/dialogs/account-reset.tsx';
import { PasswordDialog } from '../../../src/shell/dialogs/password-dialog.tsx';
import { json, network, refusal, type Sent, success } from '../../support/network.ts';
import { recordNotices } from '../../support/notices.ts';
import { makeUser } from '../../support/user.ts';

let shown: string[];
let sent: Sent[];
const closed = vi.fn();
let answers: Readonly<Record<string, () => Response>>;
beforeAll(() => import('../../../src/shell/dialogs/account-reset-dialog.tsx'));
beforeEach(() => {
  localStorage.clear();
  closed.mockReset();
  shown = recordNotices();
  answers = {};
  sent = network(({ url }) => answers[url.pathname.replace('/server', '')]?.() ?? json(success(null)));
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const ok = () => userEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));
const { old, new: fresh, confirm } = text.password;
const alerts = () => screen.queryAllByText(/./, { selector: '.ant-form-item-explain-error' }).map((e) => e.textContent);

describe('the password dialog', () => {
  const open = () => render(<PasswordDialog open onClose={closed} />);

  test('W-PW1 without a user shows a message and does not open', async () => {
    forgetSession();
    open();
    await waitFor(() => expect(shown).toEqual(['warning: 当前系统无登录用户!']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledWith(false);
  });
  test('W-PW2 empty fields have three messages and send nothing', async () => {
    open();
    await ok();
    await waitFor(() => expect(alerts()).toEqual([old.required, fresh.required, confirm.required]));
    expect(sent).toEqual([]);
  });
  test('W-PW3 the two new passwords must be equal, also after the first is changed', async () => {
    open();
    type(fresh.label, 'Abc@1234');
    type(confirm.label, 'Abc@1235');
    await waitFor(() => expect(alerts()).toEqual(['两次输入的密码不一样！']));
    type(fresh.label, 'Abc@1235');
    await waitFor(() => expect(alerts()).toEqual([]));
  });
  test('warns about a weak password; the server decides', async () => {
    answers = { '/sys/user/updatePassword': () => json(refusal(text.password.tooSimple)) };
    open();
    type(old.label, 'Campus@2026');
    type(fresh.label, 'Abc@1234');
    type(confirm.label, 'Abc@1234');
    const remark = await screen.findByText(text.password.tooSimple, { selector: '.ant-form-item-explain-warning' });
    expect(remark).toBeTruthy();
    await ok();
    await waitFor(() => expect(shown).toEqual([`warning: ${text.password.tooSimple}`]));
    expect(closed).not.toHaveBeenCalled();
  });
  test('sends a form once when it is submitted twice while it is checked', async () => {
    open();
    type(old.label, 'Old@12345');
    type(fresh.label, 'Abc@1235');
    type(confirm.label, 'Abc@1235');
    const button = screen.getByRole('button', { name: /^确\s*定$/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
    expect(sent).toHaveLength(1);
  });
  test('W-PW4 shows a refusal of the server and stays open', async () => {
    answers = { '/sys/user/updatePassword': () => json(refusal('旧密码输入错误!')) };
    open();
    type(old.label, 'wrong');
    type(fresh.label, 'Kp7#vuzQ-92');
    type(confirm.label, 'Kp7#vuzQ-92');
    await ok();
    await waitFor(() => expect(shown).toEqual(['warning: 旧密码输入错误!']));
    expect(closed).not.toHaveBeenCalled();
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: { username: 'zhangsan', oldpassword: 'wrong', password: 'Kp7#vuzQ-92', confirmpassword: 'Kp7#vuzQ-92' },
    });
  });
  test('shows the server’s message on success and closes', async () => {
    answers = { '/sys/user/updatePassword': () => json(success(null, '密码修改成功!')) };
    open();
    type(old.label, 'Campus@2026');
    type(fresh.label, 'Kp7#vuzQ-92');
    type(confirm.label, 'Kp7#vuzQ-92');
    await ok();
    await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
    expect(shown).toEqual(['success: 密码修改成功!']);
  });
});

describe('the account reset', () => {
  const offered = () => ({ '/sys/user/ifResetAccount': () => json(success(null, text.server.accountNotReset)) });
  const open = async () => {
    answers = { ...offered(), ...answers };
    render(<AccountReset />);
    await screen.findByRole('dialog');
  };
  const { account, password } = text.reset;

  test.each([
    ['', 'required', account.required],
    ['abc12', 'length', account.length],
    ['abcdef', 'mixed', account.mixed],
    ['123456', 'mixed', account.mixed],
    ['abc_12', 'mixed', account.mixed],
    ['abc123', 'accepted', undefined],
  ])('W-PW5 the account “%s” is %s', async (name, _verdict, message) => {
    await open();
    type(account.label, 'x');
    type(account.label, name);
    await waitFor(() => expect(alerts()).toEqual(message === undefined ? [] : [message]));
  });
  test('W-PW5 shows the server’s message when a name is taken', async () => {
    answers = { '/sys/user/ifAccount': () => json(refusal('账号已存在')) };
    await open();
    type(account.label, 'abc123');
    await waitFor(() => expect(alerts()).toEqual(['账号已存在']));
  });
  test.each([
    ['abcd1234', password.weak],
    ['Abc@123', password.weak],
    ['Abc@1234', undefined],
  ])('W-PW6 the new password %s: %s', async (value, message) => {
    await open();
    type(fresh.label, value);
    await waitFor(() => expect(alerts()).toEqual(message === undefined ? [] : [message]));
  });
  test.each(['已重置', '操作成功！', ''])('W-PW7 is not offered when the server says “%s”', async (message) => {
    answers = { '/sys/user/ifResetAccount': () => json(success(null, message)) };
    render(<AccountReset />);
    await waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test('W-PW7 is offered for 未重置, and can be closed', async () => {
    await open();
    expect(text.server.accountNotReset).toBe('未重置');
    await userEvent.click(screen.getByRole('button', { name: /^关\s*闭$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  test('shows the server’s message on success, closes, and uses the new name from then on', async () => {
    answers = { '/sys/user/resetAccountPwd': () => json(success(null, '重置成功')) };
    await open();
    type(account.label, 'newname2026');
    type(old.label, 'Campus@2026');
    type(fresh.label, 'Kp7#vuzQ-92');
    type(confirm.label, 'Kp7#vuzQ-92');
    await ok();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown).toEqual(['success: 重置成功']);
    const call = sent.find(({ url }) => url.pathname.endsWith('/resetAccountPwd'));
    expect(call?.body).toMatchObject({ username: 'newname2026', remark: 'Campus@2026' });
    expect(useSession.getState().user?.username).toBe('newname2026');
  });
});
