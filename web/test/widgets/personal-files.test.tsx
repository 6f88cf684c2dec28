import { hiddenFile } from '@campus/contract/rules';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileLinks, Thumbnails } from '../../src/widgets/files/file-links.tsx';
import { StoredImage } from '../../src/widgets/files/stored-image.tsx';
import { listen, show, signIn } from '../kit/support.tsx';

beforeEach(() => {
  listen();
  signIn();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

it('shows 无权查看 for a hidden file, without an image or link', () => {
  show(
    <>
      <FileLinks value={hiddenFile} />
      <Thumbnails value={hiddenFile} />
      <StoredImage path={hiddenFile} alt="身份证" />
    </>,
  );
  expect(screen.getAllByText('无权查看')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('loads a personal image with the token and never its plain URL', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(new Blob(['x'])));
  show(<StoredImage path="company-license/card.png?e=1&t=abc" alt="身份证" />);
  await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: '身份证' }).src).toBe('blob:made'));
  expect(asked).toHaveBeenCalledOnce();
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(String(address)).toContain('/sys/common/static/company-license/card.png?e=1&t=abc');
  expect(new Headers(init?.headers).get('X-Access-Token')).toBeTruthy();
});

it('loads a personal image once for all places where it appears, and again when it failed', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 500 }));
  asked.mockImplementation(async () => new Response(new Blob(['x'])));
  const path = 'seal/college.png?e=1&t=abc';
  const rows = (name: string) => [1, 2, 3].map((row) => <StoredImage key={row} path={path} alt={name} />);
  const { unmount } = show(rows('印章'));
  await waitFor(() => expect(screen.getAllByText('图片加载失败')).toHaveLength(3));
  unmount();
  show(rows('新印章'));
  const loaded = () => screen.getAllByRole<HTMLImageElement>('img', { name: '新印章' }).map(({ src }) => src);
  await waitFor(() => expect(loaded()).toEqual(['blob:made', 'blob:made', 'blob:made']));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('shows a public image by its URL', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  show(<StoredImage path="avatar/me.png" alt="头像" />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: '头像' }).src).toContain('/sys/common/static/avatar/me.png');
  expect(asked).not.toHaveBeenCalled();
});
