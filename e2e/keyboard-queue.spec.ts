/** An auditor decides on the queue of posts by keyboard and undoes one decision. */
import { companyPost, copyPost, postTexts } from '@campus/contract/post';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { AuditDesk } from './support/pages/audit-desk.ts';
import { expect, test } from './support/server.ts';

type Post = Record<string, unknown> & { readonly id: string };

/** Posts of hr01 waiting for their audit. */
async function submitPosts(origin: string, names: readonly string[]): Promise<Post[]> {
  const hr = await loadCaller(origin, 'hr01');
  const { path } = companyPost;
  const { records } = await hr.call<{ records: Post[] }>('GET', `${path}/list`, { postStatus: '1' });
  const posts: Post[] = [];
  for (const name of names) {
    const { id } = await hr.call<Post>('POST', copyPost.path, { id: records[0]?.id });
    const draft = await hr.call<Post>('GET', `${path}/queryById`, { id });
    const endDate = draft.endDate ?? records[0]?.endDate;
    const written = await hr.call<Post>('PUT', `${path}/edit`, { ...draft, name, endDate });
    posts.push(await hr.call<Post>('POST', `${path}/submit`, { id, version: written.version }));
  }
  return posts;
}

test('an auditor decides three posts by keyboard and undoes one', async ({ server, visit }) => {
  test.slow(); // three cases, one after the other
  const word = `键盘岗位${newNumber()}`;
  const names = ['甲', '乙', '丙'].map((letter) => `${word}${letter}`);
  const posts = await submitPosts(server.origin, names);
  const page = await visit('/post/audit', 'auditor');
  const desk = new AuditDesk(page, postTexts.audit.list);
  const list = page.getByRole('region', { name: postTexts.audit.list });
  const expectOpen = (name: string) => expect(page.getByRole('region', { name })).toBeVisible();
  await list.getByRole('searchbox').fill(word);
  await expect(list.getByRole('button', { name: word })).toHaveCount(3);
  const order = await list.getByRole('button', { name: word }).locator('b').allTextContents();
  const [first = '', second = '', third = ''] = order;

  await desk.open(first);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '快捷键' })).toBeHidden();

  await page.keyboard.press('a');
  await expectOpen(second);
  await page.keyboard.press('a');
  await expectOpen(third);
  await expect(page.getByText(`已通过岗位“${second}”`)).toBeVisible();
  await page.keyboard.press('z');
  await expectOpen(second);
  await expect(page.getByText(`已通过岗位“${second}”`)).toBeHidden();
  await page.keyboard.press('n');
  await expectOpen(third);
  await page.keyboard.press('a');

  const auditor = await loadCaller(server.origin, 'auditor');
  const loadStatus = async (name: string) => {
    const id = posts[names.indexOf(name)]?.id;
    return (await auditor.call<Post>('GET', `${companyPost.path}/queryById`, { id })).postStatus;
  };
  await expect.poll(() => loadStatus(third), { timeout: 30_000 }).toBe(1);
  expect(await loadStatus(first)).toBe(1);
  expect(await loadStatus(second)).toBe(3);
});
