import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { DocumentButton } from '../../../src/areas/resume/document-button.tsx';
import { VerifyPage } from '../../../src/areas/resume/verify-page.tsx';
import { refused, serve, show, signIn } from '../../kit/support.tsx';

const found = {
  no: 'XY2026000001',
  kind: '就业协议书',
  company: '示例企业有限公司',
  name: '王*',
  state: '已生效',
  prints: [{ title: '就业协议书', date: '2026-04-20', digest: '0A1B2C3D' }],
};
// Outside of the console: the page brings what it needs.
const open = () =>
  render(
    <MemoryRouter initialEntries={['/verify/Ab3dEf7hIj']}>
      <Routes>
        <Route path="/verify/:code" element={<VerifyPage />} />
      </Routes>
    </MemoryRouter>,
  );

it('shows what a visitor compares with the paper', async () => {
  const asked = serve({ 'GET /common/document/verify': () => ({ result: found }) });
  open();
  await screen.findByText('该文书由本平台出具');
  for (const shown of [found.no, found.company, found.name, found.state]) screen.getByText(shown);
  screen.getByText('就业协议书 2026-04-20 校验码 0A1B2C3D');
  expect(asked.map(({ query }) => query)).toEqual([{ code: 'Ab3dEf7hIj' }]);
});
it('says that a code is unknown', async () => {
  serve({ 'GET /common/document/verify': () => refused('核验码无效或已停用') });
  open();
  await screen.findByText('核验码无效或已停用');
  expect(screen.queryByText('该文书由本平台出具')).toBeNull();
});
it('asks for the document of the row and can be pressed again after a refusal', async () => {
  signIn();
  const asked = serve({
    'GET /resume/agreement/document': () => refused('该记录没有出具文书'),
  });
  show(
    <DocumentButton label="下载解约协议" path="/resume/agreement/document" query={{ id: 'a1', part: 'termination' }} />,
  );
  const button = await screen.findByRole('button', { name: '下载解约协议' });
  await userEvent.click(button);
  await waitFor(() => expect(asked.map(({ query }) => query)).toEqual([{ id: 'a1', part: 'termination' }]));
  await waitFor(() => expect(button.classList.contains('ant-btn-loading')).toBe(false));
});
