import { centerTexts, saveTags } from '@campus/contract/account';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnTags } from '../../../src/areas/account/own-tags.tsx';
import { listen, refused, serve, show, signIn } from '../../kit/support.tsx';

it('offers the typed tag again when it cannot be saved', async () => {
  listen();
  signIn();
  serve({ [`${saveTags.method} ${saveTags.path}`]: () => refused('服务暂时不可用') });
  show(<OwnTags tags={[]} />);
  await userEvent.click(screen.getByRole('button', { name: new RegExp(centerTexts.addTag) }));
  await userEvent.type(screen.getByLabelText(centerTexts.addTag), '负责{Enter}');
  expect(((await screen.findByLabelText(centerTexts.addTag)) as HTMLInputElement).value).toBe('负责');
});
