import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KindChips } from '../../src/kit/calendar/calendar-filters.tsx';

it('counts the events of each kind, and says where there are more than are loaded', () => {
  const kinds = ['interview', 'preach'].map((kind) => ({ kind, title: kind, filters: [] }));
  const events = ['interview', 'interview', 'preach'].map((kind) => ({ kind }));
  const state = { hidden: [], change: vi.fn() };
  render(<KindChips kinds={kinds as never} events={events as never} cut={['interview']} state={state as never} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['interview2+', 'preach1']);
});
