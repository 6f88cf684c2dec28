import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { QrDialog } from '../../src/widgets/qr-dialog.tsx';
import { VideoModal } from '../../src/widgets/video-modal.tsx';
import { recordNotices } from '../support/notices.ts';
import { readCode } from '../support/qr-code.ts';

const onClose = vi.fn();
let shown: string[];
beforeEach(() => {
  onClose.mockReset();
  shown = recordNotices();
});

test('the QR dialog shows an image and instructions (W-QR1)', () => {
  render(<QrDialog open src="/server/sys/common/static/mini.png" onClose={onClose} />);
  expect(screen.getByText('微信扫码进入小程序')).toBeTruthy();
  expect(screen.getByAltText('微信扫码进入小程序').getAttribute('src')).toBe('/server/sys/common/static/mini.png');
  expect(document.querySelector('.ant-modal-title')).toBeNull();
});

test('says when an image does not load (W-QR3, W-QR5)', () => {
  render(<QrDialog open src="/broken.png" title="扫描二维码" onClose={onClose} />);
  fireEvent.error(screen.getByAltText('微信扫码进入小程序'));
  expect(screen.getByRole('alert').textContent).toBe('图片加载失败');
  expect(screen.getByText('扫描二维码')).toBeTruthy();
});

test('says when a video cannot be played and stays open (W-V2)', async () => {
  render(<VideoModal open src="/broken.mp4" onClose={onClose} />);
  expect(screen.getByText('操作')).toBeTruthy();
  fireEvent.error(document.querySelector('video') ?? expect.unreachable());
  expect(screen.getByRole('alert').textContent).toBe('该视频暂时无法播放，请稍后再试');
  await vi.waitFor(() => expect(shown).toEqual(['warning: 该视频暂时无法播放，请稍后再试']), 30_000);
  expect(onClose).not.toHaveBeenCalled();
});

test('opens nothing without a source (W-V3)', async () => {
  render(<VideoModal open src={undefined} onClose={onClose} />);
  expect(document.querySelector('video')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(shown).toEqual(['warning: 该视频暂时无法播放，请稍后再试']), 30_000);
});

test('starts again with another source, under the given title (W-V4, W-V5)', () => {
  const modal = (open: boolean, src: string) => <VideoModal open={open} src={src} title="企业视频" onClose={onClose} />;
  const video = () => document.querySelector('video') ?? expect.unreachable();
  const { rerender } = render(modal(true, '/a.mp4'));
  const first = video();
  first.currentTime = 42;
  rerender(modal(false, '/a.mp4'));
  rerender(modal(true, '/b.mp4'));
  expect(video()).not.toBe(first);
  expect([video().getAttribute('src'), video().currentTime]).toEqual(['/b.mp4', 0]);
  expect(screen.getByText('企业视频')).toBeTruthy();
});

test('renders a text as a QR code and closes on a press outside (W-QR2, W-QR4)', async () => {
  render(<QrDialog open text="https://campus.example.edu.cn/mini?id=7" onClose={onClose} />);
  const svg = document.querySelector('.ant-qrcode svg') ?? expect.unreachable();
  expect(readCode(svg)).toBe('https://campus.example.edu.cn/mini?id=7');
  const beside = document.querySelector('.ant-modal-wrap') ?? expect.unreachable();
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('does not play a video by itself, and releases its source on closing (W-V1)', () => {
  const { rerender } = render(<VideoModal open src="/a.mp4" onClose={onClose} />);
  const video = document.querySelector('video') ?? expect.unreachable();
  const [pause, load] = [vi.spyOn(video, 'pause').mockReturnValue(), vi.spyOn(video, 'load').mockReturnValue()];
  expect([video.autoplay, video.controls]).toEqual([false, true]);
  expect(screen.getByText('操作')).toBeTruthy();
  rerender(<VideoModal open={false} src="/a.mp4" onClose={onClose} />);
  expect(pause).toHaveBeenCalled();
  expect(video.getAttribute('src')).toBeNull();
  expect(load).toHaveBeenCalled();
});
