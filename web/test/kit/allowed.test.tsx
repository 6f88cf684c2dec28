import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Allowed } from '../../src/kit/call/allowed.tsx';
import { listen, show, signIn } from './support.tsx';

beforeEach(() => {
  listen();
  signIn(['list']);
});

it('shows its children to holders of one of the codes (W-P8)', () => {
  show(<Allowed code="test:book:add,test:book:list">内容</Allowed>);
  expect(screen.getByText('内容')).toBeTruthy();
});

it('leaves its children out of the page for others (W-P2)', () => {
  show(<Allowed code="test:book:add">内容</Allowed>);
  expect(screen.queryByText('内容')).toBeNull();
});
