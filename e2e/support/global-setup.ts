import { mkdirSync, rmSync } from 'node:fs';
import { startConsole } from './console-process.ts';
import { dataFolder, logFolder, templateFolder } from './folders.ts';

/**
 * Makes one data folder with the small demonstration data, through the product's own first start. Every worker copies
 * it (support/server.ts), which takes a fraction of seeding it again. Gives the function that removes them all.
 */
export default async function prepareTemplate() {
  const removeData = () => rmSync(dataFolder, { recursive: true, force: true });
  removeData(); // of a run that was cut off
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
