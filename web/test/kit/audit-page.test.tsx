import { accountAlteration } from '@campus/contract/enterprise';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AuditPage } from '../../src/kit/list/audit-page.tsx';
import { UndoBar } from '../../src/kit/step/undo-bar.tsx';
import { flushActions } from '../../src/request/deferred-actions.ts';
import { useSession } from '../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, listen, serve, show, signIn } from './support.tsx';

const { path } = accountAlteration;
const getRow = (id: string) => ({ id, version: 1, alterNo: `ZB${id}`, companyName: `企业${id}`, status: 1, type: 2 });

/** Waiting requests; a decided one leaves the list. */
function requests(waiting: string[]): Asked[] {
  return serve({
    [`GET ${path}/list`]: () => getPage(waiting.map(getRow)),
    [`GET ${path}/counts`]: () => ({ result: { 1: waiting.length, 2: 4 } }),
    [`GET ${path}/queryById`]: ({ query }) => ({ result: getRow(query.id as string) }),
    'GET /audit/auditLog/list': () => ({ result: [] }),
    [`POST ${path}/audit`]: ({ body }) => {
      waiting.splice(waiting.indexOf((body as { id: string }).id), 1);
      return { message: '审核通过' };
    },
  });
}

beforeEach(() => {
  listen();
  signIn();
  const auth = ['list', 'approve'].map(
    (name) => ({ action: accountAlteration.can[name as 'list'], type: '1', status: '1' }) as const,
  );
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } });
});

it('opens with the waiting rows and counts every state', async () => {
  const asked = requests(['1', '2']);
  show(<AuditPage entity={accountAlteration} isQueue />);
  const tab = await screen.findByRole('tab', { name: /待审核/ });
  await waitFor(() => expect(tab.textContent).toBe('待审核2'));
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tab', { name: /已完成/ }).textContent).toBe('已完成4');
  expect(asked.find((call) => call.path === `${path}/list`)?.query).toMatchObject({ status: '1' });
});

it('decides the opened row by keyboard, opens the next one and undoes', async () => {
  const asked = requests(['1', '2']);
  show(
    <>
      <AuditPage entity={accountAlteration} isQueue />
      <UndoBar />
    </>,
  );
  await userEvent.click(await screen.findByText('ZB1'));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByRole('button', { name: /^通\s*过$/ });
  expect(within(drawer).getByRole('tab', { name: '操作记录' })).toBeTruthy();
  await userEvent.keyboard('a');
  await waitFor(() => expect(currentSearch().get('id')).toBe('2'));
  await userEvent.keyboard('z');
  await waitFor(() => expect(currentSearch().get('id')).toBe('1'));
  await act(flushActions);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
