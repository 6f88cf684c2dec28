import { text } from '@campus/contract/messages';
import { browserPage } from './page-reload.ts';

/** (S) a script or style that takes longer is a failed load. */
const loadTimeoutMs = 120_000;

/** A part of the console that did not arrive; the message names it and the cause. */
export class ChunkLoadFailed extends Error {
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

/** Loads a module, within 120 s; fails with ChunkLoadFailed. */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  timeoutMs: number = loadTimeoutMs,
): Promise<T> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadFailed(name, text.chunk.cause.timeout)), timeoutMs);
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    if (error instanceof ChunkLoadFailed || error instanceof ScreenMissing) throw error;
    const { missing, network } = text.chunk.cause;
    throw new ChunkLoadFailed(name, browserPage.isOnline() ? missing : network, error);
  } finally {
    clearTimeout(timer);
  }
}
