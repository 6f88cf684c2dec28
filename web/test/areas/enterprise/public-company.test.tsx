import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PublicCompanyPage } from '../../../src/areas/enterprise/public-company.tsx';
import { json, network, refusal } from '../../support/network.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PublicCompanyPage />
    </MemoryRouter>,
  );

test('a link without a company shows an error and sends no request', async () => {
  const sent = network(() => json(refusal('请输入企业！')));
  open('/companyVideo/CompanyDetail');
  await screen.findByText('链接不完整，请从登录页重新打开');
  expect(sent).toHaveLength(0);
});

test('a hidden company shows the message of the server', async () => {
  network(() => json(refusal('企业不存在')));
  open('/companyVideo/CompanyDetail?id=1');
  screen.getByRole('status');
  await screen.findByText('企业不存在');
});
