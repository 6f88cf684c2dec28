import { skill, mergeTexts as texts } from '@campus/contract/resume';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Control as AliasTags } from '../../../src/areas/resume/controls/alias-tags.tsx';
import { SkillListPage } from '../../../src/areas/resume/skill-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const rows = [
  { id: '1', name: 'Java', aliases: 'jdk', category: '编程语言', useCount: 5, status: 1 },
  { id: '2', name: '爪哇', aliases: null, category: '编程语言', useCount: 1, status: 1 },
];
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  const may = ['match:skill:list', 'match:skill:merge'].map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({ permissions: { menu: [], auth: may, allAuth: may, sysSafeMode: false } as never });
});

it('merges the selected skills into the chosen one', async () => {
  const asked = serve({
    'GET /match/skill/list': () => ({ result: { records: rows, total: 2, current: 1, size: 10 } }),
    'POST /match/skill/merge': () => ({ result: { resumes: 4, posts: 1 } }),
  });
  show(<SkillListPage />);
  const boxes = await screen.findAllByRole('checkbox', { name: /选择/ });
  for (const box of boxes.slice(-2)) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: texts.skills }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.click(await screen.findByText('Java', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(notices.messages).toEqual([`success: ${texts.skillsDone(4, 1)}`]));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ ids: '1,2', keepId: '1' });
});

it('takes aliases one by one', async () => {
  const given: string[] = [];
  show(<AliasTags field={skill.fields.aliases} value="jdk" onChange={(value) => given.push(value)} />);
  await userEvent.type(screen.getByRole('combobox'), '爪哇{Enter}');
  expect(given).toEqual(['jdk,爪哇']);
});
