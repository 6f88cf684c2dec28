import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Allowed, useDisabled } from '../../src/kit/call/allowed.tsx';
import { useSession } from '../../src/request/session-store.ts';
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

function Field() {
  return <input aria-label="字段" disabled={useDisabled('form:name')} />;
}
it('disables a control that a type-2 entry guards, until the user holds one (W-P9, W-P10)', () => {
  const entry = { action: 'form:name', type: '2', status: '1' } as const;
  const permissions = { menu: [], auth: [], allAuth: [entry], sysSafeMode: false };
  useSession.setState({ permissions });
  const first = show(<Field />);
  expect(screen.getByLabelText<HTMLInputElement>('字段').disabled).toBe(true);
  first.unmount();
  useSession.setState({ permissions: { ...permissions, auth: [entry] } });
  show(<Field />);
  expect(screen.getByLabelText<HTMLInputElement>('字段').disabled).toBe(false);
});
