import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { usePostForm } from '../../../src/areas/post/use-post-form.ts';
import { serve, show, signIn } from '../../kit/support.tsx';

beforeEach(() => signIn());

function Probe() {
  const { form, chooseCompany } = usePostForm({});
  return (
    <>
      {['slow', 'quick'].map((id) => (
        <button key={id} type="button" onClick={() => chooseCompany(id)}>
          {id}
        </button>
      ))}
      <output>{String(form.values.welfare ?? '')}</output>
    </>
  );
}

it('keeps the benefits of the company chosen last when those of an earlier one arrive after them', async () => {
  const late = Promise.withResolvers<object>();
  const defaults = (welfare: string | null) => ({
    result: { endDate: '2026-01-01', gradYears: [], welfare, contactUserId: null, approvedHeadcount: null },
  });
  const asked = serve({
    'GET /companyPost/companyPost/defaults': ({ query: { companyId } }) =>
      companyId === 'slow' ? late.promise : defaults(companyId === 'quick' ? '2' : null),
    'GET /companyPost/companyPost/wordCheck': () => ({ result: [] }),
  });
  show(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'slow' }));
  await userEvent.click(screen.getByRole('button', { name: 'quick' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  late.resolve(defaults('1'));
  await waitFor(() => expect(asked.length).toBeGreaterThan(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status').textContent).toBe('2');
});
