import { mkdirSync, rmSync } from 'node:fs';
import { startConsole } from './console-process.ts';
import { dataFolder, logFolder } from './folders.ts';
import { openTemplate } from './stores.ts';

/** Seeds the template with the small sample data by starting the product once. Returns the function that removes it. */
export default async function prepareTemplate() {
  rmSync(dataFolder, { recursive: true, force: true }); // left over from an aborted run
  mkdirSync(logFolder, { recursive: true });
  const { dataDir, settings, remove } = await openTemplate();
  try {
    const server = await startConsole(dataDir, `${logFolder}/first-start.log`, settings);
    await server.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
