import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BusinessPicker } from '../../src/widgets/pickers/business-picker.tsx';
import { roleKind } from '../../src/widgets/pickers/picker-kinds.ts';
import { AreaCascader } from '../../src/widgets/selects/area-cascader.tsx';
import { CheckGroup } from '../../src/widgets/selects/check-group.tsx';
import { DictSelect } from '../../src/widgets/selects/dict-select.tsx';
import { dictSource } from '../../src/widgets/selects/dict-source.ts';
import { SearchSelect } from '../../src/widgets/selects/search-select.tsx';
import { getPage, listen, serve, show, signIn } from '../kit/support.tsx';

const shared = { onChange: () => undefined };
const cases = [
  {
    name: 'an entry found by typing',
    field: <SearchSelect {...shared} value="school" source={dictSource('sys_user,realname,username')} />,
    code: 'school',
    shown: '程就业',
    path: `/sys/dict/loadDictItem/${encodeURIComponent('sys_user,realname,username')}`,
    reply: { result: ['程就业'] },
  },
  {
    name: 'rows of a list',
    field: <BusinessPicker {...shared} value="school_admin" kind={roleKind} />,
    code: 'school_admin',
    shown: '就业中心管理员',
    path: roleKind.valuePath ?? roleKind.listPath,
    reply: getPage([{ id: '1', version: 0, roleCode: 'school_admin', roleName: '就业中心管理员' }]),
  },
  {
    name: 'a place',
    field: <AreaCascader {...shared} value="440305" />,
    code: '440305',
    shown: '广东省/深圳市/南山区',
    path: '/sys/area/names',
    reply: { result: { 440305: ['广东省', '深圳市', '南山区'] } },
  },
  {
    name: 'several places',
    field: <AreaCascader {...shared} multiple value="440305" />,
    code: '440305',
    shown: '广东省/深圳市/南山区',
    path: '/sys/area/names',
    reply: { result: { 440305: ['广东省', '深圳市', '南山区'] } },
  },
  {
    name: 'an item of a dictionary',
    field: <DictSelect {...shared} value="level-3" dict="rare_rank" />,
    code: 'level-3',
    shown: '三级',
    path: '/sys/dict/getDictItems/rare_rank',
    reply: { result: [1, 2, 3, 4, 5].map((n) => ({ value: `level-${n}`, text: `${'一二三四五'[n - 1]}级` })) },
  },
];

beforeEach(() => {
  listen();
  signIn();
});

it.each(cases)('shows no code of $name while its label is loading', async ({ field, code, shown, path, reply }) => {
  const answer = Promise.withResolvers<void>();
  serve({
    [`GET ${path}`]: async () => {
      await answer.promise;
      return reply;
    },
    'GET /sys/area/children': () => ({ result: [] }),
  });
  show(field);
  expect(await screen.findByText('加载中...')).toBeTruthy();
  expect(document.body.textContent).not.toContain(code);
  answer.resolve();
  await waitFor(() => expect(document.body.textContent).toContain(shown));
  expect(screen.queryByText('加载中...')).toBeNull();
});

it.each([
  ['ticks', <CheckGroup key="" {...shared} value="2" dictCode="rare_kind" />, 'checkbox'],
  ['radios', <DictSelect key="" {...shared} value="2" dict="rare_kind" as="radio" />, 'radio'],
] as const)('shows that the items of %s are on their way instead of none', async (_name, field, role) => {
  const answer = Promise.withResolvers<void>();
  serve({
    'GET /sys/dict/getDictItems/rare_kind': async () => {
      await answer.promise;
      return {
        result: [
          { value: '1', text: '甲' },
          { value: '2', text: '乙' },
        ],
      };
    },
  });
  show(field);
  expect(screen.getByLabelText('加载中...')).toBeTruthy();
  expect(screen.queryAllByRole(role)).toEqual([]);
  answer.resolve();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>(role, { name: '乙' }).checked).toBe(true));
});
