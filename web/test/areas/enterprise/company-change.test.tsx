import { company, companyChange } from '@campus/contract/enterprise';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CompanyChangeListPage, OwnCompanyChangePage } from '../../../src/areas/enterprise/company-change.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const held = {
  id: 'c1',
  version: 7,
  companyName: '云湖示例科技有限公司',
  creditCode: '91999999MA5300000A',
  companyKind: 1,
  nature: '39',
  legalPerson: '周建国',
  registeredCapital: 500,
  foundDate: '2015-06-01',
  licenseExpire: null,
  licenseImg: 'company-license/old.png',
  proxyLetter: 'company-license/letter.png',
  idCardNo: '110105194912310046',
  idCardImgs: 'company-license/front.png,company-license/back.png',
  auditStatus: 3,
};
const change = {
  id: '1',
  version: 0,
  changeNo: 'BG202510150001',
  companyId: 'c1',
  companyName: held.companyName,
  items: '法定代表人、营业执照',
  changes: { legalPerson: { old: '周建国', new: '李明' } },
  licenseImg: 'company-license/new.png',
  proofFiles: 'company-license/proof.png',
  reason: '法定代表人变更',
  status: 1,
  createTime: '2025-10-14 10:24:00',
};

function answers(): Asked[] {
  const one = companyChange.path;
  return serve({
    [`GET ${one}/list`]: () => getPage([change]),
    [`GET ${one}/counts`]: () => ({ result: { waiting: 1 } }),
    [`GET ${one}/queryById`]: () => ({ result: change }),
    [`POST ${one}/add`]: () => ({ message: '提交成功，请等待学校审核', result: change }),
    [`GET ${company.path}/queryById`]: () => ({ result: held }),
    [`GET ${company.path}/myCompany`]: () => ({ result: held }),
    'GET /companyRegister/settings': () => ({ result: { needProxyLetter: false, agreementUrl: '', auditDays: 3 } }),
  });
}
const may = (...codes: readonly string[]) => {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }) as const);
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } });
};
beforeEach(() => {
  listen();
  signIn();
});

it('shows old and new values side by side and marks the differences', async () => {
  may(companyChange.can.approve, companyChange.can.list);
  answers();
  show(<CompanyChangeListPage />);
  await userEvent.click(await screen.findByRole('button', { name: /审核.*BG202510150001|BG202510150001/ }));
  const row = (await screen.findByRole('rowheader', { name: '法定代表人' })).closest('tr') as HTMLElement;
  expect(row.className).toBe('is-changed');
  expect(row.querySelector('del')?.textContent).toBe('周建国');
  expect(row.querySelector('ins')?.textContent).toBe('李明');
  const same = await screen.findByRole('rowheader', { name: '统一社会信用代码' });
  const unchanged = same.closest('tr') as HTMLElement;
  expect(unchanged.querySelector('ins')).toBeNull();
  expect(within(unchanged).getByText('未变更')).toBeTruthy();
  expect(screen.getByRole('region', { name: '营业执照（变更前）' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '营业执照（变更后）' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '招聘授权委托书（变更后）' })).toBeNull();
  expect(currentSearch().get('id')).toBe('1');
});

it('starts the form with the present values and sends what differs', async () => {
  may(companyChange.can.list, companyChange.can.add);
  const asked = answers();
  show(<OwnCompanyChangePage />);
  await userEvent.click(await screen.findByRole('button', { name: /申请变更/ }));
  const name = await screen.findByLabelText<HTMLInputElement>('法定代表人');
  expect(name.value).toBe('周建国');
  await userEvent.clear(name);
  await userEvent.type(name, '李明');
  await userEvent.type(screen.getByLabelText('变更原因'), '法定代表人变更');
  await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findAllByText('请上传证明材料!')).not.toHaveLength(0);
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await waitFor(() => expect(name.value).toBe('李明'));
});
