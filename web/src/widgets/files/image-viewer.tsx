import {
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  SyncOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Modal } from '../modal.tsx';
import { fileNameOf } from './file-name.ts';
import './files.css';
import { StoredImage } from './stored-image.tsx';

interface ImageViewerProps {
  readonly open: boolean;
  readonly paths: readonly string[];
  /** The picture to begin with. */
  readonly index?: number;
  readonly onClose: () => void;
}

const stepDegrees = 45; // (S)
const zoomStep = 1.25;
const [smallest, largest] = [0.2, 5];
const straight = { angle: 0, scale: 1 };

/** Pictures one at a time, turned in steps of 45 degrees. */
export function ImageViewer({ open, paths, index = 0, onClose }: ImageViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={text.image.viewer}
      width={1000}
      footer={null}
      destroyOnHidden
      // Its keys work at once.
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

/** The same without a dialog, beside what the pictures are compared with. */
export function ImageStage({ paths, index = 0, ref }: ImageStageProps) {
  const [at, setAt] = useState(index);
  const [{ angle, scale }, setView] = useState(straight);
  const show = (next: number) => {
    if (next < 0 || next >= paths.length) return;
    setAt(next);
    setView(straight);
  };
  const turn = (by: number) => setView((view) => ({ ...view, angle: (view.angle + by + 360) % 360 }));
  const zoom = (by: number) =>
    setView((view) => ({ ...view, scale: Math.min(largest, Math.max(smallest, view.scale * by)) }));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    '+': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    r: () => turn(stepDegrees),
    R: () => turn(stepDegrees),
  };
  const press = (event: KeyboardEvent) => keys[event.key]?.();
  const path = paths[at];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the viewer; every one has a button
    <div ref={ref} className="image-viewer" data-widget="image-viewer" tabIndex={-1} onKeyDown={press}>
      <div className="image-viewer-stage">
        {path === undefined ? (
          text.image.none
        ) : (
          <StoredImage
            key={path}
            path={path}
            alt={fileNameOf(path)}
            className={angle % 180 === 0 ? '' : 'turned'}
            style={{ transform: `rotate(${angle}deg) scale(${scale})` }}
          />
        )}
      </div>
      <div className="image-viewer-tools" role="toolbar" aria-label={text.image.viewer}>
        <IconButton label={text.image.prev} disabled={at === 0} onClick={() => show(at - 1)}>
          <LeftOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.rotateLeft} onClick={() => turn(-stepDegrees)}>
          <RotateLeftOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.rotateRight} onClick={() => turn(stepDegrees)}>
          <RotateRightOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.zoomOut} onClick={() => zoom(1 / zoomStep)}>
          <ZoomOutOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.zoomIn} onClick={() => zoom(zoomStep)}>
          <ZoomInOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.resetView} onClick={() => setView(straight)}>
          <SyncOutlined aria-hidden />
        </IconButton>
        <IconButton label={text.image.next} disabled={at >= paths.length - 1} onClick={() => show(at + 1)}>
          <RightOutlined aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
