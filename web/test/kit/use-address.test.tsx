import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useAddress } from '../../src/kit/list/use-address.ts';

it('changes the given parameters, removes those without a value, and adds nothing to the history', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', '/page?tab=a&pageNo=3&view=board']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ address: useAddress(), location: useLocation(), navigate: useNavigate() }), {
    wrapper,
  });
  await act(async () => result.current.address[1]({ tab: 'b', pageNo: undefined, view: '' }));
  expect(result.current.location.search).toBe('?tab=b');
  expect(result.current.address[0].get('tab')).toBe('b');
  await act(async () => result.current.navigate(-1));
  expect(result.current.location.pathname).toBe('/before');
});

it('adds a change to the one before, which is not rendered yet, also when another part of the page made it', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/page?tab=a&pageNo=3']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ first: useAddress(), second: useAddress(), location: useLocation() }), {
    wrapper,
  });
  await act(async () => {
    result.current.first[1]({ id: '7' });
    result.current.second[1]({ tab: 'b' });
    result.current.first[1]({ pageNo: undefined });
  });
  expect(result.current.location.search).toBe('?tab=b&id=7');
  // A change that was made before the address was rendered does not come back.
  await act(async () => result.current.second[1]({ id: undefined }));
  expect(result.current.location.search).toBe('?tab=b');
});
