import type { SuperQuery } from '@campus/contract/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCaller } from '../../../src/kit/call/caller.ts';
import { EntityPage } from '../../../src/kit/list/entity-page.tsx';
import { queryFields } from '../../../src/kit/list/query-fields.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { AdvancedQuery } from '../../../src/widgets/query/advanced-query.tsx';
import {
  type Asked,
  book,
  bookRow,
  currentSearch,
  getPage,
  listen,
  type RecordedNotices,
  type Reply,
  serve,
  show,
  signIn,
} from '../../kit/support.tsx';

const list = 'GET /test/book/list';
const kept = 'GET /sys/superQuery/list';
const stored = (path: string): unknown[] =>
  JSON.parse(localStorage.getItem(`pro__JSuperQuerySaved_${path}`) ?? '{"value":[]}').value;

let notices: RecordedNotices;
let asked: Asked[];
let shared: object[];
let searched: unknown[];
beforeEach(() => {
  searched = [];
  localStorage.clear();
  notices = listen();
  signIn();
  shared = [];
  useSession.setState({
    dictionaries: {
      test_book_status: [
        { value: '0', text: '草稿' },
        { value: '2', text: '审核中' },
      ],
    },
  });
});

const lists = () => asked.filter(({ path }) => path === '/test/book/list');
async function open(at = '/books', handlers: Record<string, (asked: Asked) => Reply> = {}) {
  asked = serve({ [list]: () => getPage([bookRow('1')], 40), [kept]: () => ({ result: shared }), ...handlers });
  const shown = show(<EntityPage entity={book} />, at);
  await screen.findByRole('button', { name: '书1' });
  return shown;
}
let setLoading: (isLoading: boolean) => void;
function Alone() {
  const [loading, changeLoading] = useState(false);
  useEffect(() => {
    setLoading = changeLoading;
  }, []);
  const [active, setActive] = useState<SuperQuery>();
  const caller = useCaller();
  return (
    <AdvancedQuery
      fieldList={() => queryFields(book, [book], caller)}
      active={active}
      loading={loading}
      onSearch={(conditions, matchType) => {
        searched.push(conditions);
        setActive(conditions.length > 0 ? { conditions, matchType } : undefined);
      }}
    />
  );
}
/** The dialog over the fields of a book, without the list, which is most of what a page costs. */
async function openAlone(at = '/books', handlers: Record<string, (asked: Asked) => Reply> = {}) {
  asked = serve({ [kept]: () => ({ result: shared }), ...handlers });
  show(<Alone />, at);
  return openDialog();
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openDialog(): Promise<HTMLElement> {
  await press('高级查询');
  return loadDialog('高级查询构造器');
}
/** In tests antd gives all titles the same id, so a dialog is found by its title text. */
const loadDialog = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]')!;
const inDialog = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
async function chooseField(dialog: HTMLElement, name: string, at = 0) {
  await userEvent.click(within(dialog).getAllByRole('combobox', { name: '选择查询字段' })[at]!);
  const title = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-select-tree-title')].filter(
      (node) => node.textContent === name,
    );
    expect(found.length).toBeGreaterThan(0);
    return found.at(-1)!;
  });
  await userEvent.click(title);
}
/** Types a condition on the book name into the first line. */
async function askForName(dialog: HTMLElement, name: string) {
  await chooseField(dialog, '书名');
  await userEvent.type(within(dialog).getByRole('textbox', { name: '请输入值' }), name);
}
async function save(dialog: HTMLElement, name: string, isShared = false) {
  await userEvent.click(inDialog(dialog, '保存查询条件'));
  const prompt = await loadDialog('请输入保存的名称');
  if (name !== '') await userEvent.type(within(prompt).getByRole('textbox'), name);
  if (isShared) await userEvent.click(within(prompt).getByRole('checkbox', { name: '共享给本租户' }));
  await userEvent.click(within(prompt).getByRole('button', { name: '确定' }));
  return prompt;
}
const panel = (dialog: HTMLElement) => within(within(dialog).getByRole('complementary', { name: '保存的查询' }));
const oneName = {
  title: '在招男生',
  matchType: 'or',
  records: [{ field: 'name', rule: 'eq', val: '张三', type: 'string' }],
};
const keepLocally = (path: string, entries: unknown) =>
  localStorage.setItem(`pro__JSuperQuerySaved_${path}`, JSON.stringify({ value: entries, expire: null }));

describe('an incomplete query', () => {
  it('does not run with one blank line (W-Q17)', async () => {
    const dialog = await openAlone();
    await userEvent.click(inDialog(dialog, '查询'));
    await waitFor(() => expect(notices.messages).toEqual(['warning: 不能查询空条件']));
    expect(searched).toEqual([]);
    expect(screen.getByRole('button', { name: '高级查询' }).className).not.toContain('primary');
  });

  it('does not run with two lines without a value (W-Q18)', async () => {
    const dialog = await openAlone();
    await chooseField(dialog, '书名');
    await userEvent.click(inDialog(dialog, '添加条件'));
    await chooseField(dialog, '册数', 1);
    await userEvent.click(inDialog(dialog, '查询'));
    await waitFor(() => expect(notices.messages).toEqual(['warning: 不能查询空条件']));
  });

  it('does not run without lines, and a link adds one (W-Q19)', async () => {
    const dialog = await openAlone();
    await userEvent.click(inDialog(dialog, '删除条件'));
    expect(within(dialog).getByText('没有任何查询条件')).toBeTruthy();
    await userEvent.click(inDialog(dialog, '查询'));
    await waitFor(() => expect(notices.messages).toEqual(['warning: 不能查询空条件']));
    await userEvent.click(inDialog(dialog, '点击新增'));
    expect(within(dialog).getAllByRole('combobox', { name: '选择查询字段' })).toHaveLength(1);
  });

  it('keeps the focus and ignores its buttons while the list loads', async () => {
    const dialog = await openAlone();
    inDialog(dialog, '查询').focus();
    act(() => setLoading(true));
    expect(document.activeElement).toBe(inDialog(dialog, '查询'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(inDialog(dialog, '保存查询条件'));
    expect(notices.messages).toEqual([]);
    act(() => setLoading(false));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notices.messages).not.toEqual([]));
  });

  it('is not saved (W-Q23)', async () => {
    const dialog = await openAlone();
    await userEvent.click(inDialog(dialog, '保存查询条件'));
    await waitFor(() => expect(notices.messages).toEqual(['warning: 空条件不能保存']));
    expect(screen.queryByText('请输入保存的名称')).toBeNull();
  });
});

describe('a query in effect', () => {
  it('filters the list from page one, is shown by the trigger and reset by its link (W-Q20)', async () => {
    await open('/books?pageNo=3');
    const dialog = await openDialog();
    await askForName(dialog, '张三{Enter}');
    await waitFor(() => expect(lists().at(-1)?.query).toMatchObject({ superQueryMatchType: 'and', pageNo: '1' }));
    expect(decodeURI(lists().at(-1)?.query.superQueryParams ?? '')).toBe(
      '[{"field":"name","rule":"eq","val":"张三","type":"string"}]',
    );
    expect(dialog.isConnected).toBe(true);
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1)!);
    await userEvent.hover(screen.getByRole('button', { name: '高级查询' }));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('已有高级查询条件生效 · 清空');
    await userEvent.click(within(tooltip).getByRole('button', { name: '清空' }));
    await waitFor(() => expect(lists().at(-1)?.query).not.toHaveProperty('superQueryParams'));
    expect(lists().at(-1)?.query).toMatchObject({ pageNo: '1', pageSize: '10' });
    expect(lists().at(-1)?.query).not.toHaveProperty('superQueryMatchType');
    await waitFor(() => expect(screen.getByRole('button', { name: '高级查询' }).className).not.toContain('primary'));
    expect(currentSearch().toString()).toBe('');
  });

  it('is in the URL, so that a reload restores it with its lines', async () => {
    const params = encodeURIComponent(
      encodeURI(JSON.stringify([{ field: 'name', rule: 'like', val: 'C++&', type: 'string' }])),
    );
    await open(`/books?superQueryParams=${params}&superQueryMatchType=or`);
    expect(decodeURI(lists()[0]?.query.superQueryParams ?? '')).toContain('"val":"C++&"');
    const dialog = await openDialog();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: '请输入值' }).value).toBe('C++&');
    expect(within(dialog).getByText('OR（条件中的任意一个匹配）')).toBeTruthy();
    await userEvent.click(inDialog(dialog, '重置'));
    await waitFor(() => expect(lists().at(-1)?.query).not.toHaveProperty('superQueryParams'));
    expect(within(dialog).getByText('AND（所有条件都要求匹配）')).toBeTruthy();
  });

  it('offers the fields from the server, but not those masked from the caller', async () => {
    await open();
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('combobox', { name: '选择查询字段' }));
    const names = await waitFor(() => {
      const titles = [...document.querySelectorAll('.ant-select-tree-title')].map((node) => node.textContent);
      expect(titles.length).toBeGreaterThan(5);
      return titles;
    });
    expect(names).toEqual(
      expect.arrayContaining(['书名', '状态', '册数', '购入时间', '开本', '书号', '创建人', '创建时间']),
    );
    expect(names).not.toContain('联系手机');
  });
});

describe('a saved query', () => {
  it('requires a name (W-Q24)', async () => {
    const dialog = await openAlone();
    await askForName(dialog, '张');
    const prompt = await save(dialog, '   ');
    await waitFor(() => expect(notices.messages).toEqual(['warning: 保存名称不能为空']));
    expect(prompt.isConnected).toBe(true);
    expect(stored('/books')).toEqual([]);
  });

  it('replaces one of the same name only after a confirmation (W-Q25)', async () => {
    keepLocally('/books', [oneName]);
    const dialog = await openAlone();
    await askForName(dialog, '李四');
    notices.answer = false;
    const prompt = await save(dialog, '在招男生');
    await waitFor(() => expect(notices.questions).toEqual(['在招男生 已存在，是否覆盖？']));
    expect(stored('/books')).toEqual([oneName]);
    notices.answer = true;
    await userEvent.click(within(prompt).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(notices.messages).toEqual(['success: 保存成功']));
    const records = [{ field: 'name', rule: 'eq', val: '李四', type: 'string' }];
    expect(stored('/books')).toEqual([{ title: '在招男生', matchType: 'and', records }]);
  });

  it('is restored after a reload, and runs only on request (W-Q26)', async () => {
    const first = await open();
    let dialog = await openDialog();
    await askForName(dialog, '张三');
    await userEvent.click(within(dialog).getByRole('combobox', { name: '过滤条件匹配' }));
    await userEvent.click(
      await screen.findByText('OR（条件中的任意一个匹配）', { selector: '.ant-select-item-option-content' }),
    );
    await save(dialog, '我的');
    await waitFor(() => expect(notices.messages).toEqual(['success: 保存成功']));
    first.unmount();
    await open();
    dialog = await openDialog();
    const before = lists().length;
    expect(within(dialog).getByText('AND（所有条件都要求匹配）')).toBeTruthy();
    await userEvent.click(panel(dialog).getByRole('button', { name: '我的' }));
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: '请输入值' }).value).toBe('张三');
    expect(within(dialog).getByText('OR（条件中的任意一个匹配）')).toBeTruthy();
    expect(lists()).toHaveLength(before);
    await userEvent.click(inDialog(dialog, '查询'));
    await waitFor(() => expect(lists().at(-1)?.query).toMatchObject({ superQueryMatchType: 'or' }));
    expect(decodeURI(lists().at(-1)?.query.superQueryParams ?? '')).toBe(
      '[{"field":"name","rule":"eq","val":"张三","type":"string"}]',
    );
  });

  it('is deleted after a confirmation; the lines of the dialog stay (W-Q27)', async () => {
    keepLocally('/books', [oneName, { ...oneName, title: '另一个' }]);
    const dialog = await openAlone();
    await askForName(dialog, '王五');
    await userEvent.click(panel(dialog).getAllByRole('button', { name: '删除此查询' })[0]!);
    await waitFor(() => expect(notices.questions).toEqual(['是否删除当前查询？']));
    await waitFor(() => expect(panel(dialog).queryByRole('button', { name: '在招男生' })).toBeNull());
    expect(stored('/books')).toEqual([{ ...oneName, title: '另一个' }]);
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: '请输入值' }).value).toBe('王五');
  });

  it('belongs to its list only (W-Q28)', async () => {
    keepLocally('/books', [oneName]);
    const dialog = await openAlone('/other');
    expect(panel(dialog).getByText('没有保存任何查询')).toBeTruthy();
  });

  it('belongs to the code that its page sets, by default its path (W-Q28)', async () => {
    keepLocally('/books', [oneName]);
    serve({ [kept]: () => ({ result: [] }) });
    const query = (saveCode?: string) => (
      <AdvancedQuery fieldList={() => []} saveCode={saveCode} active={undefined} onSearch={() => undefined} />
    );
    const first = show(query(), '/books');
    let dialog = await openDialog();
    expect(panel(dialog).getByRole('button', { name: '在招男生' })).toBeTruthy();
    first.unmount();
    show(query('books-of-another'), '/books');
    dialog = await openDialog();
    expect(panel(dialog).getByText('没有保存任何查询')).toBeTruthy();
  });

  it('is shown in red and can only be deleted when it is malformed', async () => {
    keepLocally('/books', [{ title: '旧的', records: 'x' }, 7]);
    const dialog = await openAlone();
    expect(panel(dialog).getAllByText('Antdv版本不支持')).toHaveLength(2);
    await userEvent.click(panel(dialog).getAllByRole('button', { name: '删除此查询' })[0]!);
    await waitFor(() => expect(stored('/books')).toEqual([7]));
  });

  it('is stored on the server when shared, and deletable by its owner', async () => {
    shared = [
      { id: 's1', title: '大家的', matchType: 'or', records: JSON.stringify(oneName.records), shared: 1, mine: false },
    ];
    const dialog = await openAlone('/books', {
      'POST /sys/superQuery/add': ({ body }) => {
        shared = [...shared, { id: 's2', shared: 1, mine: true, ...(body as object) }];
        return {};
      },
    });
    expect(await panel(dialog).findByText('共享的查询')).toBeTruthy();
    expect(panel(dialog).queryByRole('button', { name: '删除此查询' })).toBeNull();
    await askForName(dialog, '张三');
    await save(dialog, '新的', true);
    expect(await panel(dialog).findByRole('button', { name: '新的' })).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      saveCode: '/books',
      title: '新的',
      matchType: 'and',
      shared: 1,
      records: '[{"field":"name","rule":"eq","val":"张三","type":"string"}]',
    });
    expect(panel(dialog).getAllByRole('button', { name: '删除此查询' })).toHaveLength(1);
    expect(stored('/books')).toEqual([]);
  });
});
