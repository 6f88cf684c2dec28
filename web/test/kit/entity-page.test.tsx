import { by } from '@campus/contract/kit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntityPage } from '../../src/kit/list/entity-page.tsx';
import {
  book,
  bookRow,
  currentSearch,
  getPage,
  listen,
  type RecordedNotices,
  refused,
  serve,
  show,
  signIn,
} from './support.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  localStorage.clear();
  notices = listen();
  signIn();
});
const list = 'GET /test/book/list';

describe('states', () => {
  it('shows a skeleton until the rows are loaded', async () => {
    let answer: (reply: object) => void = () => undefined;
    serve({ [list]: () => new Promise((resolve) => (answer = resolve)) });
    show(<EntityPage entity={book} />);
    expect(screen.getByRole('status', { name: '加载中...' })).toBeTruthy();
    await waitFor(() => answer(getPage([bookRow('1')])));
    expect(await screen.findByRole('button', { name: '书1' })).toBeTruthy();
    expect(screen.queryByRole('status', { name: '加载中...' })).toBeNull();
  });

  it('shows thousands separators, a dash for empty values, the state as text and the total', async () => {
    serve({ [list]: () => getPage([bookRow('1', { boughtAt: null })], 120) });
    show(<EntityPage entity={book} />);
    expect(await screen.findByText('12,345')).toBeTruthy();
    expect(screen.getByText('—')).toBeTruthy();
    expect(screen.getByText('草稿').className).toContain('tone-neutral');
    expect(await screen.findByText('1-10 共120条')).toBeTruthy();
  });

  it('numbers the rows of administrative lists across pages, and no others', async () => {
    serve({ [list]: () => getPage([bookRow('1'), bookRow('2')], 12) });
    const numbers = () => [...document.querySelectorAll('td.row-number')].map((cell) => cell.textContent);
    show(<EntityPage entity={{ ...book, numbered: true }} />, '/?pageNo=2');
    expect(await screen.findByRole('button', { name: '书1' })).toBeTruthy();
    expect(numbers()).toEqual(['11', '12']);
    cleanup();
    show(<EntityPage entity={book} />);
    expect(await screen.findByRole('button', { name: '书1' })).toBeTruthy();
    expect(numbers()).toEqual([]);
  });

  it('expands additional content below rows that have some', async () => {
    serve({ [list]: () => getPage([bookRow('1'), bookRow('2')]) });
    const below = ({ id }: { id: string }) => (id === '1' ? <p>借阅记录</p> : undefined);
    show(<EntityPage entity={book} detail={{ below }} />);
    await screen.findByRole('button', { name: '书1' });
    const [unfold, ...others] = screen.getAllByRole('button', { name: '展开行' });
    expect(others.filter((button) => !button.className.includes('spaced'))).toEqual([]);
    expect(screen.queryByText('借阅记录')).toBeNull();
    await userEvent.click(unfold as HTMLElement);
    expect(screen.getByText('借阅记录')).toBeTruthy();
  });

  it('labels conditions and the main button as defined', async () => {
    serve({ [list]: () => getPage([bookRow('1')]) });
    const search = [by('name', 'like', '题名')] as const;
    show(<EntityPage entity={{ ...book, search, adding: '添加图书' }} />);
    expect(await screen.findByLabelText('题名')).toBeTruthy();
    expect(await screen.findByText('书名', { selector: 'th, th *' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '添加图书' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  });

  it('describes the empty list and offers to add the first row', async () => {
    serve({ [list]: () => getPage([]) });
    show(<EntityPage entity={book} />);
    const empty = (await screen.findByText('还没有图书')).closest<HTMLElement>('[role="status"]')!;
    await userEvent.click(within(empty).getByRole('button', { name: '新增' }));
    expect(await screen.findByRole('dialog', { name: '新增图书' })).toBeTruthy();
  });

  it('shows the conditions of an empty result and removes them', async () => {
    serve({ [list]: ({ query }) => (query.name ? getPage([]) : getPage([bookRow('1')])) });
    show(<EntityPage entity={book} />, '/?name=南');
    expect(await screen.findByText(/当前条件：书名包含“南”/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重置条件' }));
    expect(await screen.findByRole('button', { name: '书1' })).toBeTruthy();
    expect(currentSearch().has('name')).toBe(false);
  });

  it('shows a failure in place with its number, keeps the input and retries', async () => {
    let isDown = true;
    serve({
      [list]: () => (isDown ? refused('系统繁忙，请稍后再试', { requestId: '7F3A' }) : getPage([bookRow('1')])),
    });
    show(<EntityPage entity={book} />, '/?name=南');
    expect(await screen.findByText('列表加载失败')).toBeTruthy();
    expect(screen.getByText('系统繁忙，请稍后再试。已保留您填写的查询条件，请稍后重试。')).toBeTruthy();
    expect(screen.getByText(/请求编号 7F3A/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('书名').value).toBe('南');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('button', { name: '书1' })).toBeTruthy();
    expect(notices.messages).toEqual([]);
  });
});

describe('search', () => {
  it('runs on Enter, starts at the first page and is in the URL', async () => {
    const asked = serve({ [list]: () => getPage([bookRow('1')], 40) });
    show(<EntityPage entity={book} />, '/?pageNo=3');
    await userEvent.type(await screen.findByLabelText('书名'), '南{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ name: '*南*', pageNo: '1' }));
    expect(currentSearch().toString()).toBe('name=%E5%8D%97');
  });

  it('hides further conditions behind 展开', async () => {
    serve({ [list]: () => getPage([]) });
    show(<EntityPage entity={book} />);
    expect(screen.queryByLabelText('书号')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /展开/ }));
    expect(screen.getByLabelText('书号')).toBeTruthy();
  });

  it('goes to the last page when its own no longer exists', async () => {
    const asked = serve({
      [list]: ({ query }) => (query.pageNo === '3' ? getPage([], 12) : getPage([bookRow('1')], 12)),
    });
    show(<EntityPage entity={book} />, '/?pageNo=3');
    await screen.findByRole('button', { name: '书1' });
    expect(asked.at(-1)?.query.pageNo).toBe('2');
  });
});

describe('permissions', () => {
  it('omits actions without their code', async () => {
    signIn(['list', 'exportXls']);
    serve({ [list]: () => getPage([bookRow('1'), bookRow('2', { status: 2 })]) });
    show(<EntityPage entity={book} />);
    await screen.findByRole('button', { name: '书1' });
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toContain('导出');
    for (const name of ['新增', '导入', '编辑', '提交', '通过']) expect(names).not.toContain(name);
  });

  it('offers each row the steps of its state, and editing only when the state allows it', async () => {
    serve({ [list]: () => getPage([bookRow('1'), bookRow('2', { status: 2 }), bookRow('3', { status: 3 })]) });
    const { container } = show(<EntityPage entity={book} />);
    await screen.findByRole('button', { name: '书1' });
    const actions = (id: string) =>
      [...container.querySelectorAll(`[data-row-id="${id}"] .row-actions > button`)].map((button) =>
        button.textContent?.trim(),
      );
    expect(actions('1')).toEqual(['提交', '编辑', '更多']);
    expect(actions('2')).toEqual(['通过', '驳回', '更多']);
    expect(actions('3')).toEqual(['详情', '更多']);
  });

  it('asks before a step and sends the loaded version', async () => {
    const asked = serve({
      [list]: () => getPage([bookRow('2', { status: 2 })]),
      'POST /test/book/audit': () => ({ result: bookRow('2', { status: 3 }), message: '通过成功' }),
    });
    show(<EntityPage entity={book} />);
    await userEvent.click(await screen.findByRole('button', { name: '通过' }));
    await waitFor(() => expect(notices.messages).toEqual(['success: 通过成功']));
    expect(notices.questions).toEqual(['确定通过？']);
    expect(asked.find((call) => call.path === '/test/book/audit')?.body).toEqual({ id: '2', version: 4, result: 1 });
  });

  it('executes no step without confirmation', async () => {
    notices.answer = false;
    const asked = serve({ [list]: () => getPage([bookRow('2', { status: 2 })]) });
    show(<EntityPage entity={book} />);
    await userEvent.click(await screen.findByRole('button', { name: '通过' }));
    await waitFor(() => expect(notices.questions).toHaveLength(1));
    expect(asked.every((call) => call.method === 'GET')).toBe(true);
  });

  it('turns the toolbar into a bar for the selected rows and reports failures of a batch', async () => {
    const asked = serve({
      [list]: () => getPage([bookRow('1'), bookRow('2', { status: 2 })]),
      'POST /test/book/audit': () => ({
        result: { ok: 1, failed: [{ id: '1', name: '书1', message: '当前状态为“草稿”，不能驳回' }] },
      }),
    });
    show(<EntityPage entity={book} />);
    await screen.findByRole('button', { name: '书1' });
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    expect(screen.getByRole('status').textContent).toContain('已选择 2 项');
    await userEvent.click(screen.getByRole('button', { name: '批量驳回' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/驳回原因/), '内容不全');
    await userEvent.click(within(dialog).getByRole('button', { name: '驳回' }));
    expect(await screen.findByText('成功1条，失败1条')).toBeTruthy();
    expect(screen.getByText('当前状态为“草稿”，不能驳回')).toBeTruthy();
    expect(asked.find((call) => call.method === 'POST')?.body).toEqual({
      ids: ['1', '2'],
      result: 2,
      reason: '内容不全',
    });
    expect(screen.queryByText(/已选择/)).toBeNull();
  });

  it('asks about several rows by count and name before a step', async () => {
    notices.answer = false;
    const flow = { ...book.workflow, steps: { pass: { ...book.workflow.steps.pass, batch: true } } };
    const rows = ['1', '2', '3', '4'].map((id) => bookRow(id, { status: 2 }));
    serve({ [list]: () => getPage(rows) });
    show(<EntityPage entity={{ ...book, workflow: flow } as never} />);
    await screen.findByRole('button', { name: '书1' });
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getByRole('button', { name: '批量通过' }));
    await waitFor(() => expect(notices.questions).toEqual(['将对所选 4 条（书1、书2、书3 等）执行“通过”。确定通过？']));
  });

  it('deletes selected rows after a confirmation', async () => {
    const asked = serve({
      [list]: () => getPage([bookRow('1')]),
      'DELETE /test/book/deleteBatch': () => ({ message: '批量删除成功！' }),
    });
    show(<EntityPage entity={book} />);
    await screen.findByRole('button', { name: '书1' });
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getByRole('button', { name: '批量删除' }));
    await waitFor(() => expect(notices.messages).toEqual(['success: 批量删除成功！']));
    expect(notices.questions).toEqual(['是否删除选中数据?（共 1 条）']);
    expect(asked.find((call) => call.method === 'DELETE')?.query).toEqual({ ids: '1' });
  });
});

it('shows a hidden column on request, and again after a reload', async () => {
  serve({ [list]: () => getPage([bookRow('1', { format: 'large' })]) });
  const first = show(<EntityPage entity={book} />);
  await screen.findByRole('button', { name: '书1' });
  expect(screen.queryByRole('columnheader', { name: /开本/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '自定义列' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: '开本' }));
  first.unmount();
  show(<EntityPage entity={book} />);
  expect(await screen.findByRole('columnheader', { name: /开本/ })).toBeTruthy();
});
