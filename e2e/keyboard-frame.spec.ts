/**
 * The frame and the assistant by keyboard alone. Keys of each part:
 *
 * | widget | keys |
 * | --- | --- |
 * | bell | Enter opens and brings the focus in; arrows between its tabs, Enter on 全部已读; Escape or Tab at its ends leaves |
 * | tabs of open pages | arrows go from one to the next, Delete closes; Shift+F10 opens their menu, arrows, Enter, Escape |
 * | dialogs of the user menu | Enter on their entry opens; Escape closes and gives the focus back |
 * | settings | Tab; arrows between choices, Space on switches; Escape closes |
 * | slides | Tab to their dots, Enter turns |
 * | assistant | Enter opens, sends and stops; Tab to the conversations, Enter deletes after a question; Escape leaves the full screen, then closes |
 */
import { messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { expectTrapped, openDialog, press, tabTo, takeFromMenu } from './support/keys.ts';
import { keepLongAnswer } from './support/long-answer.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

test('the department is switched', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'school');
  const me = page.getByRole('button', { name: text.header.greet('') });
  const open = async () => {
    await takeFromMenu(page, me, text.header.menu.depart);
    await expect(openDialog(page)).toBeVisible();
  };
  await open();
  await expectTrapped(page);
  await press(page, 'Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(me).toBeFocused();
  await open();
  await tabTo(page, openDialog(page).getByRole('combobox'));
  await press(page, 'ArrowDown');
  await new Shell(page).options.first().waitFor();
  await press(page, 'Enter');
  await tabTo(page, openDialog(page).getByRole('button', { name: text.departSwitch.ok }));
  await press(page, 'Enter');
  await expect(new Shell(page).notice(text.departSwitch.done)).toBeVisible();
  await expect(openDialog(page)).toBeHidden();
});

test('messages, settings and the password are reached from the header', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'admin');
  const me = page.getByRole('button', { name: text.header.greet('') });
  const dialog = openDialog(page);
  await test.step('the bell', async () => {
    const bell = page.getByRole('button', { name: messageTexts.announcement.bell(0) });
    const more = page.getByRole('button', { name: text.notice.more });
    await bell.focus();
    await press(page, 'Enter');
    await more.waitFor();
    await tabTo(page, more);
    await press(page, 'Escape');
    await expect(more).toBeHidden();
    await expect(bell).toBeFocused();
    await press(page, 'Enter');
    await more.waitFor();
    await tabTo(page, more);
    await press(page, 'Tab');
    await expect(more).toBeHidden();
    await expect(page.getByRole('button', { name: text.common.fullscreen })).toBeFocused();
    await press(page, 'Shift+Tab', 'Enter');
    await more.waitFor();
    const readTab = page.getByRole('button', { name: text.notice.readTab });
    await tabTo(page, readTab);
    await press(page, 'Enter');
    await expect(readTab).toBeFocused();
    await tabTo(page, more);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/userAnnouncement/);
  });
  await test.step('the password', async () => {
    await takeFromMenu(page, me, text.header.menu.password);
    const old = dialog.getByLabel(text.password.old.label);
    await expect(old).toBeFocused();
    await expectTrapped(page);
    await tabTo(page, dialog.getByRole('button', { name: text.common.ok, exact: true }));
    await press(page, 'Enter');
    await expect(old).toBeFocused();
    await expect(old).toHaveAttribute('aria-invalid', 'true');
    await expect(old).toHaveAccessibleDescription(text.password.old.required);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(me).toBeFocused();
  });
  await test.step('the settings', async () => {
    await takeFromMenu(page, me, text.header.menu.system);
    await expect(dialog).toBeVisible();
    const { style } = text.setting;
    await tabTo(page, dialog.getByRole('radio', { name: style.light }));
    await press(page, 'ArrowRight');
    await expect(dialog.getByRole('radio', { name: style.dark })).toBeChecked();
    const dark = dialog.getByRole('switch', { name: text.frame.darkMode });
    await tabTo(page, dark);
    await press(page, 'Space');
    await expect(dark).toBeChecked();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(me).toBeFocused();
  });
  await test.step('locking', async () => {
    await press(page, 'Control+Alt+l');
    await expect(dialog).toBeVisible();
    await expectTrapped(page);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(me).toBeFocused();
  });
});

test('open pages are gone through, their menu is used', async ({ visit }) => {
  const page = await visit('/demo/form', 'admin');
  const { tabs } = new Shell(page);
  const [form, list] = ['表单页', '列表页'];
  const findTab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  await expect(findTab(form)).toHaveAttribute('aria-selected', 'true');
  await page.goto('/demo/list');
  await expect(findTab(list)).toHaveAttribute('aria-selected', 'true');
  // The pages follow the header: a walk from inside the page would come to the rest of that first.
  await page.getByRole('button', { name: text.header.greet('') }).focus();
  await tabTo(page, findTab(list), 'Tab', 1);
  await press(page, 'ArrowLeft');
  await expect(findTab(form)).toBeFocused();
  await press(page, 'Shift+F10');
  const menu = page.getByRole('menu', { name: text.frame.pageActions });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(findTab(form)).toBeFocused();
  await press(page, 'Shift+F10', 'ArrowDown', 'ArrowDown');
  await expect(menu.getByRole('menuitem', { name: text.tabs.menu.closeRight })).toBeFocused();
  await press(page, 'Enter');
  await expect(findTab(list)).toBeHidden();
  await expect(findTab(form)).toBeFocused();
  await press(page, 'Delete');
  await expect(findTab(form)).toBeHidden();
});

test('the slides next to the sign-in form can be turned', async ({ page }) => {
  await new SignInPage(page).open();
  const slides = page.getByRole('region', { name: text.entry.slides });
  const second = slides.getByRole('button', { name: text.entry.slideAt(2) });
  await second.waitFor();
  await tabTo(page, second);
  await press(page, 'Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).toBeFocused();
});

test('the assistant is asked, stopped and made larger', async ({ visit, server }) => {
  const question = '键盘参展须知';
  await keepLongAnswer(server.origin, question);
  const page = await visit('/dashboard/analysis', 'hr02');
  const texts = text.chat;
  await tabTo(page, page.getByRole('button', { name: texts.open }), 'Shift+Tab');
  await press(page, 'Enter');
  const window = page.getByRole('dialog', { name: texts.title });
  const box = window.getByRole('textbox', { name: texts.input });
  await expect(box).toBeFocused();
  await page.keyboard.type(question);
  await press(page, 'Enter');
  const stop = window.getByRole('button', { name: texts.stop });
  await stop.waitFor();
  await expect(window.locator('.chat-bubble').last()).toContainText('第3条');
  await tabTo(page, stop);
  await press(page, 'Enter');
  await expect(window.getByText(texts.stopped)).toBeVisible();
  await expect(box).toBeFocused();

  const list = window.getByRole('navigation', { name: texts.list.self });
  const remove = list.getByRole('button', { name: texts.delete.self });
  await tabTo(page, remove, 'Shift+Tab');
  await press(page, 'Enter');
  const asked = page.getByRole('dialog').filter({ hasText: texts.delete.content });
  await tabTo(page, asked.getByRole('button', { name: texts.delete.ok }));
  await press(page, 'Enter');
  await expect(asked).toBeHidden();
  await expect(list.getByText(texts.list.empty)).toBeVisible();
  await expect(list.getByRole('button', { name: texts.new })).toBeFocused();

  await tabTo(page, window.getByRole('button', { name: texts.fullscreen }), 'Shift+Tab');
  await press(page, 'Enter', 'Enter', 'Enter');
  await expect(window).toHaveAttribute('data-full', 'true');
  await press(page, 'Escape');
  await expect(window).not.toHaveAttribute('data-full');
  await press(page, 'Escape');
  await expect(window).toBeHidden();
});

test('the assistant opens, answers to keys and closes', async ({ visit }) => {
  const page = await visit('/demo/form', 'admin');
  const button = page.getByRole('button', { name: text.chat.open });
  await button.waitFor();
  await button.focus();
  await press(page, 'Enter');
  const window = page.getByRole('dialog', { name: text.chat.title });
  await expect(window.getByRole('textbox')).toBeFocused();
  await tabTo(page, window.getByRole('button', { name: text.chat.close }), 'Shift+Tab');
  await press(page, 'Escape');
  await expect(window).toBeHidden();
  await expect(button).toBeFocused();
});
