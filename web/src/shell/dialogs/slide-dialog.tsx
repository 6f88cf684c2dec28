import { text } from '@campus/contract/messages';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import type { SlideTarget } from '../../widgets/carousel/slide-target.ts';
import { Modal } from '../../widgets/modal.tsx';
import { QrDialog } from '../../widgets/qr-dialog.tsx';
import { VideoModal } from '../../widgets/video-modal.tsx';

interface SlideDialogProps {
  readonly target: Exclude<SlideTarget, { kind: 'window' }>;
  readonly onClose: () => void;
}

/** Dialog of a slide of the sign-in page: a video, a QR code or a picture. */
export function SlideDialog({ target, onClose }: SlideDialogProps) {
  const { kind, src } = target;
  return (
    <ConsoleThemeProvider>
      {kind === 'video' && <VideoModal open src={src} title={text.carousel.video} onClose={onClose} />}
      {kind === 'qrCode' && <QrDialog open src={src} title={text.carousel.qr} onClose={onClose} />}
      {kind === 'picture' && (
        <Modal open title={text.carousel.picture} width={800} footer={null} onCancel={onClose}>
          <img src={src} alt={text.carousel.picture} style={{ display: 'block', maxWidth: '100%', margin: '0 auto' }} />
        </Modal>
      )}
    </ConsoleThemeProvider>
  );
}
