/**
 * The assistant: question, stop, continuation after a reload, deletion; as a company and as the school that maintains
 * its knowledge base.
 */
import { releaseAnnouncement } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { loadCaller } from './support/api.ts';
import { keepLongAnswer } from './support/long-answer.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = text.chat;

async function openAssistant(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: texts.open }).click();
  const chat = page.getByRole('dialog', { name: texts.title });
  await expect(chat).toBeVisible();
  return chat;
}
const bubbles = (chat: Locator): Locator => chat.locator('.chat-bubble');
async function ask(chat: Locator, question: string): Promise<void> {
  const box = chat.getByRole('textbox', { name: texts.input });
  await box.fill(question);
  await box.press('Enter');
}

/** News for everybody. */
async function publish(origin: string, titile: string): Promise<void> {
  const admin = await loadCaller(origin, 'admin');
  const content = { msgAbstract: '请按时领取', msgContent: '<p>请按时领取参展证</p>' };
  const body = { titile, msgCategory: '1', msgType: 'ALL', priority: 'M', endTime: '2099-12-31 18:00:00', ...content };
  await admin.call('POST', '/sys/annountCement/add', body);
  const { records } = await admin.call<{ records: { id: string }[] }>('GET', '/sys/annountCement/list', { titile });
  await admin.call('POST', releaseAnnouncement.path, { id: records[0]?.id });
}
type Box = Awaited<ReturnType<Locator['boundingBox']>>;
const overlaps = (a: Box, b: Box): boolean =>
  a !== null &&
  b !== null &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

test('an answer is read, stopped, found again after a reload and deleted', async ({ visit, server }) => {
  const long = '博览馆参展须知';
  await keepLongAnswer(server.origin, long);
  const page = await visit('/dashboard/analysis', 'hr01');
  let chat = await openAssistant(page);

  await ask(chat, '企业怎么注册账号');
  await expect(chat.getByText('问答库 · 企业如何注册账号')).toBeVisible();
  await expect(bubbles(chat).last()).toContainText('填写账号、密码和手机号');
  await expectAccessible(page);

  const title = `参展证领取通知 ${Date.now()}`;
  await publish(server.origin, title);
  const news = new Shell(page).notice(title);
  await expect(news).toBeVisible();
  expect(overlaps(await news.boundingBox(), await chat.boundingBox()), 'the notice covers the assistant').toBe(false);

  await ask(chat, long);
  await expect(bubbles(chat).last()).toContainText('第3条');
  await chat.getByRole('button', { name: texts.stop }).click();
  await expect(chat.getByText(texts.stopped)).toBeVisible();
  const stopped = (await bubbles(chat).last().locator('.rich-content').innerText()).trim();
  expect(stopped).not.toContain('第200条');

  await page.reload();
  chat = await openAssistant(page);
  await expect(bubbles(chat).last()).toContainText(stopped);
  await expect(chat.getByText(texts.stopped)).toBeVisible();
  await ask(chat, '银河系有多少颗恒星');
  await expect(bubbles(chat).last()).toContainText('抱歉，暂时没有找到答案');
  const list = chat.getByRole('navigation', { name: texts.list.self });
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await list.getByRole('button', { name: texts.delete.self }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: texts.delete.content })
    .getByRole('button', { name: texts.delete.ok })
    .click();
  await expect(list.getByText(texts.list.empty)).toBeVisible();
  await expect(bubbles(chat)).toHaveCount(1);
  await expect(bubbles(chat).first()).toContainText('AI客服');
});

test('the window goes on while it is closed, and works by keyboard alone', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'school');
  await expect(page.getByRole('button', { name: texts.open })).toBeVisible();
  await page.getByRole('button', { name: texts.open }).focus();
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: texts.title });
  await expect(chat.getByRole('textbox', { name: texts.input })).toBeFocused();
  await page.keyboard.type('如何审核企业');
  await page.keyboard.press('Enter');
  await expect(bubbles(chat).last()).toContainText('打开');
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: texts.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.getByText('产品帮助 · 如何审核企业')).toBeVisible();
});

test('what was not answered becomes an answer', async ({ visit, server }) => {
  const question = '一卡通挂失补卡';
  const company = await visit('/dashboard/analysis', 'hr01');
  const chat = await openAssistant(company);
  await ask(chat, question);
  await expect(bubbles(chat).last()).toContainText('抱歉');

  const page = await visit('/interaction/questMiss', 'admin');
  const shell = new Shell(page);
  const row = shell.pane.getByRole('row').filter({ hasText: question });
  await shell.pane.getByPlaceholder('输入用户问题模糊查询').fill(question);
  await shell.pane.getByRole('button', { name: text.common.query, exact: true }).click();
  await row.getByRole('button', { name: '转知识库' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: '转知识库' });
  await new FormPart(page, dialog).choose('分类', '其他');
  await dialog.getByLabel('答案', { exact: true }).fill('请到**一卡通中心**办理。');
  await dialog.getByRole('button', { name: '转知识库', exact: true }).click();
  await expect(shell.notice('已生成问答草稿')).toBeVisible();

  const admin = await loadCaller(server.origin, 'admin');
  const { records } = await admin.call<{ records: { id: string }[] }>('GET', '/questAns/list', {
    question: `*${question}*`,
  });
  await admin.call('POST', '/questAns/enable', { id: records[0]?.id });
  await ask(chat, question);
  await expect(bubbles(chat).last()).toContainText('请到一卡通中心办理。');
});
