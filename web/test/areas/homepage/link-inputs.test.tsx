import { companyPublicity, linkTypes } from '@campus/contract/homepage';
import { jobFair } from '@campus/contract/jobfair';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { linkInputs } from '../../../src/areas/homepage/link-inputs.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

it('chooses the fair of a slide among those that the public can see', async () => {
  signIn();
  const asked = serve({ 'GET /jobFair/jobFair/list': () => getPage([{ id: 'f1', title: '秋季双选会' }]) });
  const Fair = linkInputs[linkTypes.jobFair];
  if (!Fair) throw new Error('no input for fairs');
  const onChange = vi.fn();
  show(
    <EntitiesContext value={[jobFair]}>
      <Fair id="target" field={companyPublicity.fields.linkData} value="" onChange={onChange} />
    </EntitiesContext>,
  );
  await userEvent.click(await screen.findByRole('combobox'));
  await userEvent.click(await screen.findByText('秋季双选会'));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('f1'));
  expect(asked[0]?.query).toMatchObject({ status: '2,5' });
});
