import { entities } from '@campus/contract';
import { searchItems } from '@campus/contract/kit';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntitiesContext } from '../../src/kit/call/entities.ts';
import { ListSearch } from '../../src/kit/list/list-search.tsx';
import { show, signIn } from './support.tsx';

/** Lists whose conditions name a row and the text of that row. */
const both = entities.flatMap((entity) => {
  const items = searchItems(entity);
  const row = items.find(({ name, field }) => field.kind === 'ref' && items.some((other) => other.field.via === name));
  return row ? [{ title: entity.title, entity, row }] : [];
});
const open = (entity: (typeof both)[number]['entity'], values: Record<string, string>) => {
  show(
    <EntitiesContext value={entities}>
      <ListSearch entity={entity} values={values} onSearch={() => undefined} onReset={() => undefined} />
    </EntitiesContext>,
  );
  const more = screen.queryByRole('button', { name: /展开/ });
  if (more) fireEvent.click(more);
  return [...document.querySelectorAll('.list-search-field > label')].map(({ textContent }) => textContent);
};

it.each(both)('asks nothing twice: $title', ({ entity }) => {
  signIn();
  const labels = open(entity, {});
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
});
it('shows the row that a link asked for', () => {
  signIn();
  const { entity, row } = both[0] as (typeof both)[number];
  expect(open(entity, { [row.name]: '1' }).filter((label) => label === row.field.label)).toHaveLength(2);
});
