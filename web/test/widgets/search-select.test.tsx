import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowOptions } from '../../src/kit/field/field-sources.ts';
import { useSession } from '../../src/request/session-store.ts';
import { dictSource } from '../../src/widgets/selects/dict-source.ts';
import { SearchSelect } from '../../src/widgets/selects/search-select.tsx';
import { getPage, listen, serve, shelf, show, signIn } from '../kit/support.tsx';
import { pressKey } from '../support/press-key.ts';

const list = 'GET /test/shelf/list';
let value = '';
function Field({ start = '', multiple = false, known }: { start?: string; multiple?: boolean; known?: string }) {
  const [now, setNow] = useState(start);
  value = now;
  const texts = known === undefined ? [] : [{ value: start, label: known }];
  return (
    <>
      <label htmlFor="field">书架</label>
      <SearchSelect
        id="field"
        source={rowOptions(shelf)}
        multiple={multiple}
        known={texts}
        value={now}
        onChange={setNow}
      />
    </>
  );
}
const row = (id: string, code: string) => ({ id, version: 0, code });

beforeEach(() => {
  listen();
  signIn();
});
afterEach(() => vi.useRealTimers());

it('searches a dictionary once, 800 ms after the last key (W-DI6)', async () => {
  const asked = serve({
    'GET /sys/dict/loadDict/city': ({ query }) => ({ result: [{ value: '1', text: `答${query.keyword ?? '首页'}` }] }),
  });
  show(<SearchSelect source={dictSource('city')} value="" onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('答首页')).toBeTruthy();
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type('a');
  await pass(700);
  type('ab');
  await pass(790);
  expect(asked).toHaveLength(1);
  await pass(20);
  expect(asked).toHaveLength(2);
  await pass(100);
  expect(screen.getByText('答ab')).toBeTruthy();
  expect(asked.map(({ query }) => [query.keyword, query.pageSize])).toEqual([
    [undefined, '10'],
    ['ab', '10'],
  ]);
});

it('loads the first page on opening, and searches typed text once', async () => {
  const asked = serve({ [list]: ({ query }) => getPage(query.code ? [row('2', 'B-02')] : [row('1', 'A-01')]) });
  show(<Field />);
  await userEvent.click(screen.getByLabelText('书架'));
  expect(await screen.findByText('A-01')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('书架'), 'B-0');
  await userEvent.click(await screen.findByText('B-02'));
  expect(value).toBe('2');
  expect(asked.map((call) => call.query)).toEqual([
    { pageNo: '1', pageSize: '10' },
    { pageNo: '1', pageSize: '10', code: '*B-0*' },
  ]);
});

it('loads the label of a value unless it is known', async () => {
  const asked = serve({ [list]: () => getPage([row('7', 'C-07')]) });
  const first = show(<Field start="7" />);
  expect(await screen.findByText('C-07')).toBeTruthy();
  expect(asked.map((call) => call.query)).toEqual([{ pageNo: '1', pageSize: '1', id: '7,' }]);
  first.unmount();
  asked.length = 0;
  show(<Field start="8" known="D-08" />);
  expect(screen.getByText('D-08')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('joins several values in selection order', async () => {
  serve({ [list]: () => getPage([row('1', 'A-01'), row('2', 'B-02')]) });
  show(<Field multiple />);
  await userEvent.click(screen.getByLabelText('书架'));
  await userEvent.click(await screen.findByText('B-02'));
  await userEvent.click(screen.getByText('A-01'));
  await waitFor(() => expect(value).toBe('2,1'));
});

/** Texts of the list's entries: group headings and options. */
const entries = () =>
  [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item')].map(
    ({ textContent }) => textContent,
  );
const pick = async (name: string) => {
  await userEvent.click(screen.getByLabelText('书架'));
  await userEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
};

it('offers the latest choices first, also when the list was open before', async () => {
  const rows = [row('1', 'A-01'), row('2', 'B-02'), row('3', 'C-03')];
  serve({ [list]: ({ query }) => getPage(rows.filter(({ id }) => query.id?.split(',').includes(id) ?? true)) });
  show(<Field />);
  await pick('B-02');
  await pick('C-03');
  await userEvent.click(screen.getByLabelText('书架'));
  await waitFor(() => expect(entries()).toEqual(['最近选择', 'C-03', 'B-02', '其他', 'A-01']));
  const active = () => document.querySelector('.ant-select-item-option-active')?.textContent;
  for (let i = 0; i < rows.length && active() !== 'B-02'; i++) pressKey('ArrowDown');
  pressKey('Enter');
  expect(value).toBe('2');
});

it('offers recent choices of this tenant only, by the labels and as far as the server still returns them', async () => {
  const rows = [row('1', 'A-01'), row('2', 'B-02'), row('3', 'C-03')];
  let visible = rows;
  serve({ [list]: ({ query }) => getPage(visible.filter(({ id }) => query.id?.split(',').includes(id) ?? true)) });
  const first = show(<Field />);
  await pick('A-01');
  await pick('B-02');
  first.unmount();
  const stored = Object.entries(localStorage).filter(([key]) => key.includes('recent-choices'));
  expect(stored.join()).not.toContain('A-01');
  visible = rows.slice(1);
  const second = show(<Field />);
  await userEvent.click(screen.getByLabelText('书架'));
  await waitFor(() => expect(entries()).toEqual(['最近选择', 'B-02', '其他', 'C-03']));
  await userEvent.type(screen.getByLabelText('书架'), 'C');
  await waitFor(() => expect(entries()).not.toContain('最近选择'));
  second.unmount();
  useSession.setState({ tenantId: '2' });
  show(<Field />);
  await userEvent.click(screen.getByLabelText('书架'));
  await waitFor(() => expect(entries()).toEqual(['B-02', 'C-03']));
});
