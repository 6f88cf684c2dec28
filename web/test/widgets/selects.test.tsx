import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { CountedGroup } from '../../src/areas/demo/components/counted-group.tsx';
import { dictText } from '../../src/request/dictionary.ts';
import { refreshDictionaries } from '../../src/request/refresh-dictionaries.ts';
import { useSession } from '../../src/request/session-store.ts';
import { Ellipsis } from '../../src/widgets/ellipsis.tsx';
import { CheckGroup, checkCountProblem } from '../../src/widgets/selects/check-group.tsx';
import { DictSelect } from '../../src/widgets/selects/dict-select.tsx';
import { dictSource } from '../../src/widgets/selects/dict-source.ts';
import { SearchSelect } from '../../src/widgets/selects/search-select.tsx';
import { ValueSwitch } from '../../src/widgets/selects/value-switch.tsx';
import { listen, type RecordedNotices, refused, serve, show, signIn } from '../kit/support.tsx';
import { ControlledField } from './controlled-field.tsx';

const emitted: string[] = [];
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  emitted.length = 0;
  useSession.setState({
    dictionaries: {
      sex: [
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ],
    },
  });
});

const emit = (next: string) => void emitted.push(next);

it('sets an empty switch to off at once, then toggles it (W-SW1, W-SW2)', async () => {
  show(
    <ControlledField
      onEmit={emit}
      start=""
      field={(value, onChange) => <ValueSwitch value={value} onChange={onChange} />}
    />,
  );
  await waitFor(() => expect(emitted).toEqual(['N']));
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('switch'));
  expect(emitted).toEqual(['N', 'Y', 'N']);
});

it('keeps an unknown value of a switch until it is clicked (W-SW4)', () => {
  show(
    <ControlledField
      onEmit={emit}
      start="X"
      field={(value, onChange) => <ValueSwitch value={value} onChange={onChange} />}
    />,
  );
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(emitted).toEqual([]);
});

it('shows few dictionary items as radios and unknown values unchanged (W-DI1)', () => {
  // Stored settings hold numbers where the type says text.
  const number = 1 as unknown as string;
  const first = show(<DictSelect dict="sex" value={number} onChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).checked).toBe(true);
  first.unmount();
  const second = show(<DictSelect dict="sex" as="list" value={number} onChange={() => undefined} />);
  expect(screen.getByText('男')).toBeTruthy();
  second.unmount();
  show(<DictSelect dict="sex" as="list" value="9" onChange={() => undefined} />);
  expect(screen.getByText('9')).toBeTruthy();
});

it('joins several dictionary items in selection order (W-DI2)', async () => {
  show(
    <ControlledField
      onEmit={emit}
      start=""
      field={(value, onChange) => <DictSelect multiple id="sex" dict="sex" value={value} onChange={onChange} />}
    />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByText('女'));
  await userEvent.click(screen.getByText('男'));
  expect(emitted.at(-1)).toBe('2,1');
});

it('says when a dictionary has no code (W-DI5)', () => {
  show(<DictSelect dict="" value="" onChange={() => undefined} />);
  expect(screen.getByText('字典Code不能为空!')).toBeTruthy();
});

describe('a switch', () => {
  it('compares and emits numbers as text (W-SW3)', async () => {
    show(
      <ControlledField
        onEmit={emit}
        start="1"
        field={(value, onChange) => <ValueSwitch options={[1, 0]} value={value} onChange={onChange} />}
      />,
    );
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('switch'));
    expect(emitted).toEqual(['0']);
  });
  it('emits nothing by itself as a condition (W-SW5)', async () => {
    show(
      <ControlledField
        onEmit={emit}
        field={(value, onChange) => <ValueSwitch query value={value} onChange={onChange} />}
      />,
    );
    expect(screen.queryByRole('switch')).toBeNull();
    expect(emitted).toEqual([]);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByText('否'));
    expect(emitted).toEqual(['N']);
  });
});

describe('check group', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `选项${value}` }));
  const group = (start: string, more: object = {}) =>
    show(
      <ControlledField
        onEmit={emit}
        start={start}
        field={(value, onChange) => <CheckGroup options={options} value={value} onChange={onChange} {...more} />}
      />,
    );
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `选项${name}` }));
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);

  it('checks the options of the value (W-CB1)', () => {
    group('b,a');
    expect(ticked()).toEqual([true, true, false]);
  });
  it('emits in option order (W-CB2)', async () => {
    group('b,a');
    await tick('c');
    expect(emitted).toEqual(['a,b,c']);
  });
  it('emits an empty value when none is left, and drops unknown values on the first change (W-CB3)', async () => {
    group('b,zz');
    await tick('b');
    expect(emitted).toEqual(['']);
  });
  it.each([
    ['a', '最少选择2项'],
    ['a,b', undefined],
    ['a,b,c,d', '最多选择3项'],
  ])('%j of at least 2 and at most 3 says %s (W-CB4)', (value, problem) => {
    expect(checkCountProblem(value, { min: 2, max: 3 })).toBe(problem);
  });
  it('shows the required number in a submitted form (W-CB4)', async () => {
    useSession.setState({
      dictionaries: { position_rank: options.map(({ value, label: text }) => ({ value, text })) },
    });
    show(<CountedGroup />);
    await tick('a');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByRole('alert').textContent).toBe('最少选择2项');
    await tick('b');
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('keeps its value while it is disabled (W-CB5)', async () => {
    group('c', { options: options.map((option) => ({ ...option, disabled: option.value === 'c' })) });
    await tick('a');
    expect(emitted).toEqual(['a,c']);
  });
});

describe('dictionaries', () => {
  it('separates several values by a configured separator (W-DI3)', async () => {
    show(
      <ControlledField
        onEmit={emit}
        start="1;2"
        field={(value, onChange) => (
          <DictSelect multiple spliter=";" id="sex" dict="sex" value={value} onChange={onChange} />
        )}
      />,
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByText('男', { selector: '.ant-select-item-option-content' }));
    await userEvent.click(screen.getByText('男', { selector: '.ant-select-item-option-content' }));
    expect(emitted).toEqual(['2', '2;1']);
  });
  it('translates a comma list item by item (W-DI4)', () => {
    const { sex = [] } = useSession.getState().dictionaries;
    expect(dictText(sex, '1,9')).toBe('男,9');
    expect(dictText(sex, '')).toBe('');
    expect(dictText([{ value: '0', text: '无' }], 0)).toBe('无');
  });
  it('shows the result of the latest search, whichever arrives first (W-DI7)', async () => {
    const release = new Map<string, () => void>();
    serve({
      'GET /sys/dict/loadDict/city': ({ query }) =>
        new Promise((resolve) => {
          const word = query.keyword ?? '';
          release.set(word, () => resolve({ result: [{ value: word, text: `答${word}` }] }));
          if (word === '') release.get('')?.();
        }),
    });
    show(<SearchSelect source={dictSource('city')} value="" onChange={emit} />);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'a');
    await waitFor(() => expect(release.has('a')).toBe(true));
    await userEvent.type(screen.getByRole('combobox'), 'b');
    await waitFor(() => expect(release.has('ab')).toBe(true));
    release.get('ab')?.();
    expect(await screen.findByText('答ab')).toBeTruthy();
    release.get('a')?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText('答a')).toBeNull();
    expect(screen.getByText('答ab')).toBeTruthy();
  });
  it('loads the labels of several values in one call (W-DI8)', async () => {
    const asked = serve({
      'GET /sys/dict/loadDictItem/sys_user%2Crealname%2Cid': () => ({ result: ['张三', '李四'] }),
    });
    show(<SearchSelect multiple source={dictSource('sys_user,realname,id')} value="u1,u2" onChange={emit} />);
    expect(await screen.findByText('张三')).toBeTruthy();
    expect(screen.getByText('李四')).toBeTruthy();
    expect(asked.map(({ query }) => query)).toEqual([{ key: 'u1,u2' }]);
  });
  it('shows a selected item that is disabled, and does not offer it again (W-DI9)', async () => {
    useSession.setState({
      dictionaries: {
        level: [
          { value: '1', text: '旧级', disabled: true },
          { value: '2', text: '新级' },
        ],
      },
    });
    show(
      <ControlledField
        onEmit={emit}
        start="1"
        field={(value, onChange) => <DictSelect as="list" dict="level" value={value} onChange={onChange} />}
      />,
    );
    expect(screen.getByText('旧级')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox'));
    const [closed] = (await screen.findAllByText('旧级', { selector: '.ant-select-item-option-content' })).map((item) =>
      item.closest('.ant-select-item-option'),
    );
    expect(closed?.className).toContain('disabled');
    await userEvent.click(screen.getByText('新级'));
    expect(emitted).toEqual(['2']);
  });
  it('reports once that the caches could not be refreshed (W-DI10)', async () => {
    serve({ 'GET /sys/dict/refleshCache': () => refused('系统繁忙') });
    await refreshDictionaries();
    await waitFor(() => expect(notices.messages).toEqual(['warning: 刷新缓存失败！']));
  });
});

it.each([
  ['二'.repeat(25), 25, '二'.repeat(25)],
  ['二'.repeat(26), 25, `${'二'.repeat(25)}...`],
  ['😀😀😀', 2, '😀😀...'],
  ['长'.repeat(99), -1, '长'.repeat(99)],
  [null, 25, ''],
])('truncates %j after %i characters', (words, length, expected) => {
  const { container } = show(<Ellipsis text={words} length={length} />);
  expect(container.textContent).toBe(expected);
  if (expected.endsWith('...')) expect(container.querySelector('span')?.title).toBe(words);
});
