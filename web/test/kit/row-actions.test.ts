import { expect, it, vi } from 'vitest';
import { placeActions, type RowAction, runAction, splitActions } from '../../src/kit/list/row-actions.tsx';
import { tell } from '../../src/request/tell.ts';

const action = (key: string, isSecondary?: boolean): RowAction => ({
  key,
  label: key,
  run: () => undefined,
  ...(isSecondary && { isSecondary }),
});
const keys = (actions: readonly RowAction[]) => actions.map(({ key }) => key);
const usual = [action('test'), action('edit'), action('detail', true), action('delete', true)];

it('shows two actions in the row, the rest behind 更多; when all are secondary, the first', () => {
  const { shown, more } = splitActions([action('pass'), ...usual]);
  expect([keys(shown), keys(more)]).toEqual([
    ['pass', 'test'],
    ['edit', 'detail', 'delete'],
  ]);
  const second = splitActions(usual.slice(2));
  expect([keys(second.shown), keys(second.more)]).toEqual([['detail'], ['delete']]);
});

it('puts no destructive action first while there is another', () => {
  const revoke = { ...action('revoke'), danger: true };
  expect(keys(splitActions([revoke, ...usual]).shown)).toEqual(['test', 'revoke']);
  expect(keys(splitActions([action('pass'), revoke, ...usual]).shown)).toEqual(['pass', 'revoke']);
  expect(keys(splitActions([revoke, action('remove', true)].map((one) => ({ ...one, danger: true }))).shown)).toEqual([
    'revoke',
  ]);
});

it('shows a harmless action from behind 更多 when all others are destructive', () => {
  const [reject, erase] = [
    { ...action('reject'), danger: true },
    { ...action('erase', true), danger: true },
  ];
  const { shown, more } = splitActions([reject, erase, action('transfer', true), action('detail', true)]);
  expect([keys(shown), keys(more)]).toEqual([
    ['detail', 'reject'],
    ['erase', 'transfer'],
  ]);
  const second = splitActions([erase, action('detail', true)]);
  expect([keys(second.shown), keys(second.more)]).toEqual([['detail'], ['erase']]);
  const crowded = splitActions([reject, { ...reject, key: 'close' }, action('detail', true)]);
  expect([keys(crowded.shown), keys(crowded.more)]).toEqual([['detail', 'reject'], ['close']]);
});

it.each([
  [{ shown: ['edit', 'test'] }, ['edit', 'test'], ['detail', 'delete']],
  [{ shown: ['edit'], more: ['delete', 'test'] }, ['edit'], ['delete', 'test', 'detail']],
  [{ shown: ['detail'], more: ['absent'] }, ['detail', 'test'], ['edit', 'delete']],
])('a page places actions by key, the others follow: %j', (places, inRow, behind) => {
  const { shown, more } = splitActions(placeActions(usual, places));
  expect([keys(shown), keys(more)]).toEqual([inRow, behind]);
});

it.each([
  ['删除', '删除职务“主任”'],
  ['重置密码', '重置密码：职务“主任”'],
])('asks about %s under a title that names the row', async (label, title) => {
  const confirm = vi.spyOn(tell, 'confirm').mockResolvedValue(false);
  await runAction({ key: 'act', label, subject: '职务“主任”', confirm: '确定吗？', run: () => undefined });
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title }));
  confirm.mockRestore();
});
