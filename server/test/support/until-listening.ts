import { vi } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';

const patience = { timeout: 60_000 };

/**
 * Resolves when the application listens to every channel and has received all that was published so far: until then it
 * keeps nothing in memory, or drops it again.
 */
export async function untilListening(database: Database): Promise<void> {
  let received = 0;
  const stop = database.subscribe('test_listening', () => {
    received += 1;
  });
  await vi.waitFor(async () => {
    await database.publish('test_listening', '');
    if (received === 0) throw new Error('nothing received');
  }, patience);
  stop();
  await vi.waitFor(() => {
    if (database.notificationRun() === undefined) throw new Error('not listening');
  }, patience);
}
