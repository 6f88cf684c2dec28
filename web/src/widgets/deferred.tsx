import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../request/load-chunk.ts';
import { tell } from '../request/tell.ts';

/**
 * A component whose module is loaded on first render, for dialogs and panels that the first page does not need. Shows
 * `Waiting` or nothing until then. A failed load is shown to the user and tried again on the next render.
 */
export function lazyComponent<P extends object>(
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
