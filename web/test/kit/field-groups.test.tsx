import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EntityFacts } from '../../src/kit/detail/detail-parts.tsx';
import { EntityForm } from '../../src/kit/form/entity-form.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { book, bookRow, listen, serve, show, signIn } from './support.tsx';

const grouped = {
  ...book,
  groups: [
    { title: '编号', fields: ['isbn'] },
    { title: '馆藏', fields: ['copies'], only: 'form' },
    { title: '采购', fields: ['boughtAt'], only: 'detail' },
  ],
} as const;
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
beforeEach(() => {
  listen();
  signIn();
  serve({});
});

it('shows the groups of the entity in its form', () => {
  show(<EntityForm entity={grouped as never} onClose={() => undefined} />);
  expect(headings()).toEqual(['编号', '馆藏']);
  expect(screen.getByLabelText('书名')).toBeTruthy();
});

it('prefers the groups of a screen', () => {
  const own = [{ title: '全部', fields: ['name', 'isbn'] }];
  show(<EntityForm entity={grouped as never} groups={own} onClose={() => undefined} />);
  expect(headings()).toEqual(['全部']);
});

it('shows the groups of the entity in its detail', () => {
  show(<EntityFacts entity={grouped as never} row={bookRow('1') as never} />);
  expect(headings()).toEqual(['编号', '采购']);
});

it.each([
  ['a company', '2', 0],
  ['the school', '1', 1],
] as const)('shows %s a field of the school as user type %s %i times in a detail', (_reader, userType, times) => {
  useSession.setState(({ user }) => ({ user: { ...user, userType } as never }));
  const fields = { ...book.fields, isbn: { ...book.fields.isbn, side: 'staff', label: '内部编号' } };
  show(<EntityFacts entity={{ ...grouped, fields } as never} row={bookRow('1') as never} />);
  expect(screen.queryAllByText('内部编号')).toHaveLength(times);
});
