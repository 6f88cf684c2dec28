import { matchResult, matchScreen } from '@campus/contract/match';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import { type MatchExplanation, matchDimensions, matchLabels } from '@campus/contract/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MatchListPage } from '../../../src/areas/match/match-list.tsx';
import { RulePreview } from '../../../src/areas/match/rule-preview.tsx';
import { WeightBar } from '../../../src/areas/match/weight-bar.tsx';
import { fitWeights } from '../../../src/areas/match/weight-input.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const explanation = (total: number): MatchExplanation => ({
  ruleVersion: 1,
  total,
  met: 3,
  of: 5,
  dims: matchDimensions.map((key) => ({
    key,
    label: matchLabels[key],
    weight: 10,
    r1000: key === 'skill' ? 555 : 1000,
    points: key === 'skill' ? 5550 : 10_000,
    reason: key === 'skill' ? '部分符合' : '符合',
    have: `有${key}`,
    want: `要${key}`,
  })),
  skills: { matched: ['Java'], partial: [], missing: ['Go'] },
});
const row = (id: string, more: object = {}) => ({
  id,
  version: 1,
  realname: `王同学${id}`,
  schoolName: '云湖大学',
  postName: '工程师',
  companyId: 'c1',
  postId: 'p1',
  screen: 0,
  screen_dictText: '待处理',
  score: 87,
  metCount: 3,
  askedCount: 5,
  ...more,
});
let notices: RecordedNotices;
let asked: Asked[];
const allow = (...codes: readonly string[]): void => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'hr', realname: '人事', userType: '2', companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
beforeEach(() => {
  notices = listen();
  signIn();
  allow('match:matchResume:list', 'match:matchResume:screen');
  asked = serve({
    'GET /match/matchResult/list': () => ({
      result: { records: ['1', '2', '3', '4'].map((id) => row(id)), total: 4, current: 1, size: 10 },
    }),
    'GET /match/matchResult/counts': () => ({ result: { 0: 4, 1: 2, 2: 7, 3: 9 } }),
    'GET /sys/dict/getDictItems/rc_match_screen': () => ({ result: [] }),
    'GET /match/matchResult/progress': () => ({ result: { isRunning: false, done: 0, total: 0 } }),
    'GET /match/matchResult/explain': ({ query }) => ({
      result: String(query.ids)
        .split(',')
        .map((id, at) => ({ id, explanation: explanation(80 + at) })),
    }),
    'POST /match/matchResult/feedback': () => ({ message: '反馈已提交' }),
    'POST /match/matchRule/preview': () => ({ result: { gates: ['学历不符'], explanation: explanation(66) } }),
  });
});

describe('匹配简历', () => {
  it('opens with the waiting matches and shows the explanation of a score', async () => {
    show(<MatchListPage />);
    const [score] = await screen.findAllByRole('button', { name: /87%/ });
    expect(score?.textContent).toContain(matchScreen.met(3, 5));
    expect(asked.find(({ path }) => path === '/match/matchResult/list')?.query.screen).toBe('0');
    await userEvent.click(score as HTMLElement);
    const table = await screen.findByRole('table', { name: /匹配说明 · 80%/ });
    expect(within(table).getByRole('row', { name: /技能 10 5.55 要skill 有skill 部分符合/ })).toBeTruthy();
    expect(screen.getByText('Go')).toBeTruthy();
  });
  it('hides refused and void matches from 全部 until they are asked for', async () => {
    show(<MatchListPage />);
    const everything = await screen.findByRole('tab', { name: /全部/ });
    await waitFor(() => expect(everything.textContent).toBe('全部6'));
    expect(screen.queryByRole('tab', { name: /已失效/ })).toBeNull();
    await userEvent.click(everything);
    await waitFor(() => expect(asked.findLast(({ path }) => path.endsWith('/list'))?.query.screen).toBe('0,1'));
    await userEvent.click(await screen.findByRole('switch', { name: matchScreen.hidden }));
    expect((await screen.findByRole('tab', { name: /已失效/ })).textContent).toContain('9');
    await waitFor(() => expect(asked.findLast(({ path }) => path.endsWith('/list'))?.query.screen).toBeUndefined());
  });
  it('compares two or three students', async () => {
    show(<MatchListPage />);
    const boxes = await screen.findAllByRole('checkbox', { name: /选择/ });
    await userEvent.click(boxes.at(-1) as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: matchScreen.compare }));
    expect(notices.messages).toEqual([`warning: ${matchScreen.compareCount}`]);
    await userEvent.click(boxes.at(-2) as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: matchScreen.compare }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('columnheader', { name: /80%/ });
    expect(dialog.getByRole('columnheader', { name: /81%/ })).toBeTruthy();
    expect(dialog.getAllByRole('row')).toHaveLength(8);
  });
  it('does not search by names for a company', () => {
    show(<MatchListPage />);
    expect(screen.queryByLabelText(matchResult.fields.realname.label)).toBeNull();
  });
});

describe('a rule', () => {
  it('is fitted to 100 in proportion', () => {
    expect(fitWeights([10, 10, 10, 0, 0, 0, 0])).toEqual([34, 33, 33, 0, 0, 0, 0]);
    expect(fitWeights([0, 0, 0, 0, 0, 0, 0])).toEqual([100, 0, 0, 0, 0, 0, 0]);
    expect(fitWeights([15, 25, 25, 15, 10, 5, 5])).toEqual([15, 25, 25, 15, 10, 5, 5]);
  });
  it('shows the sum only while it is not 100', () => {
    const weights = { edu: 20, major: 20, skill: 20, type: 20, region: 10, salary: 5, time: 4 };
    const { rerender } = show(<WeightBar weights={weights} />);
    expect(screen.getByText('合计 99 / 100')).toBeTruthy();
    rerender(<WeightBar weights={{ ...weights, time: 5 }} />);
    expect(screen.queryByText(/合计/)).toBeNull();
  });
  it('needs a post and a student to be tried', async () => {
    show(
      <EntitiesContext value={[companyPost, employUser]}>
        <RulePreview id="r1" name="均衡匹配" onClose={() => undefined} />
      </EntitiesContext>,
    );
    await userEvent.click(await screen.findByRole('button', { name: matchScreen.rule.previewRun }));
    expect(asked.some(({ path }) => path.endsWith('/preview'))).toBe(false);
  });
});
