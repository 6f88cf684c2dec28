import { text } from '@campus/contract/messages';
import { monitorOverview } from '@campus/contract/monitor';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useEndpoint } from '../../src/request/use-endpoint.ts';
import { show } from '../kit/support.tsx';
import { json, network, success } from '../support/network.ts';

function Time() {
  const { data, error, refetch } = useEndpoint(monitorOverview, {}, { quiet: true });
  return (
    <button type="button" onClick={() => void refetch()}>
      {error?.message ?? data?.time ?? text.common.loading}
    </button>
  );
}

it('fails at once without a network and reloads when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const overview = { time: '10:00', processes: 1, groups: [] };
  const sent = network(() => (navigator.onLine ? json(success(overview)) : new TypeError('Failed to fetch')));
  show(<Time />);
  await screen.findByText('10:00');

  isOnline.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await userEvent.setup().click(screen.getByRole('button'));
  await screen.findByText(text.http.offline);

  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('10:00');
  expect(sent).toHaveLength(3);
  isOnline.mockRestore();
});
