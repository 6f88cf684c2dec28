import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EntityForm } from '../../src/kit/form/entity-form.tsx';
import { json, network, refusal, success } from '../support/network.ts';
import { book, bookRow, listen, type RecordedNotices, refused, serve, show, signIn } from './support.tsx';

let notices: RecordedNotices;
const onClose = vi.fn();
const onDone = vi.fn();
beforeEach(() => {
  notices = listen();
  signIn();
  onClose.mockClear();
  onDone.mockClear();
});
const add = 'POST /test/book/add';
const edit = 'PUT /test/book/edit';
const read = 'GET /test/book/queryById';
const duplicate = 'GET /sys/duplicate/check';
const save = () => userEvent.click(screen.getByRole('button', { name: /保存/ }));
const showAdd = () => show(<EntityForm entity={book} onClose={onClose} onDone={onDone} />);
const showEdit = async () => {
  show(<EntityForm entity={book} id="1" onClose={onClose} onDone={onDone} />);
  return screen.findByLabelText<HTMLInputElement>('书名');
};

describe('the dialog', () => {
  it('is a drawer with custom texts and a full-window toggle when configured', async () => {
    serve({});
    const dialog = { isDrawer: true, width: 700, isEnlargeable: true, submitText: '提交', leaveText: '确定放弃编辑？' };
    show(<EntityForm entity={book} dialog={dialog} onClose={onClose} />);
    const drawer = document.querySelector<HTMLElement>('.form-drawer')!;
    expect(within(drawer).getByRole('button', { name: '提交' })).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: '全屏' }));
    expect(within(drawer).getByRole('button', { name: '退出全屏' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('书名'), '南');
    await userEvent.click(within(drawer).getByRole('button', { name: '取消' }));
    expect(notices.questions).toEqual(['确定放弃编辑？']);
  });
});

describe('adding', () => {
  it('reports missing values like the server, lists them and focuses the first', async () => {
    const asked = serve({});
    showAdd();
    await save();
    expect(screen.getByText('请输入书名!')).toBeTruthy();
    expect(screen.getByText('请输入书号!')).toBeTruthy();
    const summary = screen.getByText(/有 2 项需要修改/);
    expect(document.activeElement).toBe(screen.getByLabelText('书名'));
    await userEvent.click(within(summary).getByRole('button', { name: '书号' }));
    expect(document.activeElement).toBe(screen.getByLabelText('书号'));
    expect(asked).toEqual([]);
  });

  it('lists invalid fields in the order of the page, and focuses the first of them, when groups change the order', async () => {
    serve({});
    show(<EntityForm entity={book} groups={[{ title: '编号', fields: ['isbn'] }]} onClose={onClose} />);
    await save();
    const summary = screen.getByText(/有 2 项需要修改/);
    expect(
      within(summary)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['书号', '书名']);
    expect(document.activeElement).toBe(screen.getByLabelText('书号'));
  });

  it('validates a field on blur, and on change while it is invalid', async () => {
    serve({});
    showAdd();
    const name = screen.getByLabelText('书名');
    await userEvent.type(name, '南');
    expect(screen.queryByText('书名最少2个字符!')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('书名最少2个字符!')).toBeTruthy();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(name, '方');
    expect(screen.queryByText('书名最少2个字符!')).toBeNull();
  });

  it('checks on blur whether a value is taken, but not for empty or invalid ones', async () => {
    const taken = '该值不可用，系统中已存在！';
    const asked = serve({ [duplicate]: ({ query }) => (query.fieldVal === '978' ? refused(taken) : {}) });
    show(<EntityForm entity={{ ...book, asked: ['isbn'] }} onClose={onClose} />);
    const isbn = screen.getByLabelText('书号');
    await userEvent.click(isbn);
    await userEvent.tab();
    expect(asked).toEqual([]);
    await userEvent.type(isbn, ' 978');
    await userEvent.tab();
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(isbn.getAttribute('aria-invalid')).toBe('true');
    expect(asked[0]?.query).toEqual({ tableName: 'test_book', fieldName: 'isbn', fieldVal: '978' });
    await userEvent.type(isbn, '7');
    expect(screen.queryByText(taken)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByText(taken)).toBeNull();
    // Undeclared fields are never checked.
    await userEvent.type(screen.getByLabelText('书名'), '南方');
    await userEvent.tab();
    expect(asked).toHaveLength(2);
  });

  it('checks the check rule of a field on blur, before it checks whether the value is taken', async () => {
    const broken = '首位须为字母';
    const rule = 'GET /sys/checkRule/checkByCode';
    const asked = serve({
      [rule]: ({ query }) => (query.value === '978' ? refused(broken) : {}),
      [duplicate]: () => ({}),
    });
    const isbnField = { ...book.fields.isbn, checkRule: 'isbn_form' };
    const strict = { ...book, fields: { ...book.fields, isbn: isbnField }, asked: ['isbn'] as const };
    show(<EntityForm entity={strict} onClose={onClose} />);
    const isbn = screen.getByLabelText('书号');
    await userEvent.type(isbn, '978');
    await userEvent.tab();
    expect(await screen.findByText(broken)).toBeTruthy();
    expect(asked.map(({ query }) => query)).toEqual([{ ruleCode: 'isbn_form', value: '978' }]);
    await userEvent.clear(isbn);
    await userEvent.type(isbn, 'A978');
    await userEvent.tab();
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.queryByText(broken)).toBeNull();
  });

  it('ignores the check of a changed value, and a missing response', async () => {
    let answer: (reply: object) => void = () => undefined;
    const first = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const asked = serve({ [duplicate]: () => (asked.length === 1 ? first : { ...refused('系统繁忙'), code: 503 }) });
    show(<EntityForm entity={{ ...book, asked: ['isbn'] }} onClose={onClose} />);
    const isbn = screen.getByLabelText('书号');
    await userEvent.type(isbn, '978');
    await userEvent.tab();
    await userEvent.type(isbn, '7');
    answer(refused('该值不可用，系统中已存在！'));
    await userEvent.tab();
    await waitFor(() => expect(asked).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isbn.getAttribute('aria-invalid')).not.toBe('true');
    expect(notices.messages).toEqual([]);
  });

  it('sends the input in stored form, shows the result and closes', async () => {
    const asked = serve({ [add]: () => ({ result: bookRow('9'), message: '添加成功！' }) });
    showAdd();
    await userEvent.type(screen.getByLabelText('书名'), ' 南方 ');
    await userEvent.type(screen.getByLabelText('书号'), '978');
    await userEvent.type(screen.getByLabelText('册数'), '12');
    const format = within(screen.getByRole('radiogroup', { name: '开本' }));
    await userEvent.click(format.getByRole('radio', { name: '大' }));
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked[0]?.body).toEqual({ name: '南方', isbn: '978', format: 'large', copies: 12, mobile: null });
    expect(notices.messages).toEqual(['success: 添加成功！']);
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: '9' }));
  });

  it('shows errors of the server at their fields', async () => {
    serve({ [add]: () => refused('书号已存在!', { errorCode: 'RC_FIELD', fields: { isbn: '书号已存在!' } }) });
    showAdd();
    await userEvent.type(screen.getByLabelText('书名'), '南方');
    await userEvent.type(screen.getByLabelText('书号'), '978');
    await save();
    expect(await screen.findByText('书号已存在!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('书号'));
    expect(screen.getByLabelText<HTMLInputElement>('书名').value).toBe('南方');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('reports a busy system, stays open and keeps the input', async () => {
    let isBusy = true;
    network(() =>
      isBusy ? json(refusal('系统繁忙，请稍后再试', 503), 503) : json(success(bookRow('9'), '添加成功！')),
    );
    showAdd();
    await userEvent.type(screen.getByLabelText('书名'), '南方');
    await userEvent.type(screen.getByLabelText('书号'), '978');
    await save();
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('书名').value).toBe('南方');
    expect(screen.getByLabelText<HTMLInputElement>('书号').value).toBe('978');
    expect(onClose).not.toHaveBeenCalled();
    isBusy = false;
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('cannot be submitted twice while a request is running', async () => {
    let answer: (reply: object) => void = () => undefined;
    const asked = serve({ [add]: () => new Promise((resolve) => (answer = resolve)) });
    showAdd();
    await userEvent.type(screen.getByLabelText('书名'), '南方');
    await userEvent.type(screen.getByLabelText('书号'), '978{Enter}{Enter}');
    await save();
    await waitFor(() => expect(asked).toHaveLength(1));
    answer({ result: bookRow('9'), message: '添加成功！' });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(1);
  });

  it('asks before it drops unsaved input', async () => {
    serve({});
    showAdd();
    const cancel = () => userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.type(screen.getByLabelText('书名'), '南方');
    notices.answer = false;
    await cancel();
    await waitFor(() => expect(notices.questions).toEqual(['内容尚未保存，确定离开吗？']));
    expect(onClose).not.toHaveBeenCalled();
    notices.answer = true;
    await cancel();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('closes at once without input', async () => {
    serve({});
    showAdd();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(notices.questions).toEqual([]);
  });
});

describe('editing', () => {
  it('shows editable fields and sends the changes with the version', async () => {
    const asked = serve({
      [read]: () => ({ result: bookRow('1', { name: '北方', isbn: '978' }) }),
      [edit]: () => ({ result: bookRow('1'), message: '编辑成功！' }),
    });
    const name = await showEdit();
    expect(screen.queryByLabelText('书号')).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, '南方');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({ id: '1', version: 4, name: '南方' });
  });

  it('keeps the input when another user saved first, and saves it on top of the new row', async () => {
    let version = 4;
    const asked = serve({
      [read]: () => ({ result: bookRow('1', { name: '北方', copies: version === 4 ? 1 : 50, version }) }),
      [edit]: ({ body }) =>
        (body as { version: number }).version === version
          ? { result: bookRow('1'), message: '编辑成功！' }
          : refused('数据已被他人修改，请刷新后重试', { errorCode: 'RC_STALE' }),
    });
    const name = await showEdit();
    version = 5;
    await userEvent.clear(name);
    await userEvent.type(name, '南方');
    await save();
    const notice = (await screen.findByText('数据已被他人修改，请刷新后重试')).closest<HTMLElement>('[role="alert"]')!;
    expect(screen.getByLabelText<HTMLInputElement>('书名').value).toBe('南方');
    await userEvent.click(within(notice).getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('已载入最新数据，您修改过的内容仍保留。')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('书名').value).toBe('南方');
    expect(screen.getByLabelText<HTMLInputElement>('册数').value).toBe('50');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(asked.filter((call) => call.method === 'PUT').at(-1)?.body).toEqual({ id: '1', version: 5, name: '南方' });
  });

  it('accepts an untouched masked value', async () => {
    serve({
      [read]: () => ({ result: bookRow('1', { name: '北方', mobile: '140****0013' }) }),
      [edit]: () => ({ result: bookRow('1'), message: '编辑成功！' }),
    });
    await showEdit();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('shows why the row cannot be loaded and retries', async () => {
    let isGone = true;
    serve({ [read]: () => (isGone ? refused('数据不存在或无权访问') : { result: bookRow('1', { name: '北方' }) }) });
    show(<EntityForm entity={book} id="1" onClose={onClose} />);
    expect(await screen.findByText('数据不存在或无权访问')).toBeTruthy();
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findByLabelText<HTMLInputElement>('书名')).value).toBe('北方');
  });
});

it('edits the saved row although the following step was rejected', async () => {
  const asked = serve({
    [add]: () => ({ result: bookRow('9', { version: 0 }), message: '添加成功！' }),
    'POST /test/book/submit': () => refused('本月提交已达上限'),
    [edit]: () => ({ result: bookRow('9', { version: 1 }), message: '编辑成功！' }),
  });
  show(<EntityForm entity={book} then="submit" onClose={onClose} />);
  await userEvent.type(screen.getByLabelText('书名'), '南方');
  await userEvent.type(screen.getByLabelText('书号'), '978');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('本月提交已达上限')).toBeTruthy();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.filter((call) => call.path.endsWith('/add'))).toHaveLength(1);
  expect(asked.find((call) => call.method === 'PUT')?.body).toMatchObject({ id: '9', version: 0 });
});

describe('a row that has changed since it was read before', () => {
  it('is read again before its form begins, so that saving it is not refused', async () => {
    let row = bookRow('1');
    const asked = serve({ [read]: () => ({ result: row }), [edit]: () => ({ result: row }) });
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        <EntityForm entity={book} id="1" onClose={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          再次编辑
        </button>
      );
    };
    show(<Page />);
    await screen.findByDisplayValue('书1');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    // A step of the list, or another user, has changed the row meanwhile.
    row = bookRow('1', { version: 5, name: '书一' });
    await userEvent.click(screen.getByRole('button', { name: '再次编辑' }));
    const name = await screen.findByLabelText<HTMLInputElement>('书名');
    expect(name.value).toBe('书一');
    await userEvent.type(name, '册');
    await save();
    await waitFor(() => expect(asked.at(-2)?.body ?? asked.at(-1)?.body).toMatchObject({ version: 5, name: '书一册' }));
  });
});
