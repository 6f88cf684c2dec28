import { date, text } from '@campus/contract/kit';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRowForms } from '../../../src/areas/resume/use-row-forms.ts';
import { asText } from '../../../src/kit/field/row.ts';

const fields = {
  school: text({ label: '学校', required: true, max: 5 }),
  startDate: date({ label: '开始' }),
  endDate: date({ label: '结束' }),
};
const rules = ({ startDate, endDate }: Readonly<Record<string, unknown>>): Record<string, string> =>
  asText(endDate) && asText(endDate) <= asText(startDate) ? { endDate: '结束须晚于开始!' } : {};
const stored = [
  { id: 'a', school: '甲', startDate: '2020-09-01', endDate: '2024-06-30' },
  { id: 'b', school: '乙', startDate: null, endDate: null },
];
const edit = (initial: readonly Record<string, unknown>[] = stored) =>
  renderHook(() => useRowForms({ fields, initial, rules })).result;

it('is unchanged until a value differs from the stored one', () => {
  const forms = edit();
  expect(forms.current.isDirty).toBe(false);
  act(() => forms.current.rows[0]?.set('school', '丙'));
  expect(forms.current.isDirty).toBe(true);
  act(() => forms.current.rows[0]?.set('school', ' 甲 '));
  expect(forms.current.isDirty).toBe(false);
});

it('sends stored rows with their id, in order', () => {
  const forms = edit();
  act(() => forms.current.add({ school: '丙' }));
  act(() => forms.current.move(forms.current.rows[1]?.key ?? '', -1));
  act(() => forms.current.move(forms.current.rows[0]?.key ?? '', -1));
  expect(forms.current.body()).toEqual([
    { id: 'b', school: '乙', startDate: null, endDate: null },
    { id: 'a', school: '甲', startDate: '2020-09-01', endDate: '2024-06-30' },
    { school: '丙', startDate: null, endDate: null },
  ]);
  expect(forms.current.isDirty).toBe(true);
});

it('removes a row', () => {
  const forms = edit();
  act(() => forms.current.remove('a'));
  expect(forms.current.body().map(({ id }) => id)).toEqual(['b']);
});

it('returns the invalid rows and marks their errors', () => {
  const forms = edit();
  act(() => forms.current.add());
  act(() => forms.current.rows[0]?.set('endDate', '2020-09-01'));
  let wrong: readonly number[] = [];
  act(() => {
    wrong = forms.current.validate().map(({ at }) => at);
  });
  expect(wrong).toEqual([0, 2]);
  expect(forms.current.rows.map(({ errors }) => errors)).toEqual([
    { endDate: '结束须晚于开始!' },
    {},
    { school: '请输入学校!' },
  ]);
});

it('validates a marked value on change', () => {
  const forms = edit([]);
  act(() => forms.current.add());
  act(() => forms.current.rows[0]?.leave('school'));
  expect(forms.current.rows[0]?.errors).toEqual({ school: '请输入学校!' });
  act(() => forms.current.rows[0]?.set('school', '甲'));
  expect(forms.current.rows[0]?.errors).toEqual({});
});

it('shows an error of the server in its row', () => {
  const forms = edit();
  act(() => forms.current.refuse(1, { school: '学校不存在!' }));
  expect(forms.current.rows.map(({ errors }) => errors)).toEqual([{}, { school: '学校不存在!' }]);
});

it('requires a value when another value demands it, and validates it again when that one changes', () => {
  const demanded = {
    kind: text({ label: '类别' }),
    remark: text({ label: '说明', requiredWhen: { field: 'kind', holds: ['9'] } }),
  };
  const forms = renderHook(() => useRowForms({ fields: demanded, initial: [] })).result;
  act(() => forms.current.add({ kind: '9' }));
  act(() => forms.current.rows[0]?.leave('remark'));
  expect(forms.current.rows[0]?.errors).toEqual({ remark: '请输入说明!' });
  act(() => forms.current.rows[0]?.set('kind', '1'));
  expect(forms.current.rows[0]?.errors).toEqual({});
});
