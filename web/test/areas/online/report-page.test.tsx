import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { ReportPage } from '../../../src/areas/online/report-page.tsx';
import { type Asked, getPage, serve, show, signIn } from '../../kit/support.tsx';

const column = (dataIndex: string, title: string) => ({
  dataIndex,
  title,
  align: 'left',
  sorter: false,
  fieldType: 'String',
});
const report = (names: readonly string[]) => ({
  cgRpConfigId: 'r1',
  cgRpConfigName: '岗位统计',
  columns: names.map((name) => column(name, `列${name}`)),
  dictOptions: {},
  fieldHrefSlots: [],
});
const open = (address = '/report/r1') =>
  show(
    <Routes>
      <Route path="/report/:code" element={<ReportPage />} />
    </Routes>,
    address,
  );
const api = 'GET /online/cgreport/api';
let params: object[];
let names: string[];
let rows: object[];
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  signIn();
  params = [];
  names = ['name'];
  rows = [{ name: '前端' }];
  asked = serve({
    [`${api}/getRpColumns/r1`]: () => ({ result: report(names) }),
    [`${api}/getQueryInfo/r1`]: () => ({ result: [] }),
    [`${api}/getParamsInfo/r1`]: () => ({ result: params }),
    [`${api}/getData/r1`]: () => getPage(rows as never),
  });
});
const reads = () => asked.filter(({ path }) => path.includes('/getData/'));

it.each(['id', 'key', 'children', 'version', 'createBy'])('shows the values of a column named %s', async (name) => {
  names = [name, 'name'];
  rows = [
    { [name]: 'A-17', name: '前端' },
    { [name]: 'A-17', name: '后端' },
    { [name]: null, name: '测试' },
  ];
  open();
  const shown = async (row: RegExp) => within(await screen.findByRole('row', { name: row })).getAllByRole('cell');
  expect((await shown(/前端/)).map((cell) => cell.textContent)).toEqual(['A-17', '前端']);
  expect((await shown(/后端/)).map((cell) => cell.textContent)).toEqual(['A-17', '后端']);
  expect((await shown(/测试/)).map((cell) => cell.textContent)).toEqual(['—', '测试']);
});

it('asks for parameters without a default before loading', async () => {
  params = [
    { paramName: 'year', paramTxt: '年度', paramValue: null },
    { paramName: 'city', paramTxt: '城市', paramValue: '北京' },
  ];
  open();
  expect(await screen.findByText('请先填写查询条件')).toBeTruthy();
  expect(screen.getByText('填写“年度”后点击查询')).toBeTruthy();
  expect(reads()).toEqual([]);

  await userEvent.type(screen.getByLabelText('年度'), '2026');
  expect(reads()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^查\s*询$/ }));
  expect(await screen.findByRole('cell', { name: '前端' })).toBeTruthy();
  expect(reads().map(({ query }) => query.self_year)).toEqual(['2026']);

  await userEvent.click(screen.getByRole('button', { name: /^重\s*置$/ }));
  expect(await screen.findByText('请先填写查询条件')).toBeTruthy();
  expect(screen.queryByRole('cell', { name: '前端' })).toBeNull();
  expect(reads()).toHaveLength(1);
});
