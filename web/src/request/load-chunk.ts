import { text } from '@campus/contract/messages';
import { browserPage } from './page-reload.ts';

/** (S) a script or style that takes longer is a failed load. */
const loadTimeoutMs = 120_000;

/** A part of the console that did not arrive; the message names it and the cause. */
export class ChunkLoadFailed extends Error {
  /** The network was gone: there is nothing wrong with the part itself. */
  readonly isOffline = !browserPage.isOnline();
  constructor(chunk: string, cause: string, origin?: unknown) {
    super(text.chunk.loadFailed(chunk, cause), { cause: origin });
    this.name = 'ChunkLoadError';
  }
}

/** The menu names a screen the console does not have. */
export class ScreenMissing extends Error {
  readonly code = 'MODULE_NOT_FOUND';
  constructor(name: string) {
    super(text.chunk.moduleNotFound(name));
    this.name = 'ScreenMissing';
  }
}

/** Styles that did not arrive: the loader of modules asks for a style only once. */
const lostStyles = new Set<string>();
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target.href);
  },
  { capture: true },
);

/** Asks again for the styles that were lost. */
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

/** Loads a module, within 120 s; fails with ChunkLoadFailed. */
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
