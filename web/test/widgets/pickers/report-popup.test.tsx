import { text } from '@campus/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReportPopup, type ReportPopupProps } from '../../../src/widgets/pickers/report-popup.tsx';
import {
  type Asked,
  listen,
  type RecordedNotices,
  type Reply,
  refused,
  serve,
  show,
  signIn,
} from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';
import { fieldTags, removeTag } from '../field-tags.ts';

const onChange = vi.fn();
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  onChange.mockClear();
});

const people = [
  { id: 'u1', realname: '张三', sex: '1', age: 0 },
  { id: 'u2', realname: '李四', sex: '2', age: null },
  { id: 'u3', realname: '王五', sex: '1,2', age: 31 },
];
const columns = {
  cgRpConfigId: '9',
  cgRpConfigName: '用户报表',
  columns: [
    { title: '姓名', dataIndex: 'realname' },
    { title: '性别', dataIndex: 'sex', customRender: 'sex' },
    { title: '年龄', dataIndex: 'age' },
  ],
  dictOptions: {
    sex: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
};
const conditions = [
  { field: 'realname', label: '姓名条件', view: 'text', mode: 'single', hidden: '0' },
  { field: 'sex', label: '性别条件', view: 'text', mode: 'single', hidden: '0' },
  { field: 'age', label: '年龄条件', view: 'text', mode: 'group', hidden: '1' },
];
const paths = {
  columns: '/online/cgreport/api/getRpColumns/report_user',
  items: '/online/cgreport/api/getQueryInfo/9',
  data: '/online/cgreport/api/getData/9',
} as const;
function answer(more: Partial<Record<keyof typeof paths, Reply>> = {}): Asked[] {
  return serve({
    [`GET ${paths.columns}`]: () => more.columns ?? { result: columns },
    [`GET ${paths.items}`]: () => more.items ?? { result: conditions },
    [`GET ${paths.data}`]: () => more.data ?? { result: { records: people, total: 3 } },
  });
}
const usual: ReportPopupProps = {
  code: 'report_user',
  field: 'name',
  orgFields: 'realname,id',
  destFields: 'name,userId',
  onChange,
};
/** The popup’s own field; the pagination has a select, too. */
const field = () => screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement;
const open = async (more: Partial<ReportPopupProps> = {}) => {
  show(<ReportPopup {...usual} {...more} />);
  await userEvent.click(field());
  await screen.findByText('张三');
};
const choose = async (name: string) => userEvent.click(screen.getByText(name));
const ok = () => userEvent.click(screen.getByRole('button', { name: '确定' }));
const dataCalls = (asked: readonly Asked[]) => asked.filter(({ path }) => path === paths.data);

it('writes columns of the selected row into the form (W-R1)', async () => {
  answer();
  await open();
  await choose('李四');
  await choose('张三');
  await ok();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('张三', { name: '张三', userId: 'u1' });
  expect(screen.queryByRole('dialog', { name: '用户报表' })).toBeNull();
});

it('joins several rows with commas (W-R2)', async () => {
  answer();
  await open({ multi: true });
  await choose('张三');
  await choose('李四');
  expect(screen.getByText('已选择 2 项')).toBeTruthy();
  await ok();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('张三,李四', { name: '张三,李四', userId: 'u1,u2' });
});

it('joins the text with its own separator, and shows commas (W-R3)', async () => {
  answer();
  await open({ multi: true, spliter: '|', value: '甲|乙' });
  expect(fieldTags()).toEqual(['甲', '乙']);
  await choose('张三');
  await choose('李四');
  await ok();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('张三|李四', { name: '张三,李四', userId: 'u1,u2' });
});

it.each([
  ['code', { code: '' }, 'popup参数未正确配置!'],
  ['orgFields', { orgFields: '' }, 'popup参数未正确配置!'],
  ['destFields', { destFields: '' }, 'popup参数未正确配置!'],
  ['one count', { destFields: 'name' }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
])('is not displayed without %s (W-R4, W-R5)', async (_what, more, message) => {
  show(<ReportPopup {...usual} {...more} />);
  await waitFor(() => expect(notices.messages).toEqual([`error: ${message}`]));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('requires a row on submit (W-R6)', async () => {
  answer();
  await open();
  await ok();
  expect(notices.messages).toEqual(['warning: 请选择一条记录']);
  expect(onChange).not.toHaveBeenCalled();
});

it('keeps 0 and treats null as empty (W-R7)', async () => {
  answer();
  await open({ multi: true, orgFields: 'realname,age', destFields: 'name,age' });
  await choose('张三');
  await choose('李四');
  await ok();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('张三,李四', { name: '张三,李四', age: '0,' });
});

it('clears the text and all fields, unless it is disabled (W-R8)', async () => {
  const { unmount } = show(<ReportPopup {...usual} value="张三" />);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('', { name: '', userId: '' });
  unmount();
  show(<ReportPopup {...usual} value="张三" disabled />);
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});

it('presets a condition from a parameter and sends both (W-R9)', async () => {
  const asked = answer();
  await open({ param: { sex: "'1'", none: '' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '性别条件' }).value).toBe('1');
  expect(dataCalls(asked)[0]?.query).toEqual({ sex: '1', self_sex: "'1'", pageNo: '1', pageSize: '10' });
});

it('sorts as configured, and ignores an invalid order (W-R10)', async () => {
  const asked = answer();
  await open({ sorter: 'age=desc' });
  expect(dataCalls(asked)[0]?.query).toMatchObject({ column: 'age', order: 'desc' });
  expect(screen.getByRole('columnheader', { name: /年龄/ }).getAttribute('aria-sort')).toBe('descending');
});
it('ignores a sorter without an order (W-R10)', async () => {
  const asked = answer();
  await open({ sorter: 'age' });
  expect(dataCalls(asked)[0]?.query).not.toHaveProperty('column');
});

it('shares cached results with the fields of its group (W-R11)', async () => {
  const asked = answer();
  show(
    <>
      <ReportPopup {...usual} groupId="g" />
      <ReportPopup {...usual} groupId="g" />
    </>,
  );
  const [one, other] = screen.getAllByRole('combobox');
  await userEvent.click(one as HTMLElement);
  await choose(await screen.findByText('张三').then((found) => found.textContent ?? ''));
  await ok();
  await userEvent.click(other as HTMLElement);
  await waitFor(() => expect(screen.getAllByText('张三').length).toBeGreaterThan(0));
  const count = (path: string) => asked.filter((call) => call.path === path).length;
  expect(Object.values(paths).map(count)).toEqual([1, 1, 1]);
});

it('shows its hidden conditions on request (W-R12)', async () => {
  answer();
  await open();
  expect(screen.queryByRole('textbox', { name: '年龄条件' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(screen.getByRole('textbox', { name: '年龄条件' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: `年龄条件${text.list.range.end}` })).toBeTruthy();
});

it('shows the labels of coded values, item by item, and searches', async () => {
  const asked = answer();
  await open();
  const row = screen.getByText('王五').closest('tr') as HTMLElement;
  expect(within(row).getByText('男,女')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: '姓名条件' }), '王');
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(dataCalls(asked).at(-1)?.query).toMatchObject({ realname: '王' }));
});

it('offers to reload when there are no conditions', async () => {
  const asked = answer({ items: { result: [] } });
  await open();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(dataCalls(asked)).toHaveLength(2));
});

it('shows why it cannot start, and closes', async () => {
  answer({ columns: refused('报表不存在') });
  const insisted: string[] = [];
  const { provideNotices } = await import('../../../src/request/tell.ts');
  provideNotices(async () => ({
    message: () => undefined,
    notify: () => undefined,
    confirm: async () => true,
    insist: async ({ title, text }) => void insisted.push(`${title}: ${text}`),
    confirmPassword: async () => true,
  }));
  show(<ReportPopup {...usual} />);
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() =>
    expect(insisted).toEqual(['出错了: 数据初始化失败，请检查配置或稍后重试！\n错误信息如下：报表不存在']),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('lists the selection and clears it', async () => {
  answer();
  await open({ multi: true });
  await choose('张三');
  await choose('李四');
  const [, chosen] = screen.getAllByRole('table').map((table) => table.closest<HTMLElement>('.picker-chosen'));
  const list = within(chosen ?? screen.getByText('已选择 2 项').closest<HTMLElement>('.picker-chosen')!);
  await userEvent.click(list.getAllByRole('button', { name: '删除' })[0]!);
  expect(screen.getByText('已选择 1 项')).toBeTruthy();
  await ok();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('李四', { name: '李四', userId: 'u2' });
});

it('removes a row by its tag from all fields it was written to, if the row is known', async () => {
  answer();
  const written: unknown[] = [];
  show(
    <ControlledField
      start="甲,乙"
      onEmit={(value, values) => void written.push([value, values])}
      field={(value, change) => <ReportPopup {...usual} multi value={value} onChange={change} />}
    />,
  );
  expect(document.querySelector('.picker-field .ant-select-selection-item-remove')).toBeNull();
  await userEvent.click(field());
  await screen.findByText('张三');
  await choose('张三');
  await choose('李四');
  await ok();
  await removeTag('张三');
  expect(written.at(-1)).toEqual(['李四', { name: '李四', userId: 'u2' }]);
});
