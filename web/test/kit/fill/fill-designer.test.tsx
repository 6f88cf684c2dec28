import { addField, type FillField, fillTypes } from '@campus/contract/fill';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FillDesigner } from '../../../src/kit/fill/fill-designer.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, type RecordedNotices, serve, show, signIn } from '../support.tsx';

let notices: RecordedNotices;
let fields: readonly FillField[];
const names: Readonly<Record<number, string>> = { 1: '单行文本', 4: '单选', 15: '是否' };
beforeEach(() => {
  notices = listen();
  signIn();
  serve({});
  useSession.setState({
    dictionaries: {
      fill_field_type: Object.entries(names).map(([value, label]) => ({ value, text: label, title: label })),
    } as never,
  });
});

function Designed({ initial }: { initial: readonly FillField[] }) {
  const [current, setCurrent] = useState(initial);
  fields = current;
  return <FillDesigner fields={current} onChange={setCurrent} />;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const open = (initial: readonly FillField[] = []) => show(<Designed initial={initial} />);
const labels = () => fields.map(({ label }) => label);

describe('the designer', () => {
  it('adds a field, names it and warns of what is missing', async () => {
    open();
    await userEvent.click(part('字段类型').getByRole('button', { name: '单选' }));
    expect(part('已添加字段').getByText('请至少添加一个选项!')).toBeTruthy();
    const name = part('字段设置').getByLabelText('字段名称');
    await userEvent.clear(name);
    await userEvent.type(name, '尺码');
    await userEvent.click(part('字段设置').getByRole('button', { name: '添加选项' }));
    expect(fields).toMatchObject([{ label: '尺码', options: [{ value: 'o1', label: '选项1' }] }]);
    expect(part('已添加字段').queryByText('请至少添加一个选项!')).toBeNull();
  });

  it('takes a name of several words', async () => {
    open(addField([], fillTypes.line, '姓名'));
    await userEvent.click(part('已添加字段').getByRole('button', { name: /姓名/, pressed: false }));
    const name = part('字段设置').getByLabelText<HTMLInputElement>('字段名称');
    await userEvent.clear(name);
    await userEvent.type(name, 'Given name ');
    expect(name.value).toBe('Given name ');
    expect(labels()).toEqual(['Given name']);
  });

  it('moves, copies and removes fields', async () => {
    open(addField(addField([], fillTypes.line, '姓名'), fillTypes.yesNo, '用餐'));
    await userEvent.click(screen.getByRole('button', { name: '上移用餐' }));
    expect(labels()).toEqual(['用餐', '姓名']);
    await userEvent.click(screen.getByRole('button', { name: '复制用餐' }));
    expect(labels()).toEqual(['用餐', '用餐', '姓名']);
    expect(new Set(fields.map(({ fieldKey }) => fieldKey)).size).toBe(3);
    expect(part('已添加字段').getByText('字段名称不能重复')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '删除姓名' }));
    expect(labels()).toEqual(['用餐', '用餐']);
  });

  it('previews the form: what a condition hides appears with its answer, and answers are checked', async () => {
    const [meal, wish] = addField(addField([], fillTypes.yesNo, '用餐'), fillTypes.line, '忌口') as [
      FillField,
      FillField,
    ];
    open([meal, { ...wish, required: 'Y', dependKey: meal.fieldKey, dependValues: 'Y' }]);
    const preview = part('预览');
    expect(preview.queryByLabelText('忌口')).toBeNull();
    await userEvent.click(preview.getByRole('radio', { name: '是' }));
    await userEvent.click(preview.getByRole('button', { name: '校验填写内容' }));
    expect(preview.getByText('请填写忌口!')).toBeTruthy();
    await userEvent.type(preview.getByLabelText('忌口'), '无');
    await userEvent.click(preview.getByRole('button', { name: '校验填写内容' }));
    expect(preview.queryByText('请填写忌口!')).toBeNull();
    await waitFor(() => expect(notices.messages).toEqual(['success: 填写内容符合要求']));
  });
});
