import { text } from '@campus/contract/messages';
import { browserPage } from './page-reload.ts';

/** Slower loads count as failed. */
const loadTimeoutMs = 120_000;

/** A script or style failed to load; the message names the chunk and the cause. */
export class ChunkLoadFailed extends Error {
  /** Offline: the chunk itself may be fine. */
  readonly isOffline = !browserPage.isOnline();
  constructor(chunk: string, cause: string, origin?: unknown) {
    super(text.chunk.loadFailed(chunk, cause), { cause: origin });
    this.name = 'ChunkLoadError';
  }
}

/** The menu names a screen that the console does not have. */
export class ScreenMissing extends Error {
  readonly code = 'MODULE_NOT_FOUND';
  constructor(name: string) {
    super(text.chunk.moduleNotFound(name));
    this.name = 'ScreenMissing';
  }
}

/** Style sheets that failed to load: the module loader requests each one only once. */
const lostStyles = new Set<string>();
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target.href);
  },
  { capture: true },
);

/** Requests the failed style sheets again. */
const loadLostStyles = (): Promise<unknown> =>
  Promise.all(
    [...lostStyles].map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      link.onload = () => {
        lostStyles.delete(href);
        resolve();
      };
      link.onerror = () => reject(new Error(href));
      document.head.append(link);
      return promise;
    }),
  );

/** Loads a module within `timeoutMs`. Throws `ChunkLoadFailed`. */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  timeoutMs: number = loadTimeoutMs,
): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadFailed(name, text.chunk.cause.timeout)), timeoutMs);
  try {
    return await Promise.race([lostStyles.size > 0 ? loadLostStyles().then(load) : load(), tooLong]);
  } catch (error) {
    if (error instanceof ChunkLoadFailed || error instanceof ScreenMissing) throw error;
    const { missing, network } = text.chunk.cause;
    throw new ChunkLoadFailed(name, browserPage.isOnline() ? missing : network, error);
  } finally {
    clearTimeout(timer);
  }
}
