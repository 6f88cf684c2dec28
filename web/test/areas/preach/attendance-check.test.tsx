import { preach } from '@campus/contract/preach';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AttendanceCheckPage } from '../../../src/areas/preach/attendance-check.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, type Reply, refused, serve, show, signIn } from '../../kit/support.tsx';

const session = { id: 'p1', version: 1, title: '云图宣讲', type: 1, status: 3, companyName: '云图' };
const host = { id: 'c1', companyName: '云图科技', checkinTime: null };
const tiles = { signUp: 3, checkin: 1, rate: 33, waiting: 2, walkIn: 0, watch: null, averageWatch: null };
let asked: Asked[];
let answerHost: (reply: Reply) => void;
const open = async (...codes: readonly string[]) => {
  const auth = ['preach:preach:list', ...codes].map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  show(
    <EntitiesContext value={[preach]}>
      <AttendanceCheckPage />
    </EntitiesContext>,
    '/?preachId=p1',
  );
  await screen.findByText('云图科技');
  await screen.findByText('候补');
};
beforeEach(() => {
  listen();
  signIn();
  asked = serve({
    'GET /preach/preach/queryById': () => ({ result: session }),
    'GET /preach/preach/list': () => getPage([session]),
    'GET /preach/preachCompany/list': () => getPage([host]),
    'GET /preach/preachAttendee/list': () => getPage([]),
    'GET /preach/preachAttendee/counts': () => ({ result: {} }),
    'GET /preach/preachAttendee/summary': () => ({ result: tiles }),
    'POST /preach/preachAttendee/check': () => refused('签到码无效'),
    'POST /preach/preachCompany/check': () =>
      new Promise((resolve) => {
        answerHost = resolve;
      }),
  });
});

it.each([
  ['preach:preachAttendee:check', ['签到', '候补转正', '签到二维码']],
  ['preach:preachCompany:check', ['企业签到']],
])('offers with the right %s only %j', async (code, names) => {
  await open(code);
  const shown = ['签到', '候补转正', '签到二维码', '企业签到'].filter((name) => screen.queryByRole('button', { name }));
  expect(shown).toEqual(names);
});
it('clears the code of the scanner after a refusal too', async () => {
  await open('preach:preachAttendee:check');
  const input = screen.getByLabelText('签到码') as HTMLInputElement;
  await userEvent.type(input, 'first{Enter}second{Enter}');
  const scans = () => asked.filter(({ path }) => path === '/preach/preachAttendee/check');
  await waitFor(() => expect(scans()).toHaveLength(2));
  expect(scans().map(({ body }) => (body as { code: string }).code)).toEqual(['first', 'second']);
  expect(input.value).toBe('');
});
it('is busy while the check-in of a company is sent', async () => {
  await open('preach:preachCompany:check');
  const button = screen.getByRole('button', { name: '企业签到' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(asked.filter(({ path }) => path === '/preach/preachCompany/check')).toHaveLength(1);
  expect(button.querySelector('.anticon-loading')).toBeTruthy();
  answerHost({ result: { checkinTime: '2026-01-01 10:00:00' } });
  await waitFor(() => expect(button.querySelector('.anticon-loading')).toBeNull());
});
