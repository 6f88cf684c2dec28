import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { usePostForm } from '../../../src/areas/post/use-post-form.ts';
import { type Asked, serve, show, signIn } from '../../kit/support.tsx';

/* An open post that the school approved for 4 people and that has grown to 5 since. */
const row = { id: 'p1', version: 2, postStatus: 1, headcount: 5, salaryType: 3, companyId: 'c1' };
let asked: Asked[];
beforeEach(() => {
  signIn();
  asked = serve({
    'GET /companyPost/companyPost/defaults': ({ query: { id } }) => ({
      result: {
        endDate: '2026-01-01',
        gradYears: [],
        welfare: null,
        contactUserId: null,
        approvedHeadcount: id ? 4 : null,
      },
    }),
    'GET /companyPost/companyPost/wordCheck': () => ({ result: [] }),
  });
});

function Probe() {
  const { form, reaudited } = usePostForm(row);
  return (
    <>
      {[6, 7].map((count) => (
        <button key={count} type="button" onClick={() => form.set('headcount', String(count))}>
          {count}
        </button>
      ))}
      <output>{reaudited.join('、') || '无'}</output>
    </>
  );
}

it('announces another audit when the head count outgrows the approved one, as the server decides', async () => {
  show(<Probe />);
  await screen.findByText('无');
  await userEvent.click(screen.getByRole('button', { name: '6' }));
  expect(screen.getByRole('status').textContent).toBe('无');
  // Half as many again as the stored 5, but more than that of the approved 4.
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(screen.getByRole('status').textContent).toBe('招聘人数');
  expect(asked.some(({ path }) => path.endsWith('/defaults'))).toBe(true);
});
