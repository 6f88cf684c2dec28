import { company } from '@campus/contract/enterprise';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CompanyAuditPage } from '../../../src/areas/enterprise/company-audit.tsx';
import { UndoBar } from '../../../src/kit/step/undo-bar.tsx';
import { flushActions } from '../../../src/request/deferred-actions.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const ok = { name: '信用代码重复', level: 'ok', note: '无' };
const block = { name: '黑名单', level: 'block', note: '在黑名单中' };
const getRow = (id: string) => ({
  id,
  version: 2,
  companyName: `企业${id}`,
  auditStatus: 2,
  submitTime: '2025-10-09 10:24:00',
  waitedDays: 5,
  overdue: id === '1' ? 1 : 0,
  overdueDays: id === '1' ? 2 : 0,
  dueDate: '2025-10-14',
  waitUnit: 'workdays',
});

/** A school with waiting companies; a decided one leaves the queue. */
function school(waiting: string[], items: readonly object[] = [ok]): Asked[] {
  const one = company.path;
  return serve({
    [`GET ${one}/list`]: () => getPage(waiting.map(getRow)),
    [`GET ${one}/counts`]: () => ({ result: { waiting: waiting.length } }),
    [`GET ${one}/queryById`]: ({ query }) => ({ result: getRow(query.id as string) }),
    [`GET ${one}/auditCheck`]: () => ({ result: { items, expectedDate: '2025-10-14', overdue: true } }),
    [`GET ${one}/auditLog`]: () => ({ result: [] }),
    [`POST ${one}/audit`]: ({ body }) => {
      waiting.splice(waiting.indexOf((body as { id: string }).id), 1);
      return { message: '审核通过' };
    },
  });
}

beforeEach(() => {
  listen();
  signIn();
  const auth = [{ action: company.can.approve, type: '1', status: '1' } as const];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } });
});
const opened = (name: string) => screen.findByRole('heading', { name, level: 2 });

it('opens the company with the longest wait and marks overdue ones', async () => {
  school(['1', '2']);
  show(<CompanyAuditPage />);
  expect(await opened('企业1')).toBeTruthy();
  const list = screen.getByRole('region', { name: '待审核企业' });
  expect(within(list).getAllByText('超时 2 个工作日')).toHaveLength(1);
  expect(within(list).getAllByText('已等待 5 个工作日')).toHaveLength(2);
  const late = screen.getByRole('region', { name: '企业1' });
  expect(within(late).getByText('已超过审核期限 2025-10-14').className).toBe('late');
  await userEvent.click(screen.getByText('企业2'));
  const inTime = await screen.findByRole('region', { name: '企业2' });
  expect(within(inTime).getByText('应在 2025-10-14 前完成审核').className).toBe('');
});

it('moves through the list with the arrow keys and opens with Enter', async () => {
  school(['1', '2', '3']);
  show(<CompanyAuditPage />);
  await opened('企业1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('企业2');
  await userEvent.keyboard('{Enter}');
  expect(await opened('企业2')).toBeTruthy();
  expect(currentSearch().get('id')).toBe('2');
});

it('leaves the arrow keys to inputs', async () => {
  school(['1', '2']);
  show(<CompanyAuditPage />);
  await opened('企业1');
  const search = screen.getByRole('searchbox', { name: '企业名称' });
  await userEvent.click(search);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(search);
});

it('approves a company and opens the next one', async () => {
  const asked = school(['1', '2']);
  show(<CompanyAuditPage />);
  await opened('企业1');
  const pass = await screen.findByRole<HTMLButtonElement>('button', { name: /^通\s*过$/ });
  await waitFor(() => expect(pass.disabled).toBe(false));
  await userEvent.click(pass);
  expect(await opened('企业2')).toBeTruthy();
  await act(flushActions);
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ id: '1', version: 2, result: 1 });
  expect(within(screen.getByRole('region', { name: '待审核企业' })).queryByText('企业1')).toBeNull();
});

it('decides by keyboard, undoes the last decision and sends the others', async () => {
  const asked = school(['1', '2', '3']);
  show(
    <>
      <CompanyAuditPage />
      <UndoBar />
    </>,
  );
  const decide = async (name: string) => {
    await opened(name);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^通\s*过$/ }).disabled).toBe(false),
    );
    await userEvent.keyboard('a');
  };
  await decide('企业1');
  await decide('企业2');
  await opened('企业3');
  expect(screen.getByText('已通过企业“企业2”')).toBeTruthy();
  await userEvent.keyboard('z');
  await opened('企业2');
  expect(screen.queryByText('已通过企业“企业2”')).toBeNull();
  await act(flushActions);
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([{ id: '1', version: 2, result: 1 }]);
});

it('ignores its shortcuts while typing and shows them on ?', async () => {
  const asked = school(['1', '2']);
  show(<CompanyAuditPage />);
  await opened('企业1');
  await userEvent.type(screen.getByRole('searchbox'), 'an');
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: '快捷键' })).toBeTruthy();
});

it('disables the approval while a check blocks it', async () => {
  school(['1'], [ok, block]);
  show(<CompanyAuditPage />);
  expect(await screen.findByText('在黑名单中')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^通\s*过$/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^驳\s*回$/ }).disabled).toBe(false);
  expect(screen.getAllByText(/1 项不通过/).length).toBeGreaterThan(0);
});

it('shows an empty state when no company waits', async () => {
  school([]);
  show(<CompanyAuditPage />);
  expect(await screen.findAllByText('没有待审核的企业')).toBeTruthy();
});
