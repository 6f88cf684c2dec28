import type { AnyEntity } from '@campus/contract/kit';
import { messageEvent, sysAnnouncement, sysAnnouncementSend } from '@campus/contract/message';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListCards } from '../../src/kit/list/list-cards.tsx';
import { listColumns } from '../../src/kit/list/list-columns.tsx';
import { createQueryClient } from '../../src/request/use-endpoint.ts';

it('shows the state field of an entity without a workflow next to the name', async () => {
  const entity: AnyEntity = sysAnnouncementSend;
  const row = { id: '1', titile: '放假通知', readFlag: '0', readFlag_dictText: '未读' };
  const list = { entity, page: { records: [row], total: 1 }, selection: { ids: [], rows: [], set: () => undefined } };
  const settings = { wanted: listColumns(entity, {}) };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ListCards list={{ ...list, state: {} } as never} settings={settings as never} isSelectable={false} />
    </QueryClientProvider>,
  );
  expect((await screen.findByText('未读')).closest('.list-card-state')).toBeTruthy();
});

it('omits a custom cell without content', async () => {
  const entity: AnyEntity = messageEvent;
  const row = { id: '1', eventName: '岗位到期', eventCode: 'P04E', variables: '' };
  const list = { entity, page: { records: [row], total: 1 }, selection: { ids: [], rows: [], set: () => undefined } };
  const settings = { wanted: listColumns(entity, { cells: { variables: () => null } }) };
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <ListCards list={{ ...list, state: {} } as never} settings={settings as never} isSelectable={false} />
    </QueryClientProvider>,
  );
  await screen.findByText('P04E');
  expect([...container.querySelectorAll('.list-card-line > span')].map(({ textContent }) => textContent)).toEqual([
    'P04E',
  ]);
});

it('does not truncate a tag of four characters', () => {
  const least = (cells: object) =>
    listColumns(sysAnnouncement, { cells }).find(({ name }) => name === 'priority')?.least;
  expect(least({})).toBeLessThan(98);
  expect(least({ priority: () => null })).toBe(98);
});
