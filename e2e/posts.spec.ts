/** Publishing a post: written by the company, audited by the school. */
import { failures, text } from '@campus/contract/messages';
import { companyPost, postTexts } from '@campus/contract/post';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { AuditDesk } from './support/pages/audit-desk.ts';
import { FormPart } from './support/pages/form.ts';
import { PostForm } from './support/pages/post-form.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

/** Stored posts of that name, visible to the caller. */
async function postsNamed(origin: string, username: string, name: string): Promise<Record<string, unknown>[]> {
  const caller = await loadCaller(origin, username);
  const { records } = await caller.call<{ records: Record<string, unknown>[] }>('GET', `${companyPost.path}/list`, {
    name,
  });
  return records;
}

test('HR writes a post, staff without the code cannot audit it, an auditor refuses it with a reason, and HR reads it', async ({
  server,
  visit,
}) => {
  test.slow(); // three people, one after the other
  const name = `后端工程师${newNumber()}`;
  const hr = await visit('/post/list', 'hr01');
  const own = new Shell(hr);
  const row = own.pane.getByRole('row', { name }).first();

  await test.step('HR writes and submits', async () => {
    await own.pane.getByRole('button', { name: text.common.add, exact: true }).click();
    const form = new PostForm(hr);
    await form.fill(name);
    await expect(form.drawer.getByRole('article', { name: postTexts.form.previewTitle })).toContainText(name);
    await form.submit();
    await expect(form.drawer).toBeHidden();
    await expect(row).toContainText('审核中');
  });

  await test.step('who lacks the code has neither button nor call', async () => {
    const staff = await visit('/post/list', 'demo_school_staff_1');
    const { pane, menu } = new Shell(staff);
    const seen = pane.getByRole('row', { name }).first();
    await expect(seen.getByRole('button', { name: text.common.detail })).toBeVisible();
    await expect(seen.getByRole('button', { name: postTexts.list.audit, exact: true })).toHaveCount(0);
    await expect(menu.getByRole('menuitem', { name: '岗位审批' })).toHaveCount(0);
    const [post] = await postsNamed(server.origin, 'demo_school_staff_1', name);
    const caller = await loadCaller(server.origin, 'demo_school_staff_1');
    const body = { id: post?.id, version: post?.version, result: 1 };
    const answer = await caller.send('POST', `${companyPost.path}/audit`, body);
    expect(answer).toMatchObject({ success: false, code: 510, message: failures.noPermission.text() });
    expect(await postsNamed(server.origin, 'hr01', name)).toMatchObject([{ postStatus: 3 }]);
  });

  await test.step('an auditor refuses', async () => {
    const auditor = await visit('/post/audit', 'auditor');
    const desk = new AuditDesk(auditor, postTexts.audit.list);
    await desk.open(name);
    await desk.refuse('岗位描述不完整', '请补充具体的工作内容');
  });

  await test.step('HR reads why', async () => {
    await hr.reload();
    await expect(row).toContainText('审核驳回');
    await row.getByRole('button', { name, exact: true }).click();
    await expect(own.pane.getByText('请补充具体的工作内容').first()).toBeVisible();
  });
});

test('a post says what is wrong with it where it is wrong', async ({ visit }) => {
  const page = await visit('/post/list', 'hr01');
  await new Shell(page).pane.getByRole('button', { name: text.common.add, exact: true }).click();
  const form = new PostForm(page);
  const part = new FormPart(page, form.drawer);
  await part.fill({ '最低薪资（元）': '3000', '最高薪资（元）': '20000' });
  await form.submit();
  await expect(form.drawer.getByText('薪资范围过大，最高不超过最低的3倍!')).toBeVisible();
  await expect(form.drawer.getByText(failures.required.text('岗位名称'))).toBeVisible();
  await expect(part.field('最低薪资（元）')).toHaveValue('3000');
});
