import { text } from '@campus/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndoBar } from '../../src/kit/step/undo-bar.tsx';
import {
  type Delivery,
  deferAction,
  undoAction,
  undoMs,
  useDeferredActions,
} from '../../src/request/deferred-actions.ts';
import { show } from './support.tsx';

const texts = text.triage;
const runs: string[] = [];
const undone: string[] = [];
const decide = (name: string, answers: Delivery[] = []) =>
  act(() =>
    deferAction({
      key: name,
      label: `通过企业“${name}”`,
      entity: 'company',
      rowId: name,
      call: { method: 'POST', path: `/test/${name}` },
      run: async () => {
        runs.push(name);
        return answers.shift() ?? 'answered';
      },
      onUndo: () => undone.push(name),
    }),
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [runs, undone]) list.length = 0;
});
afterEach(() => {
  while (undoAction());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the decision and the remaining time to undo it', async () => {
  show(<UndoBar />);
  expect(screen.queryByRole('region', { name: texts.waiting })).toBeNull();
  decide('南屏科技');
  expect(screen.getByText('已通过企业“南屏科技”')).toBeTruthy();
  expect(screen.getByText(texts.seconds(10))).toBeTruthy();
  await pass(3_000);
  expect(screen.getByText(texts.seconds(7))).toBeTruthy();
  await pass(undoMs);
  expect(runs).toEqual(['南屏科技']);
  expect(screen.queryByRole('region', { name: texts.waiting })).toBeNull();
});

it('undoes the line of the button, and the last line by its key, unless the user is typing', async () => {
  show(
    <>
      <input aria-label="备注" />
      <UndoBar />
    </>,
  );
  for (const name of ['甲', '乙', '丙']) decide(name);
  const first = screen.getByText('已通过企业“甲”').closest('.undo-line') as HTMLElement;
  fireEvent.click(first.querySelector('button') as HTMLElement);
  fireEvent.keyDown(screen.getByLabelText('备注'), { key: 'z' });
  expect(undone).toEqual(['甲']);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undone).toEqual(['甲', '丙']);
  await pass(undoMs);
  expect(runs).toEqual(['乙']);
});

it('sends urgent requests at once', async () => {
  show(<UndoBar />);
  decide('甲');
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  await pass(0);
  expect(runs).toEqual(['甲']);
});

it('shows the last three and counts the others', () => {
  show(<UndoBar />);
  for (const name of ['甲', '乙', '丙', '丁', '戊']) decide(name);
  expect(screen.getAllByRole('status').map((line) => line.textContent)).toEqual([
    expect.stringContaining('丙'),
    expect.stringContaining('丁'),
    expect.stringContaining('戊'),
  ]);
  expect(screen.getByText(texts.more(2))).toBeTruthy();
});

it('keeps undelivered decisions, reports them, and sends them again when the network is back', async () => {
  show(<UndoBar />);
  decide('甲', ['unanswered', 'unanswered']);
  await pass(undoMs);
  expect(runs).toEqual(['甲']);
  expect(screen.getByText(texts.unanswered)).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: text.listPage.retry }));
  await pass(0);
  expect(screen.getByText(texts.unanswered)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(runs).toEqual(['甲', '甲', '甲']);
  expect(useDeferredActions.getState().actions).toEqual([]);
});

it('can undo an undelivered decision', async () => {
  show(<UndoBar />);
  decide('甲', ['unanswered']);
  await pass(undoMs);
  fireEvent.keyDown(document.body, { key: 'z' });
  await pass(undoMs);
  expect(undone).toEqual(['甲']);
  expect(runs).toEqual(['甲']);
});
