import { mergeSimilar, testQuestion } from '@campus/contract/interaction';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TestDrawer } from '../../../src/areas/interaction/test-drawer.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const match = {
  id: '4',
  question: '如何投递简历',
  matched: '如何投递简历',
  answer: '在职位页投递',
  source: 'questAns',
  score: 0.6,
  single: 0.5,
  pairs: 0.4,
  keyword: null,
};

it('merges the question that was tested, not the text typed since', async () => {
  listen();
  signIn();
  const auth = [{ action: mergeSimilar.needs as string, type: '1' as const, status: '1' as const }];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } });
  const calls = serve({
    [`POST ${testQuestion.path}`]: () => ({
      result: { decision: 'suggest', normalised: '怎么投简历', matches: [match] },
    }),
    [`POST ${mergeSimilar.path}`]: () => ({}),
  });
  show(<TestDrawer onClose={() => undefined} />);
  const user = userEvent.setup();
  const input = screen.getByRole('searchbox');
  await user.type(input, '怎么投简历{Enter}');
  await screen.findByText('在职位页投递');
  await user.type(input, '？还有');
  await user.click(screen.getByRole('button', { name: /相似/ }));
  const merged = () => calls.find(({ path }) => path === mergeSimilar.path)?.body;
  await waitFor(() => expect(merged()).toMatchObject({ question: '怎么投简历' }));
});
