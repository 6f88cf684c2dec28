import { monitorTexts } from '@campus/contract/monitor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MonitorPage } from '../../../src/areas/monitor/monitor-page.tsx';
import { show } from '../../kit/support.tsx';
import { json, network, success } from '../../support/network.ts';

it('offers the figures of all processes when there are several, and requests them', async () => {
  const sent = network(({ url }) =>
    json(
      success({
        time: '2026-11-20 10:00:00',
        processes: 3,
        groups: [{ key: 'http', title: 'HTTP', figures: [], rows: [{ of: url.searchParams.get('process') }] }],
      }),
    ),
  );
  show(<MonitorPage groups={['http']}>{([group]) => <p>{String(group?.rows[0]?.of)}</p>}</MonitorPage>);
  await screen.findByText('own');
  await userEvent.setup().click(screen.getByText(monitorTexts.all(3)));
  await screen.findByText('all');
  expect(sent.at(-1)?.url.searchParams.get('process')).toBe('all');
});
