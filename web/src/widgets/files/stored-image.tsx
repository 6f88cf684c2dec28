import { text } from '@campus/contract/messages';
import { hiddenFile, needsSession } from '@campus/contract/rules';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { requestBlob } from '../../request/client.ts';
import { fileUrl } from '../../request/file-url.ts';
import './files.css';

interface StoredImageProps {
  readonly path: string;
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Called when the image cannot be loaded, even with the token. */
  readonly onBroken?: () => void;
}

/** Call that loads a stored path with the token. */
export const storedCall = (path: string) =>
  ({ method: 'GET', path: `/sys/common/static/${path.replace(/^\/+/, '')}`, silent: true }) as const;

const underWay = new Map<string, Promise<Blob>>();

/** The content of a stored path. Images of one path that appear together, e.g. a seal in every row, share one call. */
function readImage(path: string): Promise<Blob> {
  const known = underWay.get(path);
  if (known) return known;
  const read = requestBlob(storedCall(path))
    .then(({ blob }) => blob)
    .finally(() => underWay.delete(path));
  underWay.set(path, read);
  return read;
}

/** Placeholder of a file that the user may not see. */
export const HiddenFile = () => <span className="muted">{text.file.hidden}</span>;

/** A stored image. One that requires the session, or whose signature has expired, is loaded with the token. */
export function StoredImage({ path, alt, className, style, onBroken }: StoredImageProps) {
  const [fetched, setFetched] = useState<{ path: string; url?: string; broken?: boolean }>({ path });
  const current = fetched.path === path ? fetched : { path };
  const { url } = current;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const isHidden = path === hiddenFile;
  const isFetched = !isHidden && needsSession(path);

  const retry = async () => {
    try {
      if (url || path.startsWith('http')) throw new Error('second failure');
      const blob = await readImage(path);
      setFetched({ path, url: URL.createObjectURL(blob) });
    } catch {
      // The failure is shown in place of the image.
      setFetched({ path, broken: true });
      onBroken?.();
    }
  };
  const load = useEffectEvent(() => void retry());
  // Runs per path.
  useEffect(() => {
    if (isFetched) load();
  }, [isFetched, path]);
  if (isHidden) return <HiddenFile />;
  if (isFetched && !url && !current.broken)
    return <span role="img" aria-label={alt} aria-busy className={className} style={style} />;
  if (current.broken) {
    return (
      <span role="img" aria-label={alt} className={`broken-image ${className ?? ''}`} style={style}>
        {text.image.loadFailed}
      </span>
    );
  }
  return (
    <img
      src={url ?? fileUrl(path)}
      alt={alt}
      loading="lazy"
      {...(className && { className })}
      {...(style && { style })}
      onError={() => void retry()}
    />
  );
}
