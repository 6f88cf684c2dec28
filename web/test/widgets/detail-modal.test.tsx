import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DetailList, DetailModal } from '../../src/widgets/detail-modal.tsx';
import { listen, show } from '../kit/support.tsx';

beforeEach(() => void listen());
type Row = { name: string };
const row: Row = { name: '甲' };
function Page({ onConfirm }: { onConfirm?: (copy: Row, done: (mayClose: boolean) => void) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        查看
      </button>
      <span data-testid="row">{row.name}</span>
      <DetailModal
        open={isOpen}
        record={row}
        render={(copy, set) => (
          <Input aria-label="名称" value={copy.name} onChange={({ target }) => set({ name: target.value })} />
        )}
        {...(onConfirm && { onConfirm })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('W-DM1: reopens at normal size', async () => {
  show(<Page />);
  await press('查看');
  expect(screen.getByRole('dialog', { name: /详细信息/ })).toBeTruthy();
  await press('全屏');
  expect(document.querySelector('.dialog.full')).toBeTruthy();
  await press('取消');
  await press('查看');
  expect(screen.getByRole('button', { name: '全屏' })).toBeTruthy();
  expect(document.querySelector('.dialog.full')).toBeNull();
});

it('W-DM2: keeps the row unchanged when it is cancelled', async () => {
  show(<Page />);
  await press('查看');
  await userEvent.type(screen.getByLabelText('名称'), '乙');
  await press('取消');
  expect(screen.getByTestId('row').textContent).toBe('甲');
  await press('查看');
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('甲');
});

it('W-DM3: stays open until the caller allows closing', async () => {
  const onConfirm = vi.fn((_copy: Row, done: (mayClose: boolean) => void) => done(false));
  show(<Page onConfirm={onConfirm} />);
  await press('查看');
  await userEvent.type(screen.getByLabelText('名称'), '乙');
  await press('确定');
  expect(onConfirm.mock.calls[0]?.[0]).toEqual({ name: '甲乙' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  onConfirm.mockImplementation((_copy, done) => done(true));
  await press('确定');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [0, 'columns-1'],
  [2, 'columns-2'],
  [6, 'columns-4'],
])('W-DM4: renders %i columns as %s', (columns, name) => {
  show(<DetailList columns={columns} items={[{ label: '名称', value: '甲' }]} />);
  expect(document.querySelector('.detail-list')?.classList.contains(name)).toBe(true);
});
