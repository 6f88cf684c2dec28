import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startConsole } from './console-process.ts';
import { logFolder } from './folders.ts';

/**
 * Makes one data folder with the small demonstration data, through the product's own first start. Every worker copies
 * it (support/server.ts), which takes a fraction of seeding it again. Gives the function that removes it.
 */
export default async function prepareTemplate() {
  mkdirSync(logFolder, { recursive: true });
  const template = mkdtempSync(join(tmpdir(), 'campus-e2e-template-'));
  const remove = () => rmSync(template, { recursive: true, force: true });
  try {
    const server = await startConsole(template, join(logFolder, 'first-start.log'));
    await server.stop();
  } catch (error) {
    remove();
    throw error;
  }
  process.env.E2E_TEMPLATE = template;
  return remove;
}
