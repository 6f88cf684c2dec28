import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { rowOptions } from '../../src/kit/field-sources.ts';
import { SearchSelect } from '../../src/widgets/selects/search-select.tsx';
import { listen, pageOf, serve, shelf, show, signIn } from '../kit/support.tsx';

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

it('asks for the first page when it opens, and once for what was typed (W-DI6)', async () => {
  const asked = serve({ [list]: ({ query }) => pageOf(query.code ? [row('2', 'B-02')] : [row('1', 'A-01')]) });
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

it('looks up the text of a value, and asks nothing when it is known', async () => {
  const asked = serve({ [list]: () => pageOf([row('7', 'C-07')]) });
  const first = show(<Field start="7" />);
  expect(await screen.findByText('C-07')).toBeTruthy();
  expect(asked.map((call) => call.query)).toEqual([{ pageNo: '1', pageSize: '1', id: '7,' }]);
  first.unmount();
  asked.length = 0;
  show(<Field start="8" known="D-08" />);
  expect(screen.getByText('D-08')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('joins several values in the order of choice', async () => {
  serve({ [list]: () => pageOf([row('1', 'A-01'), row('2', 'B-02')]) });
  show(<Field multiple />);
  await userEvent.click(screen.getByLabelText('书架'));
  await userEvent.click(await screen.findByText('B-02'));
  await userEvent.click(screen.getByText('A-01'));
  await waitFor(() => expect(value).toBe('2,1'));
});
