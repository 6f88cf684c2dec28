import { text } from '@campus/contract/messages';
import { needsSession } from '@campus/contract/rules';
import { type ReactNode, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../modal.tsx';
import { VideoModal } from '../video-modal.tsx';
import { getFileKind, getFileName } from './file-name.ts';
import { ImageViewer } from './image-viewer.tsx';
import { isReadable, StoredDocument } from './stored-document.tsx';
import { storedCall } from './stored-image.tsx';

interface FileOpener {
  /** Opens a path: images, video and documents in place, PDF in a window, other files as downloads. */
  open(path: string): void;
  /** The dialogs; must be rendered once by the caller. */
  readonly dialogs: ReactNode;
}

const isForeign = (path: string): boolean => path.startsWith('http');
const openWindow = (path: string): void => void window.open(fileUrl(path), '_blank', 'noopener,noreferrer');

/** Downloads a stored file under its own name; external URLs open in a window. */
export function downloadStored(path: string): void {
  if (path === '') tell.warning(text.list.unknownFile);
  else if (isForeign(path)) openWindow(path);
  // The request layer shows the failure.
  else saveFile({ ...storedCall(path), quiet: false }, getFileName(path)).catch(() => undefined);
}

/** A window sends no token: files that require the session, or whose signature has expired, only open in place. */
const isReadInPlace = (path: string): boolean => {
  const end = /[?&]e=(\d+)/.exec(path)?.[1];
  return needsSession(path) || (end !== undefined && Number(end) * 1000 < Date.now());
};

/** Opens files of a list in the matching viewer. */
export function useFileOpener(paths: readonly string[]): FileOpener {
  const [shown, setShown] = useState<string>();
  const kind = shown === undefined ? undefined : getFileKind(shown);
  const close = () => setShown(undefined);
  const images = paths.filter((path) => getFileKind(path) === 'image');
  const open = (path: string) => {
    const at = getFileKind(path);
    const isViewable =
      at === 'image' || (at === 'video' && !isReadInPlace(path)) || (isReadable(path) && !isForeign(path));
    if (at === 'pdf' && !isReadInPlace(path)) openWindow(path);
    else if (isViewable) setShown(path);
    else downloadStored(path);
  };
  return {
    open,
    dialogs: shown !== undefined && (
      <>
        <ImageViewer
          open={kind === 'image'}
          paths={images}
          index={Math.max(0, images.indexOf(shown))}
          onClose={close}
        />
        <VideoModal open={kind === 'video'} src={fileUrl(shown)} title={getFileName(shown)} onClose={close} />
        <DocumentDialog path={isReadable(shown) ? shown : undefined} onClose={close} />
      </>
    ),
  };
}

function DocumentDialog({ path, onClose }: { path: string | undefined; onClose: () => void }) {
  return (
    <Modal
      open={path !== undefined}
      title={text.attachment.title}
      width={800}
      destroyOnHidden
      okText={text.upload.menu.download}
      cancelText={text.attachment.close}
      onOk={() => path !== undefined && downloadStored(path)}
      onCancel={onClose}
    >
      {path !== undefined && (
        <>
          <p className="document-name">{getFileName(path)}</p>
          <StoredDocument path={path} />
        </>
      )}
    </Modal>
  );
}
