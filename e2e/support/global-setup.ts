import { mkdirSync, rmSync } from 'node:fs';
import { startConsole } from './console-process.ts';
import { dataFolder, logFolder, templateFolder } from './folders.ts';

/**
 * Creates a data folder with the small sample data by starting the product once. Every worker copies it
 * (support/server.ts), which is much faster than seeding again. Returns the function that removes all folders.
 */
export default async function prepareTemplate() {
  const removeData = () => rmSync(dataFolder, { recursive: true, force: true });
  removeData(); // left over from an aborted run
  mkdirSync(templateFolder, { recursive: true });
  mkdirSync(logFolder, { recursive: true });
  try {
    const server = await startConsole(templateFolder, `${logFolder}/first-start.log`);
    await server.stop();
  } catch (error) {
    removeData();
    throw error;
  }
  return removeData;
}
