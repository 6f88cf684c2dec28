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
  /** Called when the picture cannot be shown, also not with the token. */
  readonly onBroken?: () => void;
}

/** The address below which a stored path is asked for with the token. */
export const storedCall = (path: string) =>
  ({ method: 'GET', path: `/sys/common/static/${path.replace(/^\/+/, '')}`, silent: true }) as const;

/** What stands in place of a file that the reader may not see. */
export const HiddenFile = () => <span className="muted">{text.file.hidden}</span>;

/** A stored picture. One that needs the session, or whose signature has run out, is fetched with the token. */
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
      const { blob } = await requestBlob(storedCall(path));
      setFetched({ path, url: URL.createObjectURL(blob) });
    } catch {
      // Told in the picture's place.
      setFetched({ path, broken: true });
      onBroken?.();
    }
  };
  const load = useEffectEvent(() => void retry());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another picture
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
