import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useBell } from '../../../src/shell/bell/use-bell.ts';
import { listen, refused, serve, show, signIn } from '../../kit/support.tsx';

beforeEach(() => {
  listen();
  signIn();
});

/** A list whose module loads after the bell is rendered, like the real one. */
function LateList({ bell }: { bell: ReturnType<typeof useBell> }) {
  const [isThere, setThere] = useState(false);
  if (!isThere) return <button type="button" onClick={() => setThere(true)} />;
  return <p>{bell.isError ? bell.error.message : 'waiting'}</p>;
}
function Bell() {
  const bell = useBell(() => undefined);
  return <LateList bell={bell} />;
}

it('reports an earlier failure to a list that is rendered later', async () => {
  const asked = serve({ 'GET /sys/annountCement/listByUser': () => refused('服务暂时不可用') });
  show(<Bell />);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('服务暂时不可用')).toBeTruthy();
});
