import { fireEvent, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { request } from '../../src/request/client.ts';
import { useEarlyQuery } from '../../src/request/use-early-query.ts';
import { show } from '../kit/support.tsx';
import { json, network, success } from '../support/network.ts';

const options = { queryKey: ['rows'], queryFn: () => request<string>({ method: 'GET', path: '/rows' }) };

it('sends its call while the page is rendered, and only one when the page appears', async () => {
  const sent = network(() => json(success('三行')));
  let whileRendered = 0;
  function Late() {
    whileRendered = sent.length;
    return null;
  }
  function Rows() {
    const { data } = useEarlyQuery(options);
    return (
      <>
        <p>{data}</p>
        <Late />
      </>
    );
  }
  show(<Rows />);
  expect(whileRendered).toBe(1);
  await screen.findByText('三行');
  expect(sent).toHaveLength(1);
});

it('asks again when a page that was hidden is shown again', async () => {
  let call = 0;
  const sent = network(() => {
    call += 1;
    return json(success(`第 ${call} 次`));
  });
  const Rows = () => <p>{useEarlyQuery(options).data}</p>;
  function Tabs() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!isShown)}>
          切换
        </button>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Rows />
        </Activity>
      </>
    );
  }
  show(<Tabs />);
  await screen.findByText('第 1 次');
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('第 2 次');
  expect(sent).toHaveLength(2);
});
