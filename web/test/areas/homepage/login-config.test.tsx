import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LoginConfigPage } from '../../../src/areas/homepage/login-config.tsx';
import { listen, serve, show, signIn } from '../../kit/support.tsx';

const config = (version: number, productName: string) => ({
  version,
  productName,
  welcomeTitle: '欢迎',
  welcomeText: '云上校园',
  features: [{ icon: 'StarOutlined', title: '一站式', text: '求职招聘' }],
});
beforeEach(() => {
  listen();
  signIn();
});

it('saves with the version of the values that the form began with, so that the change of another user is not lost', async () => {
  let stored = config(1, '校园云');
  const save = 'POST /publicity/loginConfig/save';
  const asked = serve({
    'GET /publicity/loginConfig/get': () => ({ result: stored }),
    'GET /publicity/companyPublicity/loginPageData': () => ({ result: [] }),
    [save]: () => ({ result: stored }),
  });
  show(<LoginConfigPage />);
  const title = await screen.findByLabelText('欢迎标题');
  fireEvent.change(title, { target: { value: '欢迎光临' } });
  stored = config(2, '云湖就业');
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const reads = () => asked.filter(({ path }) => path.endsWith('/loginConfig/get'));
  await waitFor(() => expect(reads()).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ version: 1 }));
});
