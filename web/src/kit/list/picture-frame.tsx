import { PictureOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { ComponentProps, ReactNode } from 'react';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import './picture-wall.css';

interface PictureFrameProps extends Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'> {
  /** Empty without a picture. */
  readonly path: string | undefined;
  readonly name: string;
  /** Accessible name of the button; default: the name. */
  readonly label?: string;
  readonly onOpen?: (() => void) | undefined;
  /** Shown over the picture. */
  readonly children?: ReactNode;
}

/** The picture of a card on a wall; a button when it opens something. */
export function PictureFrame({ path, name, label = name, onOpen, children, ...handlers }: PictureFrameProps) {
  const picture = (
    <>
      {path ? (
        <StoredImage path={path} alt={name} />
      ) : (
        <span className="picture-none">
          <PictureOutlined aria-hidden />
          {text.listPage.noPicture}
        </span>
      )}
      {children}
    </>
  );
  if (!onOpen) return <div className="picture-frame">{picture}</div>;
  return (
    <button type="button" className="picture-frame" aria-label={label} onClick={onOpen} {...handlers}>
      {picture}
    </button>
  );
}
