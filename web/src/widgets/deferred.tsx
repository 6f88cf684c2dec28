import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../request/load-chunk.ts';
import { tell } from '../request/tell.ts';

/**
 * A component whose module is fetched when it is first rendered: dialogs and boards that the first page does without.
 * Until it is there `Waiting` shows, or nothing; when it cannot be fetched the user is told, and the next rendering asks
 * again.
 */
export function deferred<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Deferred(props: P) {
    const [Shown, setShown] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      loadChunk(name, load).then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        (failure: Error) => tell.error(failure.message),
      );
    }, []);
    if (Shown) return <Shown {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  };
}
