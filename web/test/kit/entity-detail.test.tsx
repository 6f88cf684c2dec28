import { feedback } from '@campus/contract/interaction';
import { focusManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DetailPage } from '../../src/kit/detail/detail-page.tsx';
import { EntityDetail } from '../../src/kit/detail/entity-detail.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { book, bookRow, type Handler, listen, serve, show, signIn } from './support.tsx';

beforeEach(() => {
  listen();
  signIn();
  serve({ 'GET /test/book/queryById': ({ query }) => ({ result: bookRow(query.id as string) }) });
});
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: /图书详情/ });
  await within(dialog).findByRole('heading', { level: 2, name: '书7' });
  return dialog;
};

it('says name and state once: the head has them, the title the kind', async () => {
  show(<EntityDetail entity={book} id="7" onClose={() => undefined} />);
  const dialog = await opened();
  expect(within(dialog).getAllByText('书7')).toHaveLength(1);
  expect(within(dialog).queryByText('书名')).toBeNull();
  expect(within(dialog).getAllByText('草稿')).toHaveLength(1);
  expect(within(dialog).getByText('12,345')).toBeTruthy();
});

it('reads its row again when the reader comes back to the tab of the browser', async () => {
  show(<EntityDetail entity={book} id="7" onClose={() => undefined} />);
  const dialog = await opened();
  serve({ 'GET /test/book/queryById': () => ({ result: { ...bookRow('7'), name: '新书名' } }) });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(await within(dialog).findByRole('heading', { level: 2, name: '新书名' })).toBeTruthy();
  focusManager.setFocused(undefined);
});

it('shows no label for a lone tab', async () => {
  show(<EntityDetail entity={{ ...book, workflow: undefined }} id="7" onClose={() => undefined} />);
  const dialog = await opened();
  expect(within(dialog).queryByRole('tab')).toBeNull();
});

it('shows its tabs where there are several', async () => {
  const tabs = () => [{ key: 'loans', label: '借阅记录', count: 3, children: <p>三次借阅</p> }];
  show(<EntityDetail entity={book} id="7" tabs={tabs} onClose={() => undefined} />);
  const dialog = await opened();
  await userEvent.click(within(dialog).getByRole('tab', { name: /借阅记录/ }));
  expect(within(dialog).getByText('三次借阅')).toBeTruthy();
});

it('fills the window and returns to its own size, with its content and its foot', async () => {
  const onClose = vi.fn();
  show(<EntityDetail entity={book} id="7" onClose={onClose} />);
  const dialog = await opened();
  const isFull = () => document.querySelector('.dialog.full') !== null;
  expect(isFull()).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }));
  expect(isFull()).toBe(true);
  expect(within(dialog).getByRole('heading', { level: 2, name: '书7' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: '退出全屏' }));
  expect(isFull()).toBe(false);
  const [, close] = within(dialog).getAllByRole('button', { name: '关闭' });
  await userEvent.click(close as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says the name once on a page of its own as well', async () => {
  show(<DetailPage entity={book} id="7" groups={[{ title: '馆藏', names: ['name', 'isbn', 'copies'] }]} />);
  await screen.findByRole('heading', { level: 2, name: '书7' });
  expect(screen.getAllByText('书7')).toHaveLength(1);
  expect(screen.queryByText('书名')).toBeNull();
  expect(screen.getByText('书号')).toBeTruthy();
});

it('offers the first step of the workflow as the primary one', async () => {
  const row = { id: '7', feedbackNo: 'FK1', title: '页面打不开', status: 0 };
  serve({ 'GET /interaction/feedback/queryById': () => ({ result: row }) });
  const { steps } = feedback.workflow;
  const auth = Object.keys(steps).map((name) => ({ action: `${feedback.code}:${name}`, type: '1', status: '1' }));
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } } as never);
  show(<EntityDetail entity={feedback} id="7" onClose={() => undefined} />);
  const accept = await screen.findByRole('button', { name: /受\s?理/ });
  expect(accept.className).toContain('ant-btn-primary');
  expect(screen.queryByRole('button', { name: steps.duplicate.label })).toBeNull();
});

describe('the history of a workflow', () => {
  const entry = (id: string, more: object) => ({
    id,
    action: 'refuse',
    action_dictText: '驳回',
    fromStatus: 2,
    fromStatus_dictText: '审核中',
    toStatus: 0,
    toStatus_dictText: '草稿',
    reason: null,
    operatorName: '周老师',
    operateTime: '2025-10-15 09:30:00',
    ...more,
  });
  const openHistory = async (answer: Handler) => {
    serve({
      'GET /test/book/queryById': ({ query }) => ({ result: bookRow(query.id as string) }),
      'GET /audit/auditLog/list': answer,
    });
    show(<EntityDetail entity={book} id="7" onClose={() => undefined} />);
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('tab', { name: '操作记录' }));
    return dialog;
  };

  it('shows who did what, when, and why', async () => {
    const dialog = await openHistory(() => ({
      result: [entry('2', { reason: '封面不清楚' }), entry('1', { action_dictText: '提交' })],
    }));
    expect(await within(dialog).findByText('封面不清楚')).toBeTruthy();
    expect(within(dialog).getAllByText('周老师 · 审核中 → 草稿')).toHaveLength(2);
    expect(within(dialog).getAllByText('2025-10-15 09:30')).toHaveLength(2);
  });
  it('says that there is none', async () => {
    const dialog = await openHistory(() => ({ result: [] }));
    expect(await within(dialog).findByText('暂无操作记录')).toBeTruthy();
  });
  it('says when it may not be read', async () => {
    const message = '没有权限，请联系管理员分配权限！';
    const dialog = await openHistory(() => ({ success: false, code: 510, message }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });
  it('leaves the place to a journal of the entity itself', async () => {
    const tabs = () => [{ key: 'history', label: '审核记录', children: <p>自己的记录</p> }];
    show(<EntityDetail entity={book} id="7" tabs={tabs} onClose={() => undefined} />);
    const dialog = await opened();
    expect(within(dialog).queryByRole('tab', { name: '操作记录' })).toBeNull();
  });
});
