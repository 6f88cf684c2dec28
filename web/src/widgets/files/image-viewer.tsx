import {
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  SyncOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { hiddenFile } from '@campus/contract/rules';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { IconButton } from '../icon-button.tsx';
import { Modal } from '../modal.tsx';
import { getFileName } from './file-name.ts';
import './files.css';
import { formatTransform, identityView, rotateView, zoomView } from './image-view.ts';
import { StoredImage, storedCall } from './stored-image.tsx';
import { useImageGestures } from './use-image-gestures.ts';

interface ImageViewerProps {
  readonly open: boolean;
  readonly paths: readonly string[];
  /** Index of the first image. */
  readonly index?: number;
  readonly onClose: () => void;
}

const stepDegrees = 45;
const zoomStep = 1.25;

/** Viewer of one image at a time, with zoom and rotation by 45 degrees. */
export function ImageViewer({ open, paths, index = 0, onClose }: ImageViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={text.image.viewer}
      width={1000}
      footer={null}
      destroyOnHidden
      // The shortcuts work without a click.
      afterOpenChange={(isOpen) => isOpen && stage.current?.focus({ preventScroll: true })}
      onCancel={onClose}
    >
      <ImageStage ref={stage} paths={paths} index={index} />
    </Modal>
  );
}

interface ImageStageProps extends Pick<ImageViewerProps, 'paths' | 'index'> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** The shown image and how it is turned and zoomed. */
function useShownImage({ paths, index = 0 }: ImageStageProps) {
  const [at, setAt] = useState(index);
  const [view, setView] = useState(identityView);
  const show = (next: number) => {
    if (next < 0 || next >= paths.length) return;
    setAt(next);
    setView(identityView);
  };
  return {
    at,
    path: paths[at],
    count: paths.length,
    view,
    setView,
    reset: () => setView(identityView),
    previous: () => show(at - 1),
    next: () => show(at + 1),
    turn: (by: number) => setView((before) => rotateView(before, by)),
    zoom: (by: number) => setView((before) => zoomView(before, by)),
  };
}

/** The viewer without a dialog, next to other content. */
export function ImageStage(props: ImageStageProps) {
  const image = useShownImage(props);
  const { path, view } = image;
  const stage = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useImageGestures(stage, image.setView);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: image.previous,
    ArrowRight: image.next,
    '+': () => image.zoom(zoomStep),
    '-': () => image.zoom(1 / zoomStep),
    '0': image.reset,
    r: () => image.turn(stepDegrees),
    R: () => image.turn(stepDegrees),
  };
  const press = (event: KeyboardEvent) => keys[event.key]?.();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts work anywhere in the viewer; each has a button
    <div ref={props.ref} className="image-viewer" data-widget="image-viewer" tabIndex={-1} onKeyDown={press}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons are the alternatives to the pointer */}
      <div
        ref={stage}
        className={isHeld ? 'image-viewer-stage held' : 'image-viewer-stage'}
        {...handlers}
        onDoubleClick={image.reset}
        onDragStart={(event) => event.preventDefault()}
      >
        {path === undefined ? (
          text.image.none
        ) : (
          <StoredImage
            key={path}
            path={path}
            alt={getFileName(path)}
            className={view.angle % 180 === 0 ? '' : 'turned'}
            style={{ transform: formatTransform(view) }}
          />
        )}
      </div>
      <Tools image={image} />
    </div>
  );
}

const Tools = ({ image }: { image: ReturnType<typeof useShownImage> }) => (
  <div className="image-viewer-tools" role="toolbar" aria-label={text.image.viewer}>
    <span className="image-viewer-steps">
      <IconButton label={text.image.prev} disabled={image.at === 0} onClick={image.previous}>
        <LeftOutlined aria-hidden />
      </IconButton>
      {image.path !== undefined && (
        <span className="image-viewer-place" role="status">
          {text.image.place(image.at + 1, image.count)}
        </span>
      )}
      <IconButton label={text.image.next} disabled={image.at >= image.count - 1} onClick={image.next}>
        <RightOutlined aria-hidden />
      </IconButton>
    </span>
    <IconButton label={text.image.rotateLeft} onClick={() => image.turn(-stepDegrees)}>
      <RotateLeftOutlined aria-hidden />
    </IconButton>
    <IconButton label={text.image.rotateRight} onClick={() => image.turn(stepDegrees)}>
      <RotateRightOutlined aria-hidden />
    </IconButton>
    <IconButton label={text.image.zoomOut} onClick={() => image.zoom(1 / zoomStep)}>
      <ZoomOutOutlined aria-hidden />
    </IconButton>
    <IconButton label={text.image.zoomIn} onClick={() => image.zoom(zoomStep)}>
      <ZoomInOutlined aria-hidden />
    </IconButton>
    <IconButton label={text.image.resetView} onClick={image.reset}>
      <SyncOutlined aria-hidden />
    </IconButton>
    <Download path={image.path} />
  </div>
);

/** Downloads the image under its own name. Hidden for external and unavailable images. */
function Download({ path }: { path: string | undefined }) {
  if (path === undefined || path === hiddenFile || /^https?:/i.test(path)) return null;
  const save = () => void saveFile({ ...storedCall(path), silent: false }, getFileName(path)).catch(ignoreReported);
  return (
    <IconButton label={text.image.download} onClick={save}>
      <DownloadOutlined aria-hidden />
    </IconButton>
  );
}
