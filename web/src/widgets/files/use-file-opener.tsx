import { text } from '@campus/contract/messages';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { saveFile } from '../../request/save-file.ts';
import { VideoModal } from '../video-modal.tsx';
import { fileKindOf, fileNameOf } from './file-name.ts';
import { ImageViewer } from './image-viewer.tsx';
import { PdfView } from './pdf-view.tsx';
import { storedCall } from './stored-image.tsx';

interface FileOpener {
  /** Opens one of the paths: pictures, PDF and video in place, everything else as a download. */
  open(path: string): void;
  /** The dialogs; render them once beside what opens them. */
  readonly dialogs: ReactNode;
}

/** Saves a stored file under its own name. */
function downloadFile(path: string): void {
  if (path.startsWith('http')) return void window.open(path, '_blank', 'noopener,noreferrer');
  // The request layer has told the user when it fails.
  saveFile({ ...storedCall(path), quiet: false }, fileNameOf(path)).catch(() => undefined);
}

/** Opens files of a list in the fitting viewer. */
export function useFileOpener(paths: readonly string[]): FileOpener {
  const [shown, setShown] = useState<string>();
  const kind = shown === undefined ? undefined : fileKindOf(shown);
  const close = () => setShown(undefined);
  const images = paths.filter((path) => fileKindOf(path) === 'image');
  return {
    open: (path) => {
      const isViewable = ['image', 'pdf', 'video'].includes(fileKindOf(path));
      if (isViewable) setShown(path);
      else downloadFile(path);
    },
    dialogs: shown !== undefined && (
      <>
        <ImageViewer
          open={kind === 'image'}
          paths={images}
          index={Math.max(0, images.indexOf(shown))}
          onClose={close}
        />
        <VideoModal open={kind === 'video'} src={fileUrl(shown)} title={fileNameOf(shown)} onClose={close} />
        <Modal
          open={kind === 'pdf'}
          title={text.attachment.title}
          width={800}
          destroyOnHidden
          cancelText={text.attachment.close}
          okButtonProps={{ style: { display: 'none' } }}
          onCancel={close}
        >
          <PdfView path={shown} />
        </Modal>
      </>
    ),
  };
}
