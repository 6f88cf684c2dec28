import { hiddenFile } from '@campus/contract/rules';
import './files.css';
import { HiddenFile, StoredImage } from './stored-image.tsx';

/** The picture of a seal: on paper white in both themes, without tools to save it. */
export const SealPicture = ({ path, alt }: { path: string; alt: string }) =>
  path === hiddenFile ? (
    <HiddenFile />
  ) : (
    <span className="seal-picture">
      <StoredImage path={path} alt={alt} />
    </span>
  );
