import { homepageTexts } from '@campus/contract/homepage';
import { useEffect, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import './slides.css';

const texts = homepageTexts.slides;
/** Aspect ratio of the sign-in page's carousel. */
const wanted = 485 / 309;
const tolerance = 0.02;

/** Size of a stored picture; undefined until loaded. */
function useSize(path: string): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ path: string; width: number; height: number }>();
  useEffect(() => {
    if (path === '') return;
    const image = new Image();
    image.onload = () => setSize({ path, width: image.naturalWidth, height: image.naturalHeight });
    image.src = fileUrl(path);
    return () => {
      image.onload = null;
    };
  }, [path]);
  return size?.path === path ? size : undefined;
}

/** Whether the picture would be visibly cropped: its ratio differs by more than 2 %. */
export const isOffRatio = ({ width, height }: { width: number; height: number }): boolean =>
  Math.abs(width / height / wanted - 1) > tolerance;

/** A slide as on the sign-in page, with a warning when the picture's ratio does not fit. */
export function SlidePicture({ path, name }: { path: string; name: string }) {
  const size = useSize(path);
  return (
    <figure className="slide-picture">
      <div className="picture-frame">
        {path === '' ? <span className="muted">{texts.noPicture}</span> : <StoredImage path={path} alt={name} />}
      </div>
      <figcaption>
        {size && isOffRatio(size) ? (
          <span className="slide-warning" role="status">
            {texts.ratio(size.width, size.height)}
          </span>
        ) : (
          texts.previewHint
        )}
      </figcaption>
    </figure>
  );
}
