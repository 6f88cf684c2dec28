import { entities } from '@campus/contract';
import { type AnyEntity, type Field, findField, number, searchItems } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, recommend, resume } from '@campus/contract/resume';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DictCell, NumberCell, TextCell } from '../../src/kit/field/field-cells.tsx';
import { getView } from '../../src/kit/field/field-views.tsx';
import { DictSearch, NumberSearch, TextSearch, TreeSearch } from '../../src/kit/list/field-searches.tsx';
import { listColumns } from '../../src/kit/list/list-columns.tsx';
import { queryFields } from '../../src/kit/list/query-fields.ts';

const findSearch = (entity: AnyEntity, name: string) => {
  const item = searchItems(entity).find((one) => one.name === name);
  return (
    item && { search: getView(item.field).search, cell: getView(item.field).cell, as: item.as, dict: item.field.dict }
  );
};
const reader = { audience: 'staff', codes: new Set<string>() } as const;
const asked = (entity: AnyEntity, name: string) =>
  queryFields(entity, entities, reader).find(({ value }) => value === name);

describe('a field of a referenced row', () => {
  it.each([delivery, recommend, resume])('has the control of the referenced field on $title', (entity) => {
    expect(findSearch(entity, 'eduLevel')).toMatchObject({ search: DictSearch, cell: DictCell, dict: 'rc_edu_level' });
    expect(findSearch(entity, 'majorCode')).toMatchObject({ search: TreeSearch });
    expect(asked(entity, 'eduLevel')).toMatchObject({ type: 'list', dictCode: 'rc_edu_level' });
    expect(asked(entity, 'majorCode')).toMatchObject({ type: 'sel_tree' });
  });
  it('shows a year without thousands separators', () => {
    const field = findField(resume, 'gradYear');
    const { cell: Cell } = getView(field as Field);
    const { container } = render(<Cell field={field as Field} name="gradYear" row={{ id: '1', gradYear: 2027 }} />);
    expect(container.textContent).toBe('2027');
  });
  it.each([
    [0, '不限'],
    ['0.00', '不限'],
    [12, '12 人'],
    [null, '—'],
  ])('shows the number %s as %s where 0 means that there is no limit', (seats, shown) => {
    const field = number({ label: '名额', unit: '人', zero: '不限' });
    const { container } = render(<NumberCell field={field} name="seats" row={{ id: '1', seats }} full />);
    expect(container.textContent).toBe(shown);
  });
  it('shows a row with a hidden name without its id', () => {
    const [name] = listColumns(recommend, { onOpen: () => undefined });
    const { container } = render(<div>{name?.cell({ id: '1721000000000000001', realname: null })}</div>);
    expect(container.textContent).toBe('查看');
  });
  it('is shown like the referenced year, industry or name', () => {
    expect(findSearch(delivery, 'gradYear')).toMatchObject({ search: NumberSearch, cell: NumberCell });
    expect(asked(delivery, 'gradYear')).toMatchObject({ type: 'int' });
    expect(findSearch(companyPost, 'industry')).toMatchObject({
      search: DictSearch,
      dict: 'rc_company_industry',
      as: 'in',
    });
    expect(asked(companyPost, 'industry')).toMatchObject({ type: 'list', dictCode: 'rc_company_industry' });
    expect(findSearch(delivery, 'companyName')).toMatchObject({ search: TextSearch, cell: TextCell, as: 'like' });
  });
});
